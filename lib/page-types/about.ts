import { z } from 'zod'
import { slugText, text } from '../schemas/fields'
import { pagePhoto } from '../schemas/photos'
import type { PageTypeDefinition } from './definition'
import { drawingCard, menuItem, pageWords, singlePage } from './shared'

/** A member of the team other than the doctor. */
const member = { id: slugText, role: text, text }

const team = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z
    .array(z.strictObject(fields))
    .optional()
    .meta({ label: 'The team', hint: 'Members of the team other than the doctor.' })

export const content = {
  at: 'about.md',
  words: {
    ...pageWords,
    accordion: z.array(z.strictObject({ id: slugText, title: text, text })).length(3),
    bioHeading: text,
    portraitCaption: text,
    careHeading: text,
    careCaption: text,
    clinicCaption: text,
    visitHeading: text,
    visitText: text,
    team: team(member),
  },
  facts: { team: team({ ...member, name: text, photo: pagePhoto }) },
  sections: ['degree', 'family', 'relocation'],
  intro: true,
} as const

export const about: PageTypeDefinition<typeof content> = {
  ...singlePage('About us', '/about'),
  content,
  header: menuItem('information', 1),
  footer: { column: 'clinic', position: 2, title: ({ t }) => t('nav.about') },
  siteSection: 'clinic',
  card: drawingCard('straw', 'portrait'),
  structuredData: () => ({ type: 'AboutPage', clinic: { doctor: true }, doctor: true }),
}
