import { z } from 'zod'
import { seo, text } from '../schemas/fields'
import type { PageTypeDefinition } from './definition'
import { drawingCard, onePagePerFile } from './shared'

export const content = {
  at: 'where-does-it-hurt/*.md',
  words: { title: text.max(40), heading: text.max(70), seo },
  facts: { order: z.int().positive() },
  sections: ['home', 'help'],
} as const

/** The leaflets of "Where does it hurt?", one for each part of the body: content/danger.yaml has their signs. */
export const bodyPart: PageTypeDefinition<typeof content> = {
  ...onePagePerFile('Where does it hurt: parts of the body', 'Part of the body', '/where-does-it-hurt'),
  content,
  names: ({ page: { title, heading, seo } }) => ({ title: heading, crumb: title, seo }),
  above: ['symptoms', 'where-does-it-hurt'],
  siteSection: 'parts',
  card: { ...drawingCard('mist', 'body'), kicker: ({ pagesOf }) => pagesOf('where-does-it-hurt')[0]?.title ?? '' },
  structuredData: () => ({ type: 'MedicalWebPage' }),
  search: 'last',
}
