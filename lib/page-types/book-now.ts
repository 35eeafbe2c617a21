import type { PageTypeDefinition } from './definition'
import { drawingCard, onePage, singlePage } from './shared'

export const content = {
  ...onePage('pages/book-now.md'),
  sections: ['form', 'after', 'direct'],
  intro: true,
} as const

export const bookNow: PageTypeDefinition<typeof content> = {
  ...singlePage('Book now', '/book-now'),
  content,
  footer: { column: 'start', position: 2, title: ({ t }) => t('cta.bookNow') },
  siteSection: 'start',
  card: drawingCard('hickory', 'calendar'),
}
