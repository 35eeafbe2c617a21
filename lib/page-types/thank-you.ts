import type { PageTypeDefinition } from './definition'
import { drawingCard, onePage, unlisted } from './shared'

export const content = onePage('pages/thank-you.md')

export const thankYou: PageTypeDefinition<typeof content> = {
  ...unlisted,
  content,
  label: ['Thank you', 'Thank you'],
  addresses: () => [{ path: '/thank-you', indexable: false }],
  card: drawingCard('mist', 'letter'),
}
