import { capitalized } from '../../../lib/i18n/capitalized'

/** Return the name of a page type: `new-patient-special` → `New patient special`. */
export const pageTypeName = (pageType: string) => capitalized(pageType.replaceAll('-', ' '))

/** Count things in words: `1 page`, `2 pages`. */
export const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`
