import type { Token, Tokens } from 'marked'
import { isHeading, parseMarkdown } from './markdown'

/** A section of a Markdown body: `## Heading {#id}`, an optional picture, and text. */
export type Section = {
  id: string
  heading: string
  /** The Markdown after the heading, without the picture. */
  body: string
  picture?: { view: string; alt: string; caption: string }
}

const sourceOf = (tokens: Token[]) =>
  tokens
    .map(({ raw }) => raw)
    .join('')
    .trim()

/** Return the picture if a paragraph consists of just that: `![alt](view "caption")`. */
function pictureIn(paragraph: Token | undefined): Section['picture'] {
  if (paragraph?.type !== 'paragraph' || paragraph.tokens?.length !== 1) return
  const [token] = paragraph.tokens
  if (token?.type !== 'image') return
  const { text, href, title } = token as Tokens.Image
  return { alt: text, view: href, caption: title ?? '' }
}

/**
 * Split a Markdown body at its `##` headings, and take a leading picture out of each section's text.
 * @returns the text before the first heading, and the sections in order (`id` is empty if the heading has none).
 */
export function splitSections(markdown: string): { intro: string; sections: Section[] } {
  const intro: Token[] = []
  const parts: { id: string; heading: string; tokens: Token[] }[] = []
  for (const token of parseMarkdown(markdown)) {
    if (isHeading(token) && token.depth === 2) parts.push({ id: token.id ?? '', heading: token.text, tokens: [] })
    else (parts.at(-1)?.tokens ?? intro).push(token)
  }
  return {
    intro: sourceOf(intro),
    sections: parts.map(({ id, heading, tokens }) => {
      const blocks = tokens.filter(({ type }) => type !== 'space')
      const picture = pictureIn(blocks[0])
      const body = sourceOf(picture ? tokens.slice(tokens.indexOf(blocks[0] as Token) + 1) : tokens)
      return { id, heading, body, ...(picture && { picture }) }
    }),
  }
}

/** The longest opening of a text, in characters, that still fits three phone screens. */
const longestBeginning = 1700

/** The longest piece of a text that takes little more than two screens of a phone, in characters. */
const longestPiece = 2100

/**
 * Split a Markdown body before its second `##` heading, or before the first if the first part would be too long for a
 * phone; the second part is empty if there is no such heading.
 */
export function splitAfterFirstSection(markdown: string): [first: string, rest: string] {
  const tokens = parseMarkdown(markdown)
  const starts = tokens.flatMap((token, i) => (isHeading(token) && token.depth === 2 ? [i] : []))
  const after = starts[1] ?? tokens.length
  const isLong = sourceOf(tokens.slice(0, after)).length > longestBeginning
  const cut = isLong && starts[0] ? starts[0] : after
  return [sourceOf(tokens.slice(0, cut)), sourceOf(tokens.slice(cut))]
}

/**
 * Split a Markdown body after the section with an id.
 * @returns the text through that section, and the rest; the rest is undefined if there is no such section
 */
export function splitAfterSection(markdown: string, id: string): [through: string, rest: string | undefined] {
  const tokens = parseMarkdown(markdown)
  const start = tokens.findIndex((token) => isHeading(token) && token.id === id)
  if (start < 0) return [markdown, undefined]
  const { depth = 2 } = tokens[start] as Tokens.Heading
  const next = tokens.findIndex((token, i) => i > start && isHeading(token) && token.depth <= depth)
  const end = next < 0 ? tokens.length : next
  return [sourceOf(tokens.slice(0, end)), sourceOf(tokens.slice(end))]
}

/**
 * Split a Markdown body before headings into pieces of about two screens of a phone; a part without a heading stays
 * whole. @param longest the most characters of a piece that has several parts
 */
export function splitIntoPieces(markdown: string, longest = longestPiece): string[] {
  const parts: Token[][] = []
  for (const token of parseMarkdown(markdown)) {
    const last = parts.at(-1)
    // A heading stays with the one that follows it at once.
    const begins = isHeading(token) && last?.some((before) => !isHeading(before) && before.type !== 'space')
    if (!last || begins) parts.push([token])
    else last.push(token)
  }
  const pieces: Token[][] = []
  for (const part of parts) {
    const last = pieces.at(-1)
    if (last && sourceOf([...last, ...part]).length <= longest) last.push(...part)
    else pieces.push(part)
  }
  return pieces.map(sourceOf)
}
