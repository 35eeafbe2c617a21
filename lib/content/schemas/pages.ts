import { seo, text } from './fields'

export const pageWords = {
  title: text,
  heading: text,
  menu: text.max(60),
  lead: text,
  seo,
  alsoHeading: text.optional(),
  ctaHeading: text.optional(),
  ctaText: text.optional(),
}

/** The ids that the headings of these pages carry, in order: each template puts its sections where they belong. */
export const pageSections: Record<string, readonly string[]> = {
  'free-consultation': ['costs', 'why', 'conditions', 'steps', 'words', 'schedule'],
  'new-patient-special': ['includes', 'bring', 'day', 'checklist', 'calendar'],
  contact: ['form'],
  'book-now': ['form', 'after', 'direct'],
}
