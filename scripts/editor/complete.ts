import { isRecord } from '../../lib/content/read'
import type { Locale } from '../../lib/i18n/locales'

type Fields = Record<string, unknown>

/** The question above the invitation of a post that asks none of its own. */
export const usualQuestion: Record<Locale, string> = {
  en: 'Would you like to talk it over?',
  es: '¿Quiere hablarlo con nosotros?',
}

/** The longest phrase that people type. */
const longestPhrase = 40

/** A search phrase from a title: its beginning, as people type it. */
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

const said = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** The fields of search results that were left empty, and the field from which each is taken. */
const taken = { 'seo.title': 'title', 'seo.focus': 'title', 'seo.description': 'description' } as const

/**
 * The words of a post in a language with what may be left empty: search results show its title and description, and it invites with
 * the usual question.
 */
export function completePost(fields: Fields, locale: Locale): Fields {
  const [title, description] = [said(fields.title), said(fields.description)]
  const own = isRecord(fields.seo) ? fields.seo : {}
  const seo = {
    ...own,
    focus: said(own.focus) || phraseFrom(title),
    title: said(own.title) || title,
    description: said(own.description) || description,
  }
  return { ...fields, ask: said(fields.ask) || usualQuestion[locale], seo }
}

/** The field of a post that was typed, where a problem concerns one that was made of it. */
export function typedField(fields: Fields, field: string): string {
  const [, name = ''] = field.split('.')
  const isTaken = field in taken && !said(isRecord(fields.seo) && fields.seo[name])
  return isTaken ? taken[field as keyof typeof taken] : field
}
