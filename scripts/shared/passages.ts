import type { Token, Tokens } from 'marked'
import { collections, isSettings } from '../../lib/content/collections'
import { childrenOf, findTokens, isHeading, parseMarkdown, plainText } from '../../lib/content/markdown'
import type { Entry } from '../../lib/content/read'
import { splitSections } from '../../lib/content/sections'
import { memoize } from '../../lib/util/memoize'

/** A piece of visible text as plain text: a heading, a paragraph, a list item. */
export type Passage = {
  field: string
  /** The line of the file where it begins. */
  line: number
  text: string
  /** `heading` has a level; `picture` is the text alternative of a picture. */
  kind: 'text' | 'heading' | 'picture'
  level?: number
}

/**
 * Keys with texts that no visitor reads: `typed` and `said` hold what people type, in their own words. `source` has a text per
 * language.
 */
const neutral = new Set(['id', 'href', 'icon', 'photo', 'url', 'typed', 'source', 'said'])
/**
 * Fields that are not the clinic's own texts: titles and publishers of sources, the translation record, patients'
 * words.
 */
const excluded = new Set(['sources', 'translatedFrom', 'everyday', 'asked', 'together'])

const newlines = (text: string) => text.split('\n').length - 1

/** Blocks that contain words; other blocks with tokens contain blocks: lists, quotes. */
const wordBlocks = ['paragraph', 'text']

/** Return the text alternative of a picture, and its caption. */
const picturePassages = ({ text, title }: Tokens.Image, field: string, line: number): Passage[] => [
  { field, line, text: text.trim(), kind: 'picture' },
  ...(title ? [{ field, line, text: title, kind: 'text' as const }] : []),
]

/** Split Markdown into headings, paragraphs, list items and pictures. */
function pieces(tokens: Token[], field: string, start: number): Passage[] {
  let next = start
  return tokens.flatMap((token): Passage[] => {
    const line = next
    next += newlines(token.raw)
    if (isHeading(token)) return [{ field, line, text: plainText([token]).trim(), kind: 'heading', level: token.depth }]
    const children = childrenOf(token)
    if (children.length > 0 && !wordBlocks.includes(token.type)) return pieces(children, field, line)
    return [
      ...findTokens<Tokens.Image>([token], 'image').flatMap((image) => picturePassages(image, field, line)),
      { field, line, text: plainText([token]).replace(/\s+/g, ' ').trim(), kind: 'text' },
    ]
  })
}

/** Return all visible texts of a file in order, without facts and sources. */
export const passagesOf = memoize((entry: Entry): Passage[] => {
  if (isSettings(entry.collection)) return []
  const { words } = collections[entry.collection]
  const walk = (value: unknown, path: string[]): Passage[] => {
    const field = path.join('.')
    if (typeof value === 'string') return pieces(parseMarkdown(value), field, entry.lineOf?.(field) ?? 1)
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, item]) => (neutral.has(key) ? [] : walk(item, [...path, key])))
  }
  const fields = Object.entries(entry.data).filter(([key]) => key in words && !excluded.has(key))
  return [
    ...fields.flatMap(([key, value]) => walk(value, [key])),
    ...pieces(parseMarkdown(entry.body), 'body', entry.lineOf?.('body') ?? 1),
  ].filter(({ text, kind }) => text !== '' || kind === 'picture')
})

const splitBody = memoize((entry: Entry) => splitSections(entry.body))

/** Return the sections of a file's body. */
export const sectionsOf = (entry: Entry) => splitBody(entry).sections

/** Return the text above the first heading of a file's body. */
export const introOf = (entry: Entry) => splitBody(entry).intro

/** Return the beginning of a text, to quote it in a message: `"When the alarm never switches…"`. */
export function beginning(text: string): string {
  const words = text.split(' ')
  return `"${words.slice(0, 6).join(' ')}${words.length > 6 ? '…' : ''}"`
}
