import { mapTexts } from '../i18n/placeholders'

/*
 * Footnotes: `[^niams]` after a sentence cites its source by the `key` in the list `sources`. In compiled content it
 * becomes the number of the source and of the mention: `[^2-1]`.
 */

const mark = /\[\^([^\]\s]+)\]/g

/** Return the keys of the sources that a text cites, in order: `"It helps.[^nih][^jama]"` → `['nih', 'jama']`. */
export const notesOf = (text: string): string[] => [...text.matchAll(mark)].map((match) => match[1] ?? '')

/** A footnote at the beginning of a text. */
export const noteAtStart = /^\[\^[^\]\s]+\]/

/** A footnote of compiled content. */
export const compiledNote = /^\[\^(\d+)-(\d+)\]$/
export const anyCompiledNote = /\[\^(\d+)-(\d+)\]/g

/** Return the id of a source on its page. */
export const sourceId = (source: number) => `source-${source}`

/** Return the id of the place in a text that cites a source. */
export const noteId = (source: number, mention: number) => `note-${source}-${mention}`

type Source = { key: string }
const isSource = (item: unknown): item is Source => typeof item === 'object' && item !== null && 'key' in item

/**
 * Number the sources of a page in the order of their first citation.
 * @returns the fields with their sources in that order, and the body; unchanged for a page without sources.
 */
export function numberNotes<Fields extends Record<string, unknown>>(fields: Fields, body: string) {
  const sources = Array.isArray(fields.sources) ? fields.sources.filter(isSource) : []
  if (sources.length === 0) return { fields, body }
  const mentionCounts = new Map<string, number>()
  const number = (text: string) =>
    text.replace(mark, (_, key: string) => {
      const mention = (mentionCounts.get(key) ?? 0) + 1
      mentionCounts.set(key, mention)
      return `[^${[...mentionCounts.keys()].indexOf(key) + 1}-${mention}]`
    })
  const texts = mapTexts(fields, number)
  const numbered = number(body)
  const order = [...mentionCounts.keys()]
  const place = ({ key }: Source) => (mentionCounts.has(key) ? order.indexOf(key) : order.length)
  const sorted = sources
    .map((source) => ({ ...source, mentions: mentionCounts.get(source.key) ?? 0 }))
    .sort((a, b) => place(a) - place(b))
  return { fields: { ...texts, sources: sorted }, body: numbered }
}
