import { content } from './contact'
import type { PageTypeDefinition } from './definition'
import { drawingCard, unlisted } from './shared'

/** Return the address of an office's page. */
export const officePath = (id: string) => `/office-${id}`

/** The pages of the offices of clinic.yaml, if there are several. They share the content of the contact page. */
export const office: PageTypeDefinition<typeof content> = {
  ...unlisted,
  content,
  label: ['Offices', 'Office'],
  addresses: (_, __, { offices }) => offices.map(({ slug, name }) => ({ path: officePath(slug), name })),
  names({ route, locale, t }) {
    const name = route.name?.[locale] ?? ''
    const title = t('offices.title', { name })
    return { title, crumb: name, seo: { title, description: t('offices.description', { name }) } }
  },
  above: ['contact'],
  siteSection: 'start',
  card: { ...drawingCard('spruce', 'clinic'), kicker: ({ route, locale }) => route.name?.[locale] ?? '' },
  structuredData: () => ({ type: 'WebPage', clinic: { holidays: true, offices: 'this' } }),
}
