import { text } from '../schemas/fields'
import type { PageTypeDefinition } from './definition'
import { drawingCard, menuItem, planWords, singlePage } from './shared'

export const content = {
  at: 'cash-plans.md',
  words: { ...planWords, caption: text },
  facts: {},
  sections: ['self-pay', 'payment-plans', 'wellness', 'hsa'],
} as const

export const cashPlans: PageTypeDefinition<typeof content> = {
  ...singlePage('Cash plans', '/financial-information/cash-plans'),
  content,
  above: ['financial-information'],
  header: menuItem('financial', 1),
  siteSection: 'financial',
  card: drawingCard('straw', 'table'),
}
