import { text } from '../schemas/fields'
import type { PageTypeDefinition } from './definition'
import { drawingCard, onePage, pageWords, singlePage } from './shared'

export const content = {
  ...onePage('pages/symptoms.md'),
  words: { ...pageWords, ctaHeading: text, ctaText: text },
} as const

export const symptoms: PageTypeDefinition<typeof content> = {
  ...singlePage('Symptoms: overview', '/symptoms'),
  content,
  header: { at: 'overview', menu: 'symptoms', title: ({ t }) => t('nav.allSymptoms') },
  footer: { column: 'clinic', position: 4, title: ({ t }) => t('nav.symptoms') },
  siteSection: 'symptoms',
  card: drawingCard('mist', 'back'),
  structuredData: ({ pagesOf }) => ({
    type: 'CollectionPage',
    list: pagesOf('symptom').map(({ slug, title }) => ({ path: `/symptoms/${slug}`, title })),
  }),
}
