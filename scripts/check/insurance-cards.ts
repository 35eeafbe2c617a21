import { type Entry, isRecord, type Problem, problem, problemsOf, valueAt } from '../../lib/content/read'
import { repeats } from '../../lib/content/repeats'
import { defaultLocale } from '../../lib/i18n/locales'
import { fold } from '../../lib/insurance/find-cards'
import type { Route } from '../../lib/kinds/kind'

/** An object of a list, and its path in the file. */
type Item = { item: Record<string, unknown>; at: string }

/** The objects of a list; tolerates an otherwise invalid file. */
function listIn(data: unknown, path: string): Item[] {
  const value = valueAt(data, path)
  const all = Array.isArray(value) ? value : []
  return all.flatMap((item, i) => (isRecord(item) ? [{ item, at: `${path}.${i}` }] : []))
}

const named = (known: unknown[]) => `known: ${known.join(', ')}`

/** The values of a field in a list; none if the list is wrong in itself, which is reported already. */
function valuesIn(entry: Entry | undefined, path: string, field: string): unknown[] {
  const list = entry && valueAt(entry.data, path)
  const values = entry ? listIn(entry.data, path).map(({ item }) => item[field]) : []
  return Array.isArray(list) && list.length === values.length ? values : []
}

/** Checks that the kinds of a language's words are those of the cards, and that a page says what they promise. */
function checkWords(cards: Entry, words: Entry): Problem[] {
  const kinds = listIn(cards.data, 'kinds')
  const described = listIn(words.data, 'kinds')
  const missing = kinds.filter(({ item }) => !described.some((other) => other.item.id === item.id))
  return [
    ...missing.map(({ item, at }) =>
      problem(cards, `${at}.id`, `"${item.id}" has no words: describe it in ${words.file}`),
    ),
    ...described.flatMap(({ item, at }) => {
      const kind = kinds.find((other) => other.item.id === item.id)
      if (!kind) return [problem(words, `${at}.id`, `"${item.id}" is no kind of ${cards.file}`)]
      if (!item.answer || kind.item.page) return []
      const reason = `promises something: name the page that says so at "page" of "${item.id}" in ${cards.file}`
      return [problem(words, `${at}.answer`, reason)]
    }),
  ]
}

/**
 * Checks the names on insurance cards: each stands once, insurers, pages and questions exist, and every kind of coverage has
 * its words in each language.
 * @param routes the routes of the content.
 */
export function checkInsuranceCards(entries: Entry[], routes: Route[]): Problem[] {
  const file = (name: string) => entries.find((entry) => entry.collection === name && entry.locale === defaultLocale)
  const cards = file('insurance-cards')
  if (!cards) return []
  const plans = file('insurance-plans')
  const insurers = valuesIn(file('clinic'), 'insurers', 'name')
  const questions = valuesIn(plans, 'sheet.items', 'id')
  const kinds = listIn(cards.data, 'kinds')
  const all = kinds.flatMap(({ item, at }) =>
    listIn(item, 'cards').map((card) => ({ item: card.item, at: `${at}.${card.at}` })),
  )
  const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

  return [
    ...repeats(all, ({ item }) => fold(textOf(item.name) ?? '')).map(([{ item, at }, earlier]) =>
      problem(
        cards,
        `${at}.name`,
        `"${item.name}" appears twice: it stands at ${earlier.at} already, keep one of the two`,
      ),
    ),
    ...[kinds, all].flatMap((list) =>
      repeats(list, ({ item }) => textOf(item.id)).map(([{ item, at }]) =>
        problem(cards, `${at}.id`, `"${item.id}" appears twice`),
      ),
    ),
    ...[...kinds, ...all].flatMap(({ item: { insurer }, at }) => {
      const unknown = insurer !== undefined && insurers.length > 0 && !insurers.includes(insurer)
      const reason = `"${insurer}" is no insurer of content/clinic.yaml; ${named(insurers)}`
      return problemsOf(cards, { [`${at}.insurer`]: unknown && reason })
    }),
    ...kinds.flatMap(({ item: { page, ask }, at }) => {
      const lost = typeof page === 'string' && page.startsWith('/') && !routes.some(({ path }) => path === page)
      const asked = Array.isArray(ask) && questions.length > 0 ? ask : []
      return [
        ...problemsOf(cards, {
          [`${at}.page`]: lost && `${page} leads to no page of this site: correct it or take it out`,
        }),
        ...asked.flatMap((id, i) => {
          const reason = `"${id}" is no question of ${plans?.file}; ${named(questions)}`
          return problemsOf(cards, { [`${at}.ask.${i}`]: !questions.includes(id) && reason })
        }),
      ]
    }),
    ...entries
      .filter(({ collection }) => collection === 'insurance-kinds')
      .flatMap((words) => checkWords(cards, words)),
  ]
}
