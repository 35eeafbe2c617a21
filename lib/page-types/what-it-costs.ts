import type { PageTypeDefinition } from './definition'
import { drawingCard, menuItem, planWords, singlePage } from './shared'

export const content = {
  at: 'what-it-costs.md',
  words: planWords,
  facts: {},
  sections: ['visits', 'insurance', 'medicare', 'estimate'],
} as const

export const whatItCosts: PageTypeDefinition<typeof content> = {
  ...singlePage('What it costs', '/financial-information/what-it-costs'),
  content,
  above: ['financial-information'],
  header: menuItem('financial', 3),
  siteSection: 'financial',
  card: drawingCard('straw', 'counter'),
  structuredData: () => ({ type: 'WebPage', clinic: { payment: true } }),
}
