import { z } from 'zod'
import { icons } from '../../pictures/icons'

export const text = z.string().trim().min(1, 'is empty')
export const httpsUrl = z.url({ protocol: /^https$/, error: 'must be a full https:// address' })
export const slugText = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lowercase letters, digits and single hyphens')
export const icon = z.enum(icons, { error: (issue) => `unknown icon "${issue.input}"; known: ${icons.join(', ')}` })

/** Where the names stand that a field may take: the settings file, its list, the field of the name in each item. */
export type NamesIn = { file: 'clinic' | 'places' | 'drawings'; list: string; key: string }

/** One of the names that a settings file lists; the content check compares them (scripts/check/names.ts). */
export const nameOf = (what: string, namesIn: NamesIn) => text.meta({ what, namesIn })

export const view = nameOf('drawing', { file: 'drawings', list: 'views', key: 'name' })

/** A real calendar day. YAML may hand it over as a Date or as text. */
export const day = z
  .union([z.date().transform((date) => date.toISOString().slice(0, 10)), z.string()])
  .refine((value) => {
    const date = new Date(`${value}T00:00:00Z`)
    return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
  }, 'must be a real date, written 2025-09-12')

/** A day that has come: what a page says happened on it cannot lie ahead. */
export const pastDay = day.refine((value) => value <= new Date().toISOString().slice(0, 10), 'lies in the future')

export const seo = z.strictObject({
  /** What the page wants to be found by, as people type it; every page that is listed has its own. */
  focus: text.max(40, 'keep the focus phrase within 40 characters').optional(),
  title: text.max(60, 'keep the title within 60 characters'),
  description: text
    .min(120, 'write at least 120 characters: search results show about 150')
    .max(155, 'keep the description within 155 characters'),
})

/** What a shared link shows instead of the search texts. */
export const social = z.strictObject({
  title: text.max(70, 'keep the social title within 70 characters'),
  description: text.max(200, 'keep the social description within 200 characters'),
})

/** Government and public encyclopedias of health; journals and reviews; associations, boards, hospitals. */
const sourceTypes = ['public-health', 'peer-reviewed', 'professional'] as const
const source = z.strictObject({
  title: text,
  type: z.enum(sourceTypes, {
    error: (issue) => `unknown type of source "${issue.input}"; known: ${sourceTypes.join(', ')}`,
  }),
  publisher: text,
  url: httpsUrl,
  lang: z.enum(['en', 'es']),
})
export const sources = z.array(source).min(2, 'name at least two sources')
/** Articles and symptom pages rest on two references of weight (decisions, "Claims"). */
export const healthSources = sources.refine(
  (list) => list.length < 2 || list.filter(({ type }) => type !== 'professional').length >= 2,
  'at least two must be of type public-health or peer-reviewed',
)
export const offer = z.enum(['new-patient-special', 'free-consultation'])
export const titled = z.strictObject({ title: text, text })

/** Where a page about paying has its facts from: insurers and government offices. */
export const references = z
  .array(z.strictObject({ title: text, publisher: text, url: httpsUrl, lang: z.enum(['en', 'es']) }))
  .min(2, 'name at least two sources')
