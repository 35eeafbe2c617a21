import { z } from 'zod'
import { httpsUrl, references, seo, text, titled } from '../content/schemas/fields'
import { drawing } from './card'
import type { KindDefinition } from './kind'
import { byOrder, information } from './shared'

export const content = {
  at: 'insurers/*.md',
  words: {
    title: text,
    heading: text.max(70),
    lead: text,
    seo,
    /** Three benefits and four steps, shown in this order. */
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
  },
  facts: { order: z.int().positive(), site: httpsUrl },
  sections: ['coverage', 'costs', 'bring'],
} as const

export const insurer: KindDefinition<'insurer'> = {
  content,
  label: ['Insurers', 'Insurer'],
  order: byOrder,
  addresses: (files) => files.map(({ slug }) => ({ path: `/financial-information/${slug}` })),
  names: ({ page }) => page,
  above: ['financial-information', 'insurance-plans'],
  header: null,
  footer: null,
  guide: 'financial',
  card: {
    ground: 'straw',
    art: () => drawing('exam'),
    headline: 'heading',
    kicker: ({ pagesOf }) => pagesOf('insurance-plans')[0]?.title ?? '',
  },
  structuredData: () => ({ type: 'WebPage' }),
  article: null,
  datedBy: [],
  purpose: information,
}
