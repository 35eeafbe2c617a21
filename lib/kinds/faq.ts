import { z } from 'zod'
import { seo, slugText, text } from '../content/schemas/fields'
import { drawing } from './card'
import type { KindDefinition } from './kind'

export const content = {
  at: 'faq.yaml',
  words: {
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
  },
  facts: {},
} as const

export const faq: KindDefinition<'faq'> = {
  content,
  label: ['Questions and answers', 'Questions and answers'],
  order: null,
  addresses: () => [{ path: '/faq' }],
  names: ({ page }) => page,
  above: [],
  header: {
    at: 'item',
    menu: 'information',
    position: 3,
    link: ({ page }) => ({ title: page.title, description: page.menu }),
  },
  footer: null,
  guide: 'clinic',
  card: { ground: 'spruce', art: () => drawing('talk'), headline: 'heading', kicker: ({ page }) => page.title },
  structuredData: ({ page }) => ({ type: 'FAQPage', questions: page.groups.flatMap(({ items }) => items) }),
  article: null,
  datedBy: [],
  purpose: { words: 600, sources: false, pictures: false },
}
