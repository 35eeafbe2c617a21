/** A node of a page, in a browser or as parse5 reads it. */
type Tree = { nodeName: string; childNodes?: Iterable<Tree>; nodeValue?: string | null; value?: string; data?: string }

/** The elements in which React compares nothing. */
const unread = /^(noscript|script|style)$/

/** Continue a hash with a node: its name, its own text, and every node in it. */
function hashOf(node: Tree, seed = 0): number {
  let hash = seed
  // A browser's elements have none, though some have a value.
  const { nodeValue: text = node.value ?? node.data } = node
  const name = node.nodeName.toLowerCase()
  for (const letter of `${name} ${text ?? ''}`) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) | 0
  if (!unread.test(name)) for (const child of node.childNodes ?? []) hash = hashOf(child, hash)
  // The end of the node: what follows is not in it.
  return (hash * 31) | 0
}

/**
 * Hash each child of a body, with all that React compares: elements, texts and where one ends,
 * comments, but no attributes. The export states it, and the loader compares it with what the page has become.
 */
export function hashBody(body: Tree): string {
  return [...(body.childNodes ?? [])].map((child) => `${hashOf(child).toString(36)};`).join('')
}
