import { z } from 'zod'
import { slugText, text } from '../schemas/fields'
import type { PageTypeDefinition } from './definition'
import { drawingCard, menuItem, planWords, singlePage } from './shared'

export const content = {
  at: 'insurance-plans.md',
  words: {
    ...planWords,
    terms: z.strictObject({
      heading: text.max(70),
      items: z.array(z.strictObject({ id: slugText, title: text, text })).min(4, 'explain at least four words'),
    }),
    /** The printable checklist: questions for an insurer, and blanks to fill in. */
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
  },
  facts: {},
  sections: ['check', 'accidents', 'not-covered'],
} as const

export const insurancePlans: PageTypeDefinition<typeof content> = {
  ...singlePage('Insurance plans', '/financial-information/insurance-plans'),
  content,
  above: ['financial-information'],
  header: menuItem('financial', 2),
  siteSection: 'financial',
  card: drawingCard('straw', 'wallet'),
}
