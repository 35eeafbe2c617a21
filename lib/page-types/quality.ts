import { seo, text } from '../schemas/fields'
import type { PageTypeDefinition } from './definition'
import { overviewPurpose, plainCard, singlePage } from './shared'

export const content = {
  at: 'quality.md',
  words: { title: text, heading: text.max(70), lead: text, seo },
  facts: {},
  sections: ['how', 'help'],
} as const

export const quality: PageTypeDefinition<typeof content> = {
  ...singlePage('Quality of the website', '/quality'),
  content,
  // No menu: the accessibility policy links to it.
  llmsSection: 'legal',
  card: plainCard,
  purpose: overviewPurpose,
  search: 'last',
}
