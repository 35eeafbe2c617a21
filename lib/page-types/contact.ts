import type { PageTypeDefinition } from './definition'
import { drawingCard, onePage, singlePage } from './shared'

export const content = {
  ...onePage('pages/contact.md'),
  sections: ['form'],
  intro: true,
} as const

export const contact: PageTypeDefinition<typeof content> = {
  ...singlePage('Contact', '/contact'),
  content,
  header: { at: 'end', title: ({ t }) => t('nav.contact') },
  footer: { column: 'start', position: 3, title: ({ t }) => t('nav.contact') },
  siteSection: 'start',
  card: drawingCard('spruce', 'clinic'),
  structuredData: () => ({ type: 'ContactPage', clinic: { email: true, holidays: true, visit: true, offices: 'all' } }),
}
