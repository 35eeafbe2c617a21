import { toText } from '../../lib/content/markdown'
import { isRecord } from '../../lib/util/is-record'

type Fields = Record<string, unknown>

/** Maximum length of a phrase that people type. */
const longestPhrase = 40

/** Return a search phrase from a title: its beginning, as people type it. */
function phraseFrom(title: string): string {
  const words = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s'’-]+/gu, ' ')
    .trim()
    .split(/\s+/)
  return words.reduce((phrase, word) => {
    const longer = `${phrase} ${word}`.trim()
    return longer.length > longestPhrase ? phrase : longer
  }, '')
}

/** The range of characters that search results have room for. */
const [fewest, most] = [120, 155]

/** Return the prose of a text, without headings, lists and footnotes. */
const sentencesOf = (body: string) =>
  body
    .split(/\n{2,}/)
    .filter((part) => !/^\s*(#|[-*>]|\d+\.)/.test(part))
    .map((part) => toText(part.replaceAll(/\[\^[\w-]+\]/g, '')))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Return a description for search results: the written one, extended from the text as far as there is room. */
function longEnough(description: string, body: string): string {
  if (!description || description.length >= fewest) return description
  const whole = `${description} ${sentencesOf(body)}`.trim()
  if (whole.length <= most) return whole
  return `${whole.slice(0, most).replace(/[\s,;:.–-]*\s\S*$/, '')}…`
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** The search result fields that may be left empty, and the field from which each is derived. */
const taken = { 'seo.title': 'title', 'seo.focus': 'title', 'seo.description': 'description' } as const

/**
 * Fill in a post's optional texts: search results show its title, its description and the beginning of its text.
 * @param fields with the Markdown as `body`
 */
export function completePost(fields: Fields): Fields {
  const [title, description] = [trimmed(fields.title), trimmed(fields.description)]
  const own = isRecord(fields.seo) ? fields.seo : {}
  const seo = {
    ...own,
    focus: trimmed(own.focus) || phraseFrom(title),
    title: trimmed(own.title) || title,
    description: trimmed(own.description) || longEnough(description, trimmed(fields.body)),
  }
  return { ...fields, seo }
}

/** Return the typed field of a post that is responsible for a problem in a derived one. */
export function typedField(fields: Fields, field: string): string {
  const [, name = ''] = field.split('.')
  const isTaken = field in taken && !trimmed(isRecord(fields.seo) && fields.seo[name])
  return isTaken ? taken[field as keyof typeof taken] : field
}
