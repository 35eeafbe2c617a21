import type { Locale } from '../i18n/locales'
import { translator } from '../i18n/translator'
import { clinic } from './facts'

/** The item of a list of content/clinic.yaml with an id. @throws when there is none, with the ids there are. */
function find<Item extends { id: string }>(what: string, items: Item[], id: string): Item {
  const item = items.find((candidate) => candidate.id === id)
  if (item) return item
  throw new Error(`clinic.yaml: unknown ${what} "${id}"; known: ${items.map((other) => other.id).join(', ')}`)
}

/** How many patients of a group the clinic says it has. @throws for a group that clinic.yaml does not name. */
export const patientsOf = (id: string) => find('claim', clinic.claims.patients, id).count

/** A way to the clinic by its id. @throws for one that clinic.yaml does not name. */
export const travelFrom = (id: string) => find('travel fact', clinic.travel, id)

/** How long a way to the clinic is, in words: `12 min`, `3 miles`. */
export function distance({ minutes, miles }: (typeof clinic.travel)[number], locale: Locale): string {
  const t = translator(locale)
  return minutes === undefined ? t('home.miles', { count: miles ?? 0 }) : t('home.minutes', { count: minutes })
}
