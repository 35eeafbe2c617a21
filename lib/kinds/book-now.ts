import { drawing } from './card'
import type { KindDefinition } from './kind'
import { onePage, overview } from './shared'

export const content = {
  ...onePage('pages/book-now.md'),
  sections: ['form', 'after', 'direct'],
} as const

export const bookNow: KindDefinition<'book-now'> = {
  content,
  label: ['Book now', 'Book now'],
  order: null,
  addresses: () => [{ path: '/book-now' }],
  names: ({ page }) => page,
  above: [],
  header: null,
  footer: { column: 'start', position: 2, title: ({ t }) => t('cta.bookNow') },
  guide: 'start',
  card: { ground: 'hickory', art: () => drawing('plan'), headline: 'heading', kicker: ({ page }) => page.title },
  structuredData: () => ({ type: 'WebPage' }),
  article: null,
  datedBy: [],
  purpose: overview,
}
