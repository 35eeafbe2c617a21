import { text } from '../content/schemas/fields'
import { drawing } from './card'
import type { KindDefinition } from './kind'
import { onePage, overview, pageWords } from './shared'

export const content = {
  ...onePage('pages/symptoms.md'),
  words: { ...pageWords, ctaHeading: text, ctaText: text },
} as const

export const symptoms: KindDefinition<'symptoms'> = {
  content,
  label: ['Symptoms: overview', 'Symptoms: overview'],
  order: null,
  addresses: () => [{ path: '/symptoms' }],
  names: ({ page }) => page,
  above: [],
  header: { at: 'overview', menu: 'symptoms', title: ({ t }) => t('nav.allSymptoms') },
  footer: { column: 'clinic', position: 4, title: ({ t }) => t('nav.symptoms') },
  guide: 'symptoms',
  card: { ground: 'mist', art: () => drawing('back'), headline: 'heading', kicker: ({ page }) => page.title },
  structuredData: ({ pagesOf }) => ({
    type: 'CollectionPage',
    list: pagesOf('symptom').map(({ slug, title }) => ({ path: `/symptoms/${slug}`, title })),
  }),
  article: null,
  datedBy: [],
  purpose: overview,
}
