import type { Locale } from '../i18n/locales'
import { translator } from '../i18n/translator'
import { itemOf } from '../util/item-of'
import { clinic } from './facts'

/** Return how many patients of a group the clinic claims. @throws for a group missing from clinic.yaml. */
export const patientsOf = (id: string) => itemOf(clinic.claims.patients, id, 'clinic.yaml: unknown claim').count

/** Format a claimed minimum: `1,000+`, in Spanish `más de 1,000` (grouped as in the United States and Mexico). */
export const atLeast = (count: number, locale: Locale): string =>
  translator(locale)('home.atLeast', { figure: new Intl.NumberFormat('en-US').format(count) })

/** Return how long the doctor has practiced, with its label; nothing where the clinic does not say. */
export function yearsFigure(locale: Locale): [label: string, value: string][] {
  const { yearsOfExperience: years } = clinic.claims
  return years === undefined ? [] : [[translator(locale)('home.years'), atLeast(years, locale)]]
}

/** Return the travel distance with an id. @throws for one missing from clinic.yaml. */
export const travelFrom = (id: string) => itemOf(clinic.travel, id, 'clinic.yaml: unknown travel fact')

/** Format a travel distance: `12 min`, `3 miles`. */
export function distance({ minutes, miles }: (typeof clinic.travel)[number], locale: Locale): string {
  const t = translator(locale)
  return minutes === undefined ? t('home.miles', { count: miles ?? 0 }) : t('home.minutes', { count: minutes })
}
