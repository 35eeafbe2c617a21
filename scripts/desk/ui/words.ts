import type { Locale } from '../../../lib/i18n/locales'
import type { Change, Finding, Level } from '../analysis/report'

/** Every word of the desk that does not come from the report, for the person who looks after the site's texts. */
export const words = {
  desk: 'The marketer’s desk',
  skip: 'Skip to the content',
  views: { pages: 'Pages', checks: 'Checks', changes: 'What changed', campaign: 'Campaign links' },
  languages: { en: 'English', es: 'Spanish' } satisfies Record<Locale, string>,
  short: { en: 'EN', es: 'ES' } satisfies Record<Locale, string>,
  levels: { problem: 'To mend', advice: 'Could be better', good: 'Good' } satisfies Record<Level, string>,
  groups: {
    search: 'Being found',
    reading: 'Reading',
    sharing: 'Being shared',
    machine: 'For machines',
  } satisfies Record<Finding['group'], string>,
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
  yes: 'Yes',
  no: 'No',
  none: 'None',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Could not copy: select the text and copy it by hand',
}

const checks: Record<string, string> = {
  focus: 'A focus phrase of its own',
  'focus-at-beginning': 'Focus phrase near the beginning',
  'focus-density': 'How often the focus phrase stands',
  'focus-early-in-title': 'Focus phrase early in the title',
  'focus-in-address': 'Focus phrase in the address',
  'focus-in-description': 'Focus phrase in the description',
  'focus-in-introduction': 'Focus phrase in the first paragraph',
  'focus-in-picture': 'Focus phrase in a picture’s text',
  'focus-in-subheadings': 'Focus phrase in a subheading',
  'focus-in-title': 'Focus phrase in the title',
  'focus-length': 'Length of the focus phrase',
  'focus-words': 'Words of the focus phrase',
  'address-length': 'Length of the address',
  'card-address': 'Address of the card',
  'card-size': 'Size of the card',
  'card-weight': 'Weight of the card',
  card: 'A card for sharing',
  canonical: 'Canonical address',
  'competing-links': 'Links that compete',
  contents: 'Table of contents',
  description: 'A description',
  'description-room': 'Length of the description',
  hreflang: 'Both languages name each other (hreflang)',
  'links-followed': 'Links that search engines follow',
  'links-out': 'Links to other sites',
  'links-within': 'Links within the site',
  listing: 'Listed, or not, as planned',
  'long-sentences': 'Long sentences',
  'number-in-title': 'A number in the title',
  'one-description': 'No two pages share a description',
  'one-focus-phrase': 'No two pages share a focus phrase',
  'one-heading': 'One main heading',
  'one-title': 'No two pages share a title',
  orphan: 'Pages no text links to',
  'paragraph-length': 'Length of paragraphs',
  'passive-voice': 'Passive voice',
  pictures: 'Pictures',
  'reading-ease': 'Reading ease',
  'sentence-beginnings': 'How sentences begin',
  'sentence-length': 'Length of sentences',
  'shared-fields': 'Fields for shared links',
  'short-paragraphs': 'Short paragraphs',
  sitemap: 'In the sitemap',
  'structured-data': 'Structured data',
  subheadings: 'Subheadings through the text',
  'text-length': 'Length of the text',
  'text-presence': 'Enough text to judge',
  'title-room': 'Length of the title',
  'transition-words': 'Words that join sentences',
}

const sentence = (name: string) => {
  const spaced = name.replaceAll('-', ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** A check in words; one that has none yet is called by its own name. */
export const checkName = (check: string): string => checks[check] ?? sentence(check)

/** A kind of page in words: `new-patient-special` → `New patient special`. */
export const kindName = sentence

/** `1 page`, `2 pages`. */
export const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`
