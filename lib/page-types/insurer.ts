import { z } from 'zod'
import { httpsUrl, references, text, titled } from '../schemas/fields'
import type { PageTypeDefinition } from './definition'
import { drawingCard, onePagePerFile, paymentWords } from './shared'

export const content = {
  at: 'insurers/*.md',
  words: {
    ...paymentWords,
    /** Three benefits and four steps, shown in this order. */
    benefits: z.strictObject({ heading: text.max(70), pain: titled, mobility: titled, wellness: titled }),
    steps: z.strictObject({
      heading: text.max(70),
      verification: titled,
      consultation: titled,
      plan: titled,
      billing: titled,
    }),
    sources: references,
  },
  facts: { order: z.int().positive(), site: httpsUrl },
  sections: ['coverage', 'costs', 'bring'],
} as const

export const insurer: PageTypeDefinition<typeof content> = {
  ...onePagePerFile('Insurers', 'Insurer', '/financial-information'),
  content,
  above: ['financial-information', 'insurance-plans'],
  siteSection: 'financial',
  card: { ...drawingCard('straw', 'exam'), kicker: ({ pagesOf }) => pagesOf('insurance-plans')[0]?.title ?? '' },
}
