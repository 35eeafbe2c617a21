import type { PageTypeDefinition } from './definition'
import { drawingCard, paymentWords, singlePage } from './shared'

export const content = {
  at: 'financial-information.md',
  words: paymentWords,
  facts: {},
  sections: ['ways'],
  intro: true,
} as const

export const financialInformation: PageTypeDefinition<typeof content> = {
  ...singlePage('Financial information', '/financial-information'),
  content,
  header: { at: 'overview', menu: 'financial', title: ({ t }) => t('nav.overview') },
  footer: { column: 'clinic', position: 5, title: ({ t }) => t('nav.financial') },
  siteSection: 'financial',
  card: drawingCard('straw', 'talk'),
}
