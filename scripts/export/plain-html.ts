import { type Element, isElement, type Node } from '../shared/html'

/** A piece of a page reduced to what Markdown can express: an element, or a text. */
export type Piece = Plain | string
export type Plain = { tag: string; attrs: Record<string, string>; parts: Piece[] }

export const isPlain = (piece: Piece): piece is Plain => typeof piece !== 'string'

/** Return an element. */
export const plain = (tag: string, parts: Piece[], attrs: Record<string, string> = {}): Plain => ({ tag, attrs, parts })

/** Return the elements directly in an element. */
export const childrenOf = ({ parts }: Plain): Plain[] => parts.filter(isPlain)

/** Elements that are part of a line of text. */
const inline = new Set('a abbr b br cite code em i img small span strong sup time'.split(' '))

/** Test whether a piece begins and ends its own lines. */
export const isBlock = (piece: Piece): boolean => isPlain(piece) && !inline.has(piece.tag)

/** Test whether an element, with all its content, is part of a line of text. */
export const isInline = (element: Plain): boolean => !isBlock(element) && childrenOf(element).every(isInline)

/** Return every element below an element in document order. */
export const allIn = (element: Plain): Plain[] => childrenOf(element).flatMap((child) => [child, ...allIn(child)])

/** Return the text of a piece. */
export const textOf = (piece: Piece): string => (isPlain(piece) ? piece.parts.map(textOf).join('') : piece)

/** Return the text of an element on one line. */
export const lineOf = (element: Piece): string => textOf(element).replace(/\s+/g, ' ').trim()

/** Copy nodes of a page, without comments: React separates texts with them. */
function plainOf(nodes: Node[]): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    if (isElement(node)) return [plainElement(node)]
    return 'value' in node ? [node.value] : []
  })
}

/** Copy an element of a page. */
export const plainElement = (element: Element): Plain => ({
  tag: element.tagName,
  attrs: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
  parts: plainOf(element.childNodes),
})

/** Replace elements at any depth, innermost first. @param change returns the pieces that stand for an element */
export function replaceAll(pieces: Piece[], change: (element: Plain) => Piece[]): Piece[] {
  return pieces.flatMap((piece) =>
    isPlain(piece) ? change({ ...piece, parts: replaceAll(piece.parts, change) }) : [piece],
  )
}
