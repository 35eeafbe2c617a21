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
