import { drawing } from './card'
import type { KindDefinition } from './kind'
import { onePage, overview } from './shared'

export const content = {
  ...onePage('pages/contact.md'),
  sections: ['form'],
} as const

export const contact: KindDefinition<'contact'> = {
  content,
  label: ['Contact', 'Contact'],
  order: null,
  addresses: () => [{ path: '/contact' }],
  names: ({ page }) => page,
  above: [],
  header: { at: 'end', title: ({ t }) => t('nav.contact') },
  footer: { column: 'start', position: 3, title: ({ t }) => t('nav.contact') },
  guide: 'start',
  card: { ground: 'spruce', art: () => drawing('clinic'), headline: 'heading', kicker: ({ page }) => page.title },
  structuredData: () => ({ type: 'ContactPage', clinic: { email: true, holidays: true } }),
  article: null,
  datedBy: [],
  purpose: overview,
}
