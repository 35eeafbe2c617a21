import { z } from 'zod'
import { slugText, text } from '../schemas/fields'
import type { PageTypeDefinition } from './definition'
import { drawingCard, menuItem, pageWords, singlePage } from './shared'

export const content = {
  at: 'faq.yaml',
  words: {
    ...pageWords,
    groups: z
      .array(
        z.strictObject({
          id: slugText,
          title: text,
          note: text,
          items: z.array(z.strictObject({ id: slugText, question: text, answer: text })).min(1),
        }),
      )
      .min(1),
  },
  facts: {},
} as const

export const faq: PageTypeDefinition<typeof content> = {
  ...singlePage('Questions and answers', '/faq'),
  content,
  header: menuItem('information', 3),
  siteSection: 'clinic',
  card: drawingCard('spruce', 'question'),
  structuredData: ({ page }) => ({ type: 'FAQPage', questions: page.groups.flatMap(({ items }) => items) }),
}
