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
    /** What to ask an insurer; content/insurance-cards.yaml chooses from these for each kind of coverage. */
    questions: z.array(z.strictObject({ id: slugText, question: text })).min(1, 'name at least one question'),
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
