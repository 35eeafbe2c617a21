import { z } from 'zod'
import { httpsUrl, references, seo, text, titled } from './fields'

export const insurerWords = {
  title: text,
  heading: text.max(70),
  lead: text,
  seo,
  /** The three benefits and four steps of specification 2.11, in its order. */
  benefits: z.strictObject({ heading: text.max(70), pain: titled, mobility: titled, wellness: titled }),
  steps: z.strictObject({
    heading: text.max(70),
    verification: titled,
    consultation: titled,
    plan: titled,
    billing: titled,
  }),
  cta: titled,
  sources: references,
}
export const insurerFacts = { order: z.int().positive(), site: httpsUrl }
