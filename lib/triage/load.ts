import type { Locale } from '../i18n/locales'
import type { Page } from '../page-types/definition'
import type { RegionRules } from './advise'
import type { AnswerWords } from './words'

/** Rules and words for the questions about one part of the body. */
export type Questions = Pick<Page<'where-does-it-hurt'>, 'questions' | 'answers'> & {
  /** Interface strings, with three of the page: its title, the heading of its pages, that it is no diagnosis. */
  words: AnswerWords & Record<'place' | 'pages' | 'notice', string>
  rules: RegionRules
  /** The titles of the pages that the parts lead to, by path in the default language. */
  titles: Record<string, string>
  name: string
  /** The words of signs and answers, and what to do at once about a sign. */
  texts: Record<string, { text: string; do?: string }>
}

type Guide = Pick<Questions, 'titles'> & {
  page?: Page<'where-does-it-hurt'>
  regions: RegionRules[]
  strings: AnswerWords
}

/** Rules and words of the questions as scripts/build/content.ts writes them, in a file for each language. */
const guides: Record<Locale, () => Promise<{ default: unknown }>> = {
  en: () => import('@/.content/triage.en.json'),
  es: () => import('@/.content/triage.es.json'),
}

/** The answers of all questions that are not signs. */
const optionsOf = ({ questions: { about, began, course } }: Page<'where-does-it-hurt'>) =>
  [about, began, course].flatMap(({ options }) => options)

/**
 * Loads the questions about a part of the body: in the browser, where only those who ask for them need them.
 * @throws when they do not come, or when there is no such part.
 */
export async function loadQuestions(region: string, locale: Locale): Promise<Questions> {
  const { page, regions, titles, strings } = (await guides[locale]()).default as Guide
  const rules = regions.find(({ id }) => id === region)
  const own = page?.regions.find(({ id }) => id === region)
  if (!page || !rules || !own) throw new Error(`triage: no part of the body "${region}" in ${locale}`)
  return {
    words: {
      ...strings,
      place: page.title,
      pages: page.parts.pages,
      notice: page.notice.heading,
    },
    questions: page.questions,
    answers: page.answers,
    rules,
    titles,
    name: own.name,
    texts: Object.fromEntries(
      [...page.signs, ...optionsOf(page)].map(({ id, ...words }): [string, { text: string; do?: string }] => [
        id,
        words,
      ]),
    ),
  }
}
