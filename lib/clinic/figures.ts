import type { Locale } from '../i18n/locales'
import { translator } from '../i18n/translator'
import { clinic } from './facts'

/** The item with an id in a list of content/clinic.yaml. @throws for an unknown id, naming the known ones. */
function find<Item extends { id: string }>(what: string, items: Item[], id: string): Item {
  const item = items.find((candidate) => candidate.id === id)
  if (item) return item
  throw new Error(`clinic.yaml: unknown ${what} "${id}"; known: ${items.map((other) => other.id).join(', ')}`)
}

/** How many patients of a group the clinic claims. @throws for a group that clinic.yaml does not list. */
export const patientsOf = (id: string) => find('claim', clinic.claims.patients, id).count

/** A claimed number as text: `1,000+`, in Spanish `más de 1,000` (digits grouped as in the United States and Mexico). */
export const atLeast = (count: number, locale: Locale): string =>
  translator(locale)('home.atLeast', { figure: new Intl.NumberFormat('en-US').format(count) })

/** The travel distance with an id. @throws for one that clinic.yaml does not list. */
export const travelFrom = (id: string) => find('travel fact', clinic.travel, id)

/** A travel distance as text: `12 min`, `3 miles`. */
export function distance({ minutes, miles }: (typeof clinic.travel)[number], locale: Locale): string {
  const t = translator(locale)
  return minutes === undefined ? t('home.miles', { count: miles ?? 0 }) : t('home.minutes', { count: minutes })
}
