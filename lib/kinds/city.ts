import { z } from 'zod'
import { clinic } from '../content/schemas/clinic'
import { seo, slugText, social, text, titled } from '../content/schemas/fields'
import { places } from '../pictures/city-map'
import type { KindDefinition } from './kind'
import { byOrder, guide } from './shared'

const oneOf = <Name extends string>(kind: string, names: readonly Name[]) =>
  z.enum(names, { error: (issue) => `unknown ${kind} "${issue.input}"; known: ${names.join(', ')}` })

/** What stands under a figure; the figure itself comes from the facts file. */
const label = text.regex(/^\D*$/, 'leave the figure out: it comes from clinic.yaml')
const steps = z.array(text).min(2, 'give the way in at least two steps')
const entry = { id: slugText, title: text }

/** Northwest Arkansas with room to spare: a town outside is a slip of the pen. */
const within = (south: number, north: number, name: string) => {
  const message = `lies outside Northwest Arkansas: ${name} between ${south} and ${north}`
  return z.number().min(south, message).max(north, message)
}

export const content = {
  at: 'cities/*.md',
  words: {
    title: text,
    heading: text.max(70, 'keep the heading within 70 characters'),
    lead: text,
    seo,
    social,
    keywords: z.array(text).min(3, 'name at least three keywords').max(10, 'ten keywords are enough'),
    map: text,
    stats: z.strictObject({ claim: label, travel: label }),
    services: z.strictObject({
      heading: text,
      items: z.array(z.strictObject({ id: slugText, text })).min(1, 'name at least one service'),
      also: text,
    }),
    directions: z.strictObject({
      heading: text,
      lead: text,
      items: z.array(z.strictObject({ ...entry, steps })).min(2, 'describe the way from at least two places'),
    }),
    towns: z
      .strictObject({ heading: text, items: z.array(z.strictObject({ ...entry, text, steps })).min(1, 'name a town') })
      .optional(),
    landmarks: z.strictObject({
      heading: text,
      items: z.array(z.strictObject({ ...entry, text })).min(3, 'name at least three landmarks'),
    }),
    questions: z.strictObject({
      heading: text,
      items: z.array(z.strictObject({ ...entry, text })).min(3, 'answer at least three questions'),
    }),
    cta: titled,
  },
  facts: {
    order: z.int().positive(),
    city: text,
    geo: z.strictObject({ latitude: within(35.8, 36.5, 'latitude'), longitude: within(-94.6, -93.7, 'longitude') }),
    emphasis: oneOf('place on the map', places),
    claim: oneOf('claim', clinic.shape.claims.keyof().options),
    travel: oneOf('travel fact', clinic.shape.travel.keyof().options),
    related: z.array(slugText).min(2, 'name at least two symptom pages'),
  },
  related: 'symptom',
} as const

export const city: KindDefinition<'city'> = {
  content,
  label: ['Cities', 'City'],
  order: byOrder,
  addresses: (files) => files.map(({ slug }) => ({ path: `/${slug}` })),
  names: ({ page }) => page,
  above: [],
  header: null,
  footer: { column: 'areas', position: 1, title: ({ page }) => page.title },
  guide: 'areas',
  card: {
    ground: 'mist',
    art: (page) => ({ shape: 'map', place: page.emphasis }),
    headline: 'heading',
    kicker: ({ page, state }) => `${page.city}, ${state}`,
  },
  structuredData: ({ page }) => ({
    type: 'FAQPage',
    clinic: { services: true, email: true },
    questions: page.questions.items.map(({ title, text }) => ({ question: title, answer: text })),
  }),
  article: null,
  datedBy: [],
  purpose: { ...guide, sources: false },
}
