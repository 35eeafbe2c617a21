import { Marked, type Token } from 'marked'
import { collections, isSettings } from '../../lib/content/collections'
import { toText } from '../../lib/content/markdown'
import type { Entry } from '../../lib/content/read'
import { once } from './once'

/** A piece of text that a reader meets on a page, without Markdown marks. */
export type Words = {
  field: string
  /** The line of the file it begins on. */
  line: number
  text: string
  /** `heading` has a level; `picture` is what stands for a picture where it cannot be seen. */
  kind: 'text' | 'heading' | 'picture'
  level?: number
}

/** Keys that are the same in both languages wherever they stand. */
const neutral = new Set(['id', 'href', 'icon', 'url'])
/** Fields whose words are not the clinic's: titles and publishers of sources, the record of the translation. */
const notOurs = new Set(['sources', 'translatedFrom'])

const parser = new Marked()
const newlines = (text: string) => text.split('\n').length - 1

/** The pieces of a piece of Markdown: headings, paragraphs, single list items, pictures. */
function pieces(tokens: Token[], field: string, start: number): Words[] {
  let next = start
  return tokens.flatMap((token): Words[] => {
    const line = next
    next += newlines(token.raw)
    if (token.type === 'space' || token.type === 'hr') return []
    if (token.type === 'heading')
      return [{ field, line, text: toText(token.text), kind: 'heading', level: token.depth }]
    if (token.type === 'list') return pieces(token.items, field, line)
    if (token.type === 'list_item' || token.type === 'blockquote') return pieces(token.tokens ?? [], field, line)
    const pictures = [...token.raw.matchAll(/!\[([^\]]*)\]\(\S+?(?:\s+"([^"]*)")?\)/g)]
    return [
      ...pictures.flatMap(([, alt = '', caption]): Words[] => [
        { field, line, text: alt.trim(), kind: 'picture' },
        ...(caption ? [{ field, line, text: caption, kind: 'text' as const }] : []),
      ]),
      { field, line, text: toText(token.raw).replace(/\s+/g, ' '), kind: 'text' },
    ]
  })
}

/** Everything a reader of this file's language reads, in the order of the file; facts and sources are left out. */
export const wordsOf = once((entry: Entry): Words[] => {
  if (isSettings(entry.collection)) return []
  const { words } = collections[entry.collection]
  const walk = (value: unknown, path: string[]): Words[] => {
    const field = path.join('.')
    if (typeof value === 'string') return pieces(parser.lexer(value), field, entry.lineOf?.(field) ?? 1)
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, item]) => (neutral.has(key) ? [] : walk(item, [...path, key])))
  }
  const fields = Object.entries(entry.data).filter(([key]) => key in words && !notOurs.has(key))
  return [
    ...fields.flatMap(([key, value]) => walk(value, [key])),
    ...pieces(parser.lexer(entry.body), 'body', entry.lineOf?.('body') ?? 1),
  ].filter(({ text, kind }) => text !== '' || kind === 'picture')
})

/** How a text begins, to quote it in a message: `"When the alarm never switches…"`. */
export function beginning(text: string): string {
  const words = text.split(' ')
  return `"${words.slice(0, 6).join(' ')}${words.length > 6 ? '…' : ''}"`
}
