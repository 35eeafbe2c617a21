import { drawing } from './card'
import type { KindDefinition } from './kind'
import { onePage } from './shared'

export const content = onePage('pages/thank-you.md')

export const thankYou: KindDefinition<'thank-you'> = {
  content,
  label: ['Thank you', 'Thank you'],
  order: null,
  addresses: () => [{ path: '/thank-you', indexable: false }],
  names: ({ page }) => page,
  above: [],
  header: null,
  footer: null,
  guide: null,
  card: { ground: 'mist', art: () => drawing('walk'), headline: 'heading', kicker: ({ page }) => page.title },
  structuredData: () => ({ type: 'WebPage' }),
  article: null,
  datedBy: [],
  purpose: null,
}
