import { insurersIn } from '../../lib/content/insurers'
import { type Entry, type Problem, problemsOf } from '../../lib/content/read'
import { itemsAt, listAt } from '../../lib/content/read-fields'
import { defaultLocale } from '../../lib/i18n/locales'
import { plainName } from '../../lib/insurance/find-cards'
import type { Route } from '../../lib/page-types/definition'
import { findDuplicates } from '../../lib/util/duplicates'
import { notOfferedIn } from './addresses'
import { leads } from './offered'

const named = (known: unknown[]) => `known: ${known.join(', ')}`

/** Return the values of a field in a list; empty if the list is invalid, which has been reported already. */
function valuesIn(entry: Entry | undefined, path: string, field: string): unknown[] {
  const values = itemsAt(entry?.data, path).map(({ item }) => item[field])
  return listAt(entry?.data, path).length === values.length ? values : []
}

/**
 * Check that a language has words for the same kinds of coverage as the cards, and that some page explains their
 * promises.
 */
function checkWords(cards: Entry, words: Entry): Problem[] {
  const [kinds, described] = [itemsAt(cards.data, 'kinds'), itemsAt(words.data, 'kinds')]
  return [
    ...kinds.flatMap(({ item: { id }, at }) => {
      const isMissing = !described.some(({ item }) => item.id === id)
      return problemsOf(cards, { [`${at}.id`]: isMissing && `"${id}" has no words: describe it in ${words.file}` })
    }),
    ...described.flatMap(({ item: { id, answer }, at }) => {
      const kind = kinds.find(({ item }) => item.id === id)
      const isUnsaid = kind !== undefined && Boolean(answer) && !kind.item.page
      const reason = `promises something: remove the answer, or name the page that says so at "page" of "${id}" in ${cards.file}`
      return problemsOf(words, {
        [`${at}.id`]: !kind && `"${id}" is not a kind in ${cards.file}`,
        [`${at}.answer`]: isUnsaid && reason,
      })
    }),
  ]
}

/**
 * Check the names on insurance cards: each is listed once, insurers, pages and questions exist, and every kind of
 * coverage has words in each language.
 * @param routes the routes of the content
 */
export function checkInsuranceCards(entries: Entry[], routes: Route[]): Problem[] {
  const file = (name: string) => entries.find((entry) => entry.collection === name && entry.locale === defaultLocale)
  const cards = file('insurance-cards')
  if (!cards) return []
  const plans = file('insurance-plans')
  // An invalid list has been reported already.
  const isListed = valuesIn(file('clinic'), 'insurers', 'name').length > 0
  const insurers = isListed ? insurersIn(entries).map(({ name }) => name) : []
  const questions = valuesIn(plans, 'questions', 'id')
  const kinds = itemsAt(cards.data, 'kinds')
  const all = kinds.flatMap(({ item, at }) =>
    itemsAt(item, 'cards').map((card) => ({ item: card.item, at: `${at}.${card.at}` })),
  )
  const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

  return [
    ...findDuplicates(all, ({ item }) => plainName(textOf(item.name) ?? '')).flatMap(([{ item, at }, earlier]) => {
      const reason = `"${item.name}" appears twice: it is already at ${earlier.at}, keep one of the two`
      return problemsOf(cards, { [`${at}.name`]: reason })
    }),
    ...[kinds, all]
      .flatMap((list) => findDuplicates(list, ({ item }) => textOf(item.id)))
      .flatMap(([{ item, at }]) => problemsOf(cards, { [`${at}.id`]: `"${item.id}" appears twice` })),
    ...[...kinds, ...all].flatMap(({ item: { insurer }, at }) => {
      const unknown = insurer !== undefined && insurers.length > 0 && !insurers.includes(String(insurer))
      const reason = `"${insurer}" is not an insurer of the clinic; ${named(insurers)}: correct it, or add it to "insurers" of content/clinic.yaml`
      return problemsOf(cards, { [`${at}.insurer`]: unknown && reason })
    }),
    ...kinds.flatMap(({ item: { page, ask }, at }) => {
      const lost = typeof page === 'string' && page.startsWith('/') && !routes.some(({ path }) => path === page)
      const reason = notOfferedIn(entries).includes(String(page))
        ? `${leads(String(page))}: remove it, or offer the page`
        : `${page} leads to no page of this site: correct it or remove it`
      const asked = Array.isArray(ask) && questions.length > 0 ? ask : []
      return [
        ...problemsOf(cards, { [`${at}.page`]: lost && reason }),
        ...asked.flatMap((id, i) => {
          const reason = `"${id}" is not a question in ${plans?.file}; ${named(questions)}`
          return problemsOf(cards, { [`${at}.ask.${i}`]: !questions.includes(id) && reason })
        }),
      ]
    }),
    ...entries
      .filter(({ collection }) => collection === 'insurance-kinds')
      .flatMap((words) => checkWords(cards, words)),
  ]
}
