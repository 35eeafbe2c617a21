export type Group = 'search' | 'reading' | 'sharing' | 'machine'

type Check = {
  /** What the desk calls it. */
  name: string
  group: Group
  /** The field to edit. */
  field?: string
  /** The file to edit, where it is not the page's own. */
  file?: string
  /** Whether failing it is a problem; if not, it is advice. */
  required?: true
  /** Its points, as in Yoast's analyses: 9, unless it says otherwise. */
  of?: number
}

/** Checks of little weight count less, as in Rank Math. */
const light = 3
const metadata = { file: 'lib/seo/metadata.ts', required: true } as const

const checksOf = {
  search: {
    'title-room': { name: 'Length of the title', field: 'seo.title', required: true },
    'description-room': { name: 'Length of the description', field: 'seo.description', required: true },
    'one-heading': { name: 'One main heading', field: 'heading', required: true },
    'one-title': { name: 'No two pages share a title', field: 'seo.title', required: true },
    'one-description': { name: 'No two pages share a description', field: 'seo.description', required: true },
    'one-focus-phrase': { name: 'No two pages share a focus phrase', field: 'seo.focus', required: true },
    'address-length': { name: 'Length of the address', of: light },
    'number-in-title': { name: 'A number in the title', field: 'seo.title', of: 1 },
    'text-length': { name: 'Length of the text', field: 'body' },
    contents: { name: 'Table of contents', field: 'body', of: light },
    pictures: { name: 'Pictures', field: 'body' },
    'links-within': { name: 'Links within the site', field: 'body' },
    'links-out': { name: 'Links to other sites', field: 'body' },
    'links-followed': { name: 'Links that search engines follow', field: 'body', of: light },
    focus: { name: 'A focus phrase of its own', field: 'seo.focus', required: true },
    'focus-length': { name: 'Length of the focus phrase', field: 'seo.focus' },
    'focus-words': { name: 'Words of the focus phrase', field: 'seo.focus' },
    'focus-in-address': { name: 'Focus phrase in the address', field: 'seo.focus' },
    // A page that does not name its phrase in these places is not about it.
    'focus-in-title': { name: 'Focus phrase in the title', field: 'seo.title', required: true },
    'focus-in-description': { name: 'Focus phrase in the description', field: 'seo.description', required: true },
    'focus-in-introduction': { name: 'Focus phrase in the first paragraph', field: 'body', required: true },
    'focus-early-in-title': { name: 'Focus phrase early in the title', field: 'seo.title' },
    'focus-at-beginning': { name: 'Focus phrase near the beginning', field: 'body' },
    'focus-in-subheadings': { name: 'Focus phrase in a subheading', field: 'body' },
    'focus-in-picture': { name: 'Focus phrase in a picture’s text', field: 'body' },
    'focus-density': { name: 'How often the focus phrase occurs', field: 'body' },
    'competing-links': { name: 'Links that compete', field: 'body' },
  },
  reading: {
    'reading-ease': { name: 'Reading ease', field: 'body' },
    'text-presence': { name: 'Enough text to judge', field: 'body' },
    subheadings: { name: 'Subheadings through the text', field: 'body' },
    'paragraph-length': { name: 'Length of paragraphs', field: 'body' },
    'short-paragraphs': { name: 'Short paragraphs', field: 'body' },
    'sentence-length': { name: 'Length of sentences', field: 'body' },
    'long-sentences': { name: 'Long sentences', field: 'body' },
    'sentence-beginnings': { name: 'How sentences begin', field: 'body' },
    'transition-words': { name: 'Words that join sentences', field: 'body' },
    'passive-voice': { name: 'Passive voice', field: 'body' },
  },
  sharing: {
    'shared-fields': { name: 'Fields for shared links', ...metadata },
    card: { name: 'A card for sharing', ...metadata },
    'card-size': { name: 'Size of the card', ...metadata },
    'card-weight': { name: 'Weight of the card', ...metadata },
    'card-address': { name: 'Address of the card', ...metadata },
  },
  machine: {
    listing: { name: 'Listed, or not, as planned', ...metadata },
    canonical: { name: 'Canonical address', ...metadata },
    hreflang: { name: 'Both languages name each other (hreflang)', ...metadata },
    'structured-data': { name: 'Structured data', file: 'lib/seo/structured-data', required: true },
    sitemap: { name: 'In the sitemap', file: 'scripts/export', required: true },
    orphan: { name: 'Pages no text links to', required: true },
  },
} satisfies Record<Group, Record<string, Omit<Check, 'group'>>>

type NamesIn<Checks> = Checks extends unknown ? keyof Checks : never
export type CheckName = NamesIn<(typeof checksOf)[Group]>

/** Every check by its stable name, which reports, links and the command line use. */
export const checks = Object.fromEntries(
  Object.entries(checksOf).flatMap(([group, members]) =>
    Object.entries(members).map(([name, check]) => [name, { group, ...check }]),
  ),
) as Record<CheckName, Check>
