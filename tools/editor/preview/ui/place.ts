/** Find the edited field on the page. */

/** Return a text as a page shows it: without Markdown syntax, with plain spaces. */
const plain = (text: string) =>
  text
    .replace(/^\s*(#{1,6}|[-*+]|\d+\.|>)\s+/, '')
    .replace(/\{#[\w-]+\}|\[\^[\w-]+\]/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|__|[*`]/g, '')
    .replace(/\u00AD|\u2060/g, '')
    .replace(/[\s\u00A0\u202F]+/g, ' ')
    .trim()

/** Return the longest part between placeholders such as `{phone}`, which the page fills in. */
const withoutPlaceholders = (text: string) =>
  text
    .split(/\{\w+\}/)
    .map((part) => part.trim())
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')

/** Return the line of a text at the caret, or the nearest one that is not empty. */
function lineAt(text: string, caret: number): string {
  const before = text.slice(0, caret).split('\n')
  const lines = text.split('\n')
  const at = before.length - 1
  const near = lines.map((line, i) => ({ line, far: Math.abs(i - at) })).filter(({ line }) => plain(line))
  return near.sort((a, b) => a.far - b.far)[0]?.line ?? ''
}

export type Control = HTMLInputElement | HTMLTextAreaElement

export const isControl = (element: unknown): element is Control =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && ['text', 'url', 'email', 'tel', 'search', ''].includes(element.type))

/** Return the words of a control as the page shows them: those at the caret. */
export const wordsIn = (control: Control): string =>
  withoutPlaceholders(plain(lineAt(control.value, control.selectionStart ?? 0)))

/**
 * Return the words that locate a control on the page: its own first, then those of the fields around it, since
 * opening hours and map positions are formatted differently.
 */
export function wordsAround(control: Control): string[] {
  const found = [wordsIn(control)]
  let group = control.closest('[data-key-path]')?.parentElement?.closest('[data-key-path]')
  for (let level = 0; group && level < 2; level++) {
    for (const other of group.querySelectorAll('input, textarea'))
      if (other !== control && isControl(other) && found.length < 12) found.push(wordsIn(other))
    group = group.parentElement?.closest('[data-key-path]')
  }
  return found.filter((words) => words.length > 2)
}

const blocks =
  'h1, h2, h3, h4, p, li, dt, dd, td, th, figcaption, summary, blockquote, label, address, a, button, span, b'

/** Return parts of a line to look for: all of it, then its beginning and its end, in case the page breaks it up. */
function parts(words: string): string[] {
  if (words.length <= 40) return [words]
  const end = words.slice(-40)
  return [words, words.slice(0, 40).replace(/ \S*$/, ''), end.slice(end.indexOf(' ') + 1)]
}

/** Rank an element that contains the words: the main part before its surroundings, a heading before a link. */
function rank(element: HTMLElement, text: string, words: string): number {
  const isWay = element.closest('nav, header:not(main *), footer') !== null
  const isHeading = /^H\d$/.test(element.tagName) && text === words
  return (isWay ? 10_000 : 0) + (isHeading ? 0 : 1000) + text.length - words.length
}

/** Return the smallest element of a page that shows the words. */
export function placeOf(page: Document, words: string): HTMLElement | undefined {
  const elements = [...page.querySelectorAll<HTMLElement>(blocks)].map((element) => ({
    element,
    text: plain(element.textContent ?? '').toLowerCase(),
  }))
  for (const part of parts(words.toLowerCase())) {
    const [best] = elements
      .filter(({ text }) => text.includes(part))
      .map(({ element, text }) => ({ element, rank: rank(element, text, part) }))
      .sort((a, b) => a.rank - b.rank)
    if (best) return best.element
  }
  return undefined
}
