import { z } from 'zod'
import { referenceTo, seo, slugText, social, text, titled } from '../schemas/fields'
import { pagePhoto } from '../schemas/photos'
import type { PageTypeDefinition } from './definition'
import { onePagePerFile, urgent } from './shared'

/** The label under a figure; the figure itself comes from clinic.yaml. */
const label = text.regex(/^\D*$/, 'leave the figure out: it comes from clinic.yaml')
/** An optional reference to a figure in clinic.yaml. */
const figure = (what: string, list: string) => {
  const name = referenceTo(what, { file: 'clinic', list, key: 'id' })
  return name.optional().meta({ ...name.meta(), hint: 'Empty: the page does not show this number.' })
}
/** A line below a plain heading. */
const line = text.max(70, 'keep the line within 70 characters')
const steps = z.array(text).min(2, 'give the directions in at least two steps')
const entry = { id: slugText, title: text }

/** A heading with a list of at least so many entries below it. */
const listed = <Fields extends z.ZodRawShape>(fields: Fields, least: number, message: string) => ({
  heading: text,
  items: z.array(z.strictObject(fields)).min(least, message),
})

export const content = {
  at: 'cities/*.md',
  words: {
    title: text,
    heading: text.max(70, 'keep the heading within 70 characters'),
    lead: text,
    seo,
    social,
    keywords: z.array(text).min(3, 'list at least three keywords').max(10, 'ten keywords are enough'),
    map: text,
    stats: z.strictObject({ claim: label.optional(), travel: label.optional() }),
    services: z.strictObject({ ...listed({ id: slugText, text }, 1, 'list at least one service'), also: text }),
    directions: z.strictObject({
      heading: text,
      line,
      lead: text,
      items: z.array(z.strictObject({ ...entry, steps })).min(2, 'describe the way from at least two places'),
    }),
    towns: z.strictObject(listed({ ...entry, text, steps }, 1, 'name a town')).optional(),
    landmarks: z.strictObject({ ...listed({ ...entry, text }, 3, 'list at least three landmarks'), line }),
    questions: z.strictObject(listed({ ...entry, text }, 3, 'answer at least three questions')),
    cta: titled,
  },
  facts: {
    order: z.int().positive(),
    city: text,
    /** Must lie within the map of the area (scripts/check/cities.ts). */
    geo: z.strictObject({ latitude: z.number(), longitude: z.number() }),
    emphasis: referenceTo('place on the map', { file: 'places', list: 'towns', key: 'id' }),
    claim: figure('claim', 'claims.patients'),
    travel: figure('travel fact', 'travel'),
    office: slugText.optional().meta({
      label: 'Office',
      hint: 'Only if there are several and it is not the nearest: its id, or main for the main office.',
    }),
    photo: pagePhoto.meta({ ...pagePhoto.meta(), hint: 'A view of the town. The map stays.' }),
    urgent: urgent.optional(),
    related: z.array(slugText).min(2, 'list at least two symptom pages'),
  },
  related: 'symptom',
} as const

export const city: PageTypeDefinition<typeof content> = {
  ...onePagePerFile('Cities', 'City', ''),
  content,
  // Every page lists them in its footer and structured data: keep the list short, however many cities there are.
  footer: { column: 'areas', position: 1, most: 12, title: ({ page }) => page.title },
  siteSection: 'areas',
  card: {
    ground: 'mist',
    art: ({ photo, emphasis }) => (photo ? { shape: 'photo', photo } : { shape: 'map', place: emphasis }),
    headline: 'heading',
    kicker: ({ page, state }) => `${page.city}, ${state}`,
  },
  structuredData: ({ page }) => ({
    type: 'FAQPage',
    clinic: { services: true, email: true, offices: 'own' },
    questions: page.questions.items.map(({ title, text }) => ({ question: title, answer: text })),
  }),
}
