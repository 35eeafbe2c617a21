import { text } from '../content/schemas/fields'
import { drawing } from './card'
import type { KindDefinition } from './kind'
import { onePage, overview, pageWords } from './shared'

export const content = {
  ...onePage('pages/services.md'),
  words: { ...pageWords, alsoHeading: text, ctaHeading: text, ctaText: text },
} as const

export const services: KindDefinition<'services'> = {
  content,
  label: ['Services: overview', 'Services: overview'],
  order: null,
  addresses: () => [{ path: '/services' }],
  names: ({ page }) => page,
  above: [],
  header: { at: 'overview', menu: 'services', title: ({ t }) => t('nav.allServices') },
  footer: { column: 'clinic', position: 3, title: ({ t }) => t('nav.services') },
  guide: 'services',
  card: { ground: 'straw', art: () => drawing('table'), headline: 'heading', kicker: ({ page }) => page.title },
  structuredData: ({ pagesOf }) => ({
    type: 'CollectionPage',
    list: pagesOf('service').map(({ slug, title }) => ({ path: `/services/${slug}`, title })),
  }),
  article: null,
  datedBy: [],
  purpose: overview,
}
