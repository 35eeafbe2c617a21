import { z } from 'zod'
import { seo, text } from '../schemas/fields'
import type { PageTypeDefinition } from './definition'
import { unlisted } from './shared'

const missing = z.strictObject({ heading: text, text, button: text, seo })

export const content = {
  at: 'not-found.yaml',
  words: { page: missing, post: missing, symptom: missing, linksHeading: text },
  facts: {},
} as const

/** The kind of thing that was not found. */
type Missing = 'page' | 'post' | 'symptom'

export const notFound: PageTypeDefinition<typeof content> = {
  ...unlisted,
  content,
  label: ['Page not found', 'Page not found'],
  addresses: () => [
    { path: '/not-found', slug: 'page', indexable: false },
    { path: '/blog/not-found', slug: 'post', indexable: false },
    { path: '/symptoms/not-found', slug: 'symptom', indexable: false },
  ],
  names: ({ page, route }) => {
    const { heading, seo } = page[route.slug as Missing]
    return { title: heading, seo }
  },
}
