import { Marked, type Token } from 'marked'
import { collections, isSettings } from '../../lib/content/collections'
import { toText } from '../../lib/content/markdown'
import type { Entry } from '../../lib/content/read'
import { splitSections } from '../../lib/content/sections'
import { once } from '../../lib/util/once'

/** A piece of visible text as plain text: a heading, a paragraph, a list item. */
export type Passage = {
  field: string
  /** The line of the file on which it begins. */
  line: number
  text: string
  /** `heading` has a level; `picture` is the text alternative of a picture. */
  kind: 'text' | 'heading' | 'picture'
  level?: number
}

/** Keys that no visitor reads: `typed` holds what people type, in their own words. */
const neutral = new Set(['id', 'href', 'icon', 'photo', 'url', 'typed'])
/** Fields that are not texts of the clinic: titles and publishers of sources, the record of the translation, patients' own words. */
const excluded = new Set(['sources', 'translatedFrom', 'everyday', 'asked'])

const parser = new Marked()
const newlines = (text: string) => text.split('\n').length - 1

/** Split Markdown into headings, paragraphs, list items and pictures. */
function pieces(tokens: Token[], field: string, start: number): Passage[] {
  let next = start
  return tokens.flatMap((token): Passage[] => {
    const line = next
    next += newlines(token.raw)
    if (token.type === 'space' || token.type === 'hr') return []
    if (token.type === 'heading')
      return [{ field, line, text: toText(token.text), kind: 'heading', level: token.depth }]
    if (token.type === 'list') return pieces(token.items, field, line)
    if (token.type === 'list_item' || token.type === 'blockquote') return pieces(token.tokens ?? [], field, line)
    const pictures = [...token.raw.matchAll(/!\[([^\]]*)\]\(\S+?(?:\s+"([^"]*)")?\)/g)]
    return [
      ...pictures.flatMap(([, alt = '', caption]): Passage[] => [
        { field, line, text: alt.trim(), kind: 'picture' },
        ...(caption ? [{ field, line, text: caption, kind: 'text' as const }] : []),
      ]),
      { field, line, text: toText(token.raw).replace(/\s+/g, ' '), kind: 'text' },
    ]
  })
}

/** Return all visible texts of a file in order, without facts and sources. */
export const passagesOf = once((entry: Entry): Passage[] => {
  if (isSettings(entry.collection)) return []
  const { words } = collections[entry.collection]
  const walk = (value: unknown, path: string[]): Passage[] => {
    const field = path.join('.')
    if (typeof value === 'string') return pieces(parser.lexer(value), field, entry.lineOf?.(field) ?? 1)
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, item]) => (neutral.has(key) ? [] : walk(item, [...path, key])))
  }
  const fields = Object.entries(entry.data).filter(([key]) => key in words && !excluded.has(key))
  return [
    ...fields.flatMap(([key, value]) => walk(value, [key])),
    ...pieces(parser.lexer(entry.body), 'body', entry.lineOf?.('body') ?? 1),
  ].filter(({ text, kind }) => text !== '' || kind === 'picture')
})

/** Return the sections of a file's body. */
export const sectionsOf = once((entry: Entry) => splitSections(entry.body).sections)

/** Return the beginning of a text, to quote it in a message: `"When the alarm never switches…"`. */
export function beginning(text: string): string {
  const words = text.split(' ')
  return `"${words.slice(0, 6).join(' ')}${words.length > 6 ? '…' : ''}"`
}
