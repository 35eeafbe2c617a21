import { seo, text } from '../schemas/fields'
import type { PageTypeDefinition } from './definition'
import { overviewPurpose, singlePage } from './shared'

export const content = {
  at: 'quality.md',
  words: { title: text, heading: text.max(70), lead: text, seo },
  facts: {},
  sections: ['how', 'help'],
} as const

export const quality: PageTypeDefinition<typeof content> = {
  ...singlePage('Quality of the website', '/quality'),
  content,
  // No menu: the accessibility policy leads to it.
  llmsSection: 'legal',
  card: {
    ground: 'spruce',
    art: () => ({ shape: 'ridges' }),
    headline: 'heading',
    kicker: ({ page }) => page.title,
  },
  purpose: overviewPurpose,
  search: 'last',
}
