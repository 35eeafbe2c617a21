import { references, seo, text, titled } from '../content/schemas/fields'

/** The fields of every page about paying; `cta` is the closing call to action. */
export const paymentWords = { title: text, heading: text.max(70), lead: text, seo, cta: titled }

/** The fields of a page about a payment option. */
export const planWords = { ...paymentWords, menu: text.max(60), sources: references }
