import { z } from 'zod'
import { healthSources, offer, pastDay, seo, slugText, text, view } from './fields'

export const symptomWords = {
  title: text,
  heading: text.max(70),
  menu: text.max(60),
  card: text,
  lead: text,
  caption: text,
  pin: text,
  board: text.max(32),
  short: text.max(60),
  cta: text,
  seo,
  sources: healthSources,
}
export const symptomFacts = {
  order: z.int().positive(),
  drawing: view,
  offer,
  aliases: z.array(slugText),
  related: z.array(slugText).min(2),
  /** The day the doctor last read the page and found it right. */
  reviewed: pastDay,
}
