import { text } from '../content/schemas/fields'
import { drawing } from './card'
import type { KindDefinition } from './kind'
import { planWords } from './payment'
import { information } from './shared'

export const content = {
  at: 'cash-plans.md',
  words: { ...planWords, caption: text },
  facts: {},
  sections: ['self-pay', 'payment-plans', 'wellness', 'estimate', 'hsa'],
} as const

export const cashPlans: KindDefinition<'cash-plans'> = {
  content,
  label: ['Cash plans', 'Cash plans'],
  order: null,
  addresses: () => [{ path: '/financial-information/cash-plans' }],
  names: ({ page }) => page,
  above: ['financial-information'],
  header: {
    at: 'item',
    menu: 'financial',
    position: 1,
    link: ({ page }) => ({ title: page.title, description: page.menu }),
  },
  footer: null,
  guide: 'financial',
  card: { ground: 'straw', art: () => drawing('table'), headline: 'heading', kicker: ({ page }) => page.title },
  structuredData: () => ({ type: 'WebPage' }),
  article: null,
  datedBy: [],
  purpose: { ...information, sources: false },
}
