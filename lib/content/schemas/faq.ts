import { z } from 'zod'
import { seo, slugText, text } from './fields'

export const faqWords = {
  seo,
  title: text,
  heading: text,
  menu: text.max(60),
  lead: text,
  groups: z
    .array(
      z.strictObject({
        id: slugText,
        title: text,
        note: text,
        items: z.array(z.strictObject({ id: slugText, question: text, answer: text })).min(1),
      }),
    )
    .length(3),
}
