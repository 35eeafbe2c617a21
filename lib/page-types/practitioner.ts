import { content } from './about'
import type { PageTypeDefinition } from './definition'
import { drawingCard, unlisted } from './shared'

/** Return the address of a practitioner's page. */
export const practitionerPath = (slug: string) => `/${slug}`

/** The pages of the practitioners of clinic.yaml, if there are several. They share the content of the about page. */
export const practitioner: PageTypeDefinition<typeof content> = {
  ...unlisted,
  content,
  label: ['Practitioners', 'Practitioner'],
  addresses: (_, __, { practitioners }) =>
    practitioners.map(({ slug, name }) => ({ path: practitionerPath(slug), name })),
  names({ route, locale, t }) {
    const name = route.name?.[locale] ?? ''
    return { title: name, seo: { title: name, description: t('practitioners.description', { name }) } }
  },
  above: ['about'],
  siteSection: 'clinic',
  card: { ...drawingCard('straw', 'portrait'), kicker: ({ route, locale }) => route.name?.[locale] ?? '' },
  structuredData: ({ isConfirmed }) => ({
    type: 'ProfilePage',
    main: isConfirmed('practitioners') ? 'practitioner' : undefined,
  }),
}
