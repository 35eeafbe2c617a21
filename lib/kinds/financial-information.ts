import { drawing } from './card'
import type { KindDefinition } from './kind'
import { paymentWords } from './payment'
import { information } from './shared'

export const content = {
  at: 'financial-information.md',
  words: paymentWords,
  facts: {},
  sections: ['how', 'ways', 'bring', 'estimate'],
} as const

export const financialInformation: KindDefinition<'financial-information'> = {
  content,
  label: ['Financial information', 'Financial information'],
  order: null,
  addresses: () => [{ path: '/financial-information' }],
  names: ({ page }) => page,
  above: [],
  header: { at: 'overview', menu: 'financial', title: ({ t }) => t('nav.overview') },
  footer: { column: 'clinic', position: 5, title: ({ t }) => t('nav.financial') },
  guide: 'financial',
  card: { ground: 'straw', art: () => drawing('talk'), headline: 'heading', kicker: ({ page }) => page.title },
  structuredData: () => ({ type: 'WebPage' }),
  article: null,
  datedBy: [],
  purpose: { ...information, sources: false },
}
