import { z } from 'zod'
import { references, seo, slugText, text, titled } from './fields'

/** What every page about paying has (specification 2.11): `cta` closes it. */
const pageWords = { title: text, heading: text.max(70), lead: text, seo, cta: titled }
const planWords = { ...pageWords, menu: text.max(60), sources: references }

export const financialWords = pageWords
export const cashPlanWords = { ...planWords, caption: text }
export const insurancePlanWords = {
  ...planWords,
  terms: z.strictObject({
    heading: text.max(70),
    items: z.array(z.strictObject({ id: slugText, title: text, text })).min(4, 'explain at least four words'),
  }),
  /** The list to print: what to ask an insurer, and lines to fill in. */
  sheet: z.strictObject({
    heading: text.max(60),
    lead: text,
    blanks: z.array(z.strictObject({ id: slugText, label: text.max(40) })).max(4, 'four lines fit the printed page'),
    items: z
      .array(
        z.strictObject({
          id: slugText,
          question: text.max(110, 'keep a question within 110 characters: the list is one printed page'),
        }),
      )
      .min(6, 'ask at least six questions')
      .max(12, 'twelve questions fit the printed page'),
  }),
}
