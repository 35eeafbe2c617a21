import { z } from 'zod'
import { healthSources, offer, pastDay, seo, slugText, text, view } from '../content/schemas/fields'
import { drawing } from './card'
import type { KindDefinition } from './kind'
import { byOrder, guide } from './shared'

/** Pages that are not about a single medical condition. */
const general = ['stress-management', 'various-health-concerns']

export const content = {
  at: 'symptoms/*.md',
  words: {
    title: text,
    heading: text.max(70),
    menu: text.max(60),
    card: text,
    lead: text,
    caption: text,
    pin: text,
    board: text.max(32),
    short: text.max(60),
    cta: text,
    seo,
    sources: healthSources,
  },
  facts: {
    order: z.int().positive(),
    drawing: view,
    offer,
    aliases: z.array(slugText),
    related: z.array(slugText).min(2),
    /** The day the doctor last reviewed the page. */
    reviewed: pastDay,
  },
  sections: ['causes', 'signs', 'care', 'home', 'urgent'],
  fewestWords: 600,
  related: 'symptom',
} as const

export const symptom: KindDefinition<'symptom'> = {
  content,
  label: ['Symptoms', 'Symptom'],
  order: byOrder,
  addresses: (files) =>
    files.map(({ slug, aliases }) => ({
      path: `/symptoms/${slug}`,
      aliases: aliases.map((alias) => `/symptoms/${alias}`),
    })),
  names: ({ page }) => page,
  above: ['symptoms'],
  header: {
    at: 'item',
    menu: 'symptoms',
    position: 1,
    // The overview links to all of them.
    most: 6,
    link: ({ page }) => ({ title: page.title, description: page.menu }),
  },
  footer: null,
  guide: 'symptoms',
  card: {
    ground: 'mist',
    art: (page) => drawing(page.drawing),
    headline: 'heading',
    kicker: ({ t }) => t('nav.symptoms'),
  },
  structuredData: ({ page }) => ({
    type: 'MedicalWebPage',
    ...(!general.includes(page.slug) && { condition: page.title }),
    reviewed: page.reviewed,
    doctor: true,
  }),
  article: null,
  datedBy: [],
  purpose: guide,
}
