import type { Locale } from '../../../lib/i18n/locales'
import { checks } from '../analysis/checks/catalogue'
import type { Change, DeskPage, Finding, Level } from '../analysis/report'

/** Every word of the desk that does not come from the report, for the person who looks after the site's texts. */
export const words = {
  desk: 'The marketer’s desk',
  skip: 'Skip to the content',
  unknownPage: 'No such page',
  languages: { en: 'English', es: 'Spanish' } satisfies Record<Locale, string>,
  short: { en: 'EN', es: 'ES' } satisfies Record<Locale, string>,
  levels: { problem: 'To mend', advice: 'Could be better', good: 'Good' } satisfies Record<Level, string>,
  groups: {
    search: 'Being found',
    reading: 'Reading',
    sharing: 'Being shared',
    machine: 'For machines',
  } satisfies Record<Finding['group'], string>,
  scores: { all: 'All', search: 'Being found', reading: 'Reading' } satisfies Record<keyof DeskPage['score'], string>,
  changeKinds: {
    removed: 'Address removed',
    redirected: 'Address redirected',
    added: 'Address added',
    title: 'Title',
    description: 'Description',
    card: 'Card',
    canonical: 'Canonical address',
    listing: 'In search results',
    graph: 'Structured data',
  } satisfies Record<Change['kind'], string>,
  none: 'None',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Could not copy: select the text and copy it by hand',
}

const sentence = (name: string) => {
  const spaced = name.replaceAll('-', ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

const names = new Map<string, string>(Object.entries(checks).map(([check, { name }]) => [check, name]))

/** A check in words; one of a later version is called by its own name. */
export const checkName = (check: string): string => names.get(check) ?? sentence(check)

/** A kind of page in words: `new-patient-special` → `New patient special`. */
export const kindName = sentence

/** `1 page`, `2 pages`. */
export const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`
