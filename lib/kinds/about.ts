import { z } from 'zod'
import { slugText, text } from '../content/schemas/fields'
import type { KindDefinition } from './kind'
import { drawingCard, menuItem, pageWords, singlePage } from './shared'

export const content = {
  at: 'about.md',
  words: {
    ...pageWords,
    accordion: z.array(z.strictObject({ id: slugText, title: text, text })).length(3),
    bioHeading: text,
    bioNote: text,
    portraitCaption: text,
    clinicCaption: text,
    visitHeading: text,
    visitText: text,
  },
  facts: {},
  sections: ['degree', 'family', 'relocation'],
} as const

export const about: KindDefinition<'about'> = {
  ...singlePage('About us', '/about'),
  content,
  header: menuItem('information', 1),
  footer: { column: 'clinic', position: 2, title: ({ t }) => t('nav.about') },
  guide: 'clinic',
  card: drawingCard('straw', 'portrait'),
  structuredData: () => ({ type: 'AboutPage', clinic: { doctor: true }, doctor: true }),
  purpose: { words: 300, sources: false, pictures: true },
}
