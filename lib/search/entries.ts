import type { Locale } from '../i18n/locales'
import { headingId } from '../i18n/slug'
import type { Answer, Phrase, SearchFile, SearchTexts } from './file'
import { stemsOf } from './words'

/** The index of a page, and the id of a section of it. */
type Target = [page: number, part?: string]

/**
 * An entry that queries are compared with: the opening of a page, a section, or a phrase with its pages, best first.
 */
export type Entry = {
  targets: Target[]
  /** Its stems with their weights: higher in a title than in a sentence. */
  stems: Map<string, number>
  isPhrase?: boolean
  /** True for phrases of the other language. */
  isForeign?: boolean
  answer?: Answer
}

/** A section of a page. */
export type Section = { page: number; id: string; heading: string; sentence: string }

/** The weight of a word by where it appears. */
const weights = { title: 3, heading: 2, sentence: 1, phrase: 3 }
type Field = keyof typeof weights

/** Return the sections of the pages, with their ids. */
export const sectionsIn = (texts?: SearchTexts): Section[] =>
  texts?.sections.map(([page, id, heading, sentence]) => ({ page, id: id || headingId(heading), heading, sentence })) ??
  []

/** Return all search entries from the files of a language. */
export function entriesOf(file: SearchFile, locale: Locale, texts?: SearchTexts): Entry[] {
  const makeEntry = (fields: Partial<Record<Field, string>>, targets: Target[]): Entry => {
    const stems = new Map<string, number>()
    for (const [field, text] of Object.entries(fields))
      for (const stem of stemsOf(text, locale)) stems.set(stem, Math.max(weights[field as Field], stems.get(stem) ?? 0))
    return { stems, targets }
  }
  const makePhrases = (phrases: Phrase[], targets: Target[], more?: Partial<Entry>): Entry[] =>
    phrases.map((phrase) => ({
      stems: new Map(phrase.split(' ').map((stem) => [stem, weights.phrase])),
      targets,
      isPhrase: true,
      ...more,
    }))
  const { pages } = file
  return [
    ...pages.map(([, title], page) => makeEntry({ title, sentence: texts?.leads[page] ?? '' }, [[page]])),
    ...sectionsIn(texts).map(({ page, id, heading, sentence }) => makeEntry({ heading, sentence }, [[page, id]])),
    ...file.everyday.flatMap(({ targets, own, foreign }) => {
      const meant = targets.map((target): Target => {
        const [page, part] = target.split('#')
        return [Number(page), part]
      })
      return [...makePhrases(own, meant), ...makePhrases(foreign, meant, { isForeign: true })]
    }),
    ...file.answers.flatMap(([asked, title, lines, label, href, page]) =>
      makePhrases(asked, [[pages.findIndex(([path]) => path === page)]], {
        answer: { title, lines, action: [label, href], page },
      }),
    ),
  ]
}
