import { z } from 'zod'
import { seo, slugText, text } from '../content/schemas/fields'
import { drawing } from './card'
import type { KindDefinition } from './kind'

export const content = {
  at: 'about.md',
  words: {
    title: text,
    heading: text,
    menu: text.max(60),
    lead: text,
    seo,
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
  content,
  label: ['About us', 'About us'],
  order: null,
  addresses: () => [{ path: '/about' }],
  names: ({ page }) => page,
  above: [],
  header: {
    at: 'item',
    menu: 'information',
    position: 1,
    link: ({ page }) => ({ title: page.title, description: page.menu }),
  },
  footer: { column: 'clinic', position: 2, title: ({ t }) => t('nav.about') },
  guide: 'clinic',
  card: { ground: 'straw', art: () => drawing('portrait'), headline: 'heading', kicker: ({ page }) => page.title },
  structuredData: () => ({ type: 'AboutPage', clinic: { doctor: true }, doctor: true }),
  article: null,
  datedBy: [],
  purpose: { words: 300, sources: false, pictures: true },
}
