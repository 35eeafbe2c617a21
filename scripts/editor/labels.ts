/** What the editor shows beside a field: plain words for names that only make sense to a programmer. */
type Label = { label?: string; hint?: string }

/** By the name of the field, wherever it stands. A schema's own `.meta({ label, hint })` comes first. */
const known: Record<string, Label> = {
  address: { label: 'Address of the clinic' },
  aliases: { label: 'Other addresses', hint: 'Old or alternative endings of the web address that lead to this page.' },
  ask: { label: 'Question above the invitation' },
  assistance: { label: 'Offer of help in other languages' },
  author: { hint: 'Who signs the article: the doctor or the clinic.' },
  bioHeading: { label: 'Heading of the biography' },
  bioNote: { label: 'Note below the biography' },
  blurb: { label: 'Short description' },
  board: { label: 'Words on the home page’s pain finder' },
  caption: { hint: 'The line below the drawing.' },
  card: { label: 'Words on the card', hint: 'Shown where other pages link to this one.' },
  claim: { label: 'Number shown', hint: 'The number itself stands in the clinic’s facts.' },
  claims: { label: 'Numbers the pages mention', hint: 'Each must be true on the day the site is published.' },
  cta: { label: 'Words that invite to book' },
  ctaHeading: { label: 'Heading of the invitation' },
  ctaText: { label: 'Text of the invitation' },
  date: { hint: 'The day of publication. It cannot lie in the future.' },
  drawing: { hint: 'The picture of the page, by its name.' },
  emphasis: { label: 'Place the map points out' },
  focus: { label: 'Search phrase', hint: 'What people type to find this page. No two pages share one.' },
  geo: { label: 'Place on the map' },
  governingLaw: { label: 'State whose law the terms name' },
  heading: { label: 'Heading', hint: 'The large words at the top of the page.' },
  holidays: {
    label: 'Days with other hours',
    hint: 'Holidays and short days, each with its name in both languages. Without hours the clinic is closed all day.',
  },
  hours: { label: 'Opening hours', hint: 'One line for each time of opening. No line means closed.' },
  href: { label: 'Leads to', hint: 'An English address of this site, such as /services.' },
  id: { label: 'Name inside the page', hint: 'The same in both languages; it never shows. Do not change an old one.' },
  keywords: { label: 'Search words' },
  lang: { label: 'Language of the source' },
  lead: { label: 'Opening sentences' },
  logo: { label: 'Name in two lines, as the logo shows it' },
  mapsListing: { label: 'Address of the map listing' },
  menu: { label: 'Words in the menu' },
  nav: { label: 'Name in the menu' },
  newPatientPrice: { label: 'Price of the New Patient Special', hint: 'US dollars. Leave it empty to show no price.' },
  note: { label: 'Note' },
  order: { label: 'Place in lists', hint: '1 comes first.' },
  page: { label: 'Address of its page', hint: 'Only if this insurer has a page of its own, such as aetna.' },
  pin: { label: 'Words on the map pin' },
  points: { label: 'Number in the title', hint: 'Only if the title promises one, as in “nine tips”.' },
  related: { label: 'Related pages', hint: 'The last part of their web addresses, such as neck-pain.' },
  sample: { label: 'An example, not a real patient' },
  seo: { label: 'In search results', hint: 'What Google shows for this page.' },
  short: { label: 'Short name' },
  site: { label: 'Website' },
  social: { label: 'When shared', hint: 'What a link to this page shows in messages and on social media.' },
  sources: { label: 'Sources', hint: 'At least two public or scientific sources.' },
  type: { label: 'Kind' },
  updated: { label: 'Last updated' },
  reviewed: { label: 'Last read by the doctor', hint: 'The day the doctor read the page and found it right.' },
  url: { label: 'Web address' },
  zip: { label: 'ZIP code' },
}

const languages: Record<string, string> = { en: 'English', es: 'Spanish' }

/** `portraitCaption` → `Portrait caption`, `new-patient-special` → `New patient special`, `es` → `Spanish`. */
export function labelFromName(name: string): string {
  if (languages[name]) return languages[name]
  const spaced = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/-/g, ' ')
    .toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** The label and hint of a field: what the schema says of it, else what is known of the name, else the name in words. */
export function labelFor(name: string, meta: Label = {}): Label & { label: string } {
  const { label = labelFromName(name), hint } = { ...known[name], ...meta }
  return { label, hint }
}
