import { capitalized } from '../../../lib/i18n/capitalized'
import { type CheckName, checks } from '../analysis/checks/catalogue'
import words from './words.json'

/** All texts of the desk that are not in the report, for the person who looks after the site's texts. */
export { words }

const sentence = (name: string) => capitalized(name.replaceAll('-', ' '))

/** Return the name of a check; an unknown one, of a later version, keeps its id. */
export const checkName = (check: string): string =>
  check in checks ? checks[check as CheckName].name : sentence(check)

/** Return the name of a page type: `new-patient-special` → `New patient special`. */
export const pageTypeName = sentence

/** Count things in words: `1 page`, `2 pages`. */
export const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`
