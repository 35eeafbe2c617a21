import { z } from 'zod'
import { healthSources, pastDay, seo, slugText, text, view } from './fields'

/** Which call to action closes a post (specification 2.7). */
const ctas = ['appointment', 'pediatric-consultation', 'free-consultation', 'wellness'] as const

export const postWords = {
  title: text.max(90),
  description: text,
  /** What the drawing shows, and what its pin marks when it has one. */
  caption: text.max(60),
  pin: text.max(50).optional(),
  /** The question above the closing call to action. */
  ask: text.max(60),
  seo,
  sources: healthSources,
}
export const postFacts = {
  date: pastDay,
  author: z.enum(['doctor', 'clinic']),
  drawing: view,
  /** How many numbered headings the text has, when its title promises a number. */
  points: z.int().min(2).optional(),
  cta: z.enum(ctas),
  related: z.array(slugText).min(2),
}
