import type { Locale } from '../i18n/locales'
import type { Page } from '../kinds/kind'
import type { RegionRules } from './advise'

/** What the questions about one part of the body need. */
export type Questions = Pick<Page<'where-does-it-hurt'>, 'questions' | 'answers'> & {
  rules: RegionRules
  name: string
  physician?: string
  /** The words of the signs of danger. */
  texts: Record<string, string>
}

/** The words of the guide as `npm run prepare-content` writes them, in the file of each language. */
const words: Record<Locale, () => Promise<{ default: unknown }>> = {
  en: () => import('@/.content/where-does-it-hurt.en.json'),
  es: () => import('@/.content/where-does-it-hurt.es.json'),
}

/**
 * Loads the questions about a part of the body: in the browser, where only those who ask for them need them.
 * @throws when they do not come, or when there is no such part.
 */
export async function loadQuestions(region: string, locale: Locale): Promise<Questions> {
  const [pages, all] = await Promise.all([words[locale](), import('@/.content/triage.json')])
  const [page] = pages.default as Page<'where-does-it-hurt'>[]
  const rules = (all.default as RegionRules[]).find(({ id }) => id === region)
  const own = page?.regions.find(({ id }) => id === region)
  if (!page || !rules || !own) throw new Error(`triage: no part of the body "${region}" in ${locale}`)
  return {
    questions: page.questions,
    answers: page.answers,
    rules,
    name: own.name,
    physician: own.physician,
    texts: Object.fromEntries(page.signs.map(({ id, text }) => [id, text])),
  }
}
