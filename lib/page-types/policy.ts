import { z } from 'zod'
import { day, pastDay, seo, text } from '../schemas/fields'
import type { PageTypeDefinition } from './definition'
import { onePagePerFile, plainCard, urgent } from './shared'

export const content = {
  at: 'policies/*.md',
  words: {
    title: text,
    heading: text,
    lead: text,
    /**
     * The offer of free language assistance: only the nondiscrimination policy defines it; every policy page shows it.
     */
    assistance: text.optional(),
    seo,
  },
  facts: {
    order: z.int().positive(),
    /** The signs that the health care disclaimer shows. */
    urgent: urgent.optional(),
    updated: pastDay.meta({
      label: 'Text last changed',
      hint: 'Shown at the top. Write the day on which you publish a change.',
    }),
    effective: day
      .meta({
        label: 'In effect since',
        hint: 'Shown at the top. The privacy notice for health records must have one.',
      })
      .optional(),
  },
  legal: true,
} as const

export const policy: PageTypeDefinition<typeof content> = {
  ...onePagePerFile('Policies', 'Policy', ''),
  content,
  footer: { column: 'legal', position: 1, title: ({ page }) => page.title },
  siteSection: 'legal',
  card: { ...plainCard, kicker: ({ t }) => t('footer.legal') },
  structuredData: ({ page }) => ({ type: 'WebPage', modified: page.updated }),
  search: 'later',
}
