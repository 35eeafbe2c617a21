import { drawing } from './card'
import type { KindDefinition } from './kind'
import { onePage, overview } from './shared'

export const content = {
  ...onePage('pages/free-consultation.md'),
  sections: ['costs', 'why', 'conditions', 'steps', 'words', 'schedule'],
} as const

export const freeConsultation: KindDefinition<'free-consultation'> = {
  content,
  label: ['Free consultation', 'Free consultation'],
  order: null,
  addresses: () => [{ path: '/free-consultation' }],
  names: ({ page }) => page,
  above: [],
  header: null,
  footer: { column: 'start', position: 1, title: ({ t }) => t('cta.freeConsultation') },
  guide: 'start',
  card: { ground: 'hickory', art: () => drawing('talk'), headline: 'heading', kicker: ({ page }) => page.title },
  structuredData: () => ({ type: 'WebPage' }),
  article: null,
  datedBy: [],
  purpose: overview,
}
