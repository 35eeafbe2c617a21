import { seo, text } from '../schemas/fields'
import type { PageTypeDefinition } from './definition'
import { plainCard, singlePage } from './shared'

export const content = {
  at: 'language-assistance.md',
  words: { title: text, heading: text.max(70), lead: text, seo },
  facts: {},
  sections: ['help', 'ask'],
} as const

export const languageAssistance: PageTypeDefinition<typeof content> = {
  ...singlePage('Language assistance', '/language-assistance'),
  content,
  // No menu: the footer of every page links to it by the names of its languages.
  siteSection: 'legal',
  card: plainCard,
}
