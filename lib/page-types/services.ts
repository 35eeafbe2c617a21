import { text } from '../schemas/fields'
import type { PageTypeDefinition } from './definition'
import { drawingCard, onePage, pageWords, singlePage } from './shared'

export const content = {
  ...onePage('pages/services.md'),
  words: { ...pageWords, alsoHeading: text, ctaHeading: text, ctaText: text },
} as const

export const services: PageTypeDefinition<typeof content> = {
  ...singlePage('Services: overview', '/services'),
  content,
  header: { at: 'overview', menu: 'services', title: ({ t }) => t('nav.allServices') },
  footer: { column: 'clinic', position: 3, title: ({ t }) => t('nav.services') },
  siteSection: 'services',
  card: drawingCard('straw', 'table'),
  structuredData: ({ pagesOf }) => ({
    type: 'CollectionPage',
    list: pagesOf('service').map(({ slug, title }) => ({ path: `/services/${slug}`, title })),
  }),
}
