import { z } from 'zod'
import { byLocale, defaultLocale } from '../i18n/locales'
import { box, eachOnce, httpsUrl, pastDay, slugText, text } from './fields'

/** How soon somebody should be seen, most urgent first: with 911, in an emergency room, today, this week. */
export const levels = ['emergency', 'er', 'today', 'week'] as const
export type Level = (typeof levels)[number]

/** Whom a part of the body belongs to. */
const patients = ['adult', 'child', 'pregnancy'] as const
export type Patient = (typeof patients)[number]

const id = slugText.meta({ label: 'Name', hint: 'The words of both languages use this name.' })
const level = z.enum(levels, `must be one of ${levels.join(', ')}`).meta({
  label: 'How urgent',
  hint: 'emergency: 911. er: the emergency room now. today: seen today. week: within days.',
})
const isTrue = z.literal(true, 'must be true, or left out')

const published = z.strictObject({ title: text, publisher: text, url: httpsUrl })
const source = z.strictObject({
  key: slugText.meta({ label: 'Name' }),
  ...byLocale(() => published.optional()),
  [defaultLocale]: published,
})

const sign = z.strictObject({
  id,
  level,
  everywhere: isTrue.optional().meta({ label: 'Every part of the body shows it, above its own signs' }),
  parts: z.array(slugText).min(1).optional().meta({ label: 'Parts of the body that show it' }),
  after: z.literal('injury', 'must be injury, or left out').optional().meta({ label: 'Only after an injury' }),
  line: z.literal('988').optional().meta({ label: 'Crisis line', hint: '988, for thoughts of suicide.' }),
  sources: z
    .array(slugText)
    .min(2, 'a danger sign rests on two sources: name two of the list "sources"')
    .meta({ label: 'Names of its sources' }),
  quote: z
    .strictObject({
      source: slugText.meta({ label: 'Name of the source' }),
      text: text.meta({ label: 'Its sentence' }),
    })
    .optional()
    .meta({ label: 'The sentence in a source that supports the level', hint: 'Word for word.' }),
  unread: isTrue.optional().meta({
    label: 'Its sources have not been checked for that sentence',
    hint: 'The launch check asks a clinician to do so.',
  }),
})

const area = z.strictObject({
  drawing: z
    .enum(['body', 'body-child', 'pregnancy'], 'must be body, body-child or pregnancy')
    .meta({ label: 'Drawing' }),
  box: box.meta({ label: 'Place on it', hint: 'From the left, from the top, width, height.' }),
})

const part = z.strictObject({
  id,
  who: z.enum(patients, `must be one of ${patients.join(', ')}`).meta({ label: 'Whom it belongs to' }),
  areas: z.array(area).meta({ label: 'Places on the drawings', hint: 'Without one, it appears only in the list.' }),
  pages: z
    .array(z.string().startsWith('/', 'must be the English address of a page, as in /symptoms/back-pain'))
    .min(1, 'leads nowhere: name a page')
    .meta({ label: 'Pages to read' }),
})

/** The schema of content/danger.yaml. scripts/check/danger.ts verifies that its parts fit together. */
export const danger = z.strictObject({
  reviewedBy: text.optional().meta({
    label: 'Confirmed by',
    hint: 'Name and license of the clinician who has read the signs and their words.',
  }),
  reviewedOn: pastDay.optional().meta({ label: 'Confirmed on' }),
  signs: z.array(sign).min(1).superRefine(eachOnce('id')).meta({ label: 'Danger signs' }),
  parts: z.array(part).min(1).superRefine(eachOnce('id')).meta({ label: 'Parts of the body' }),
  sources: z.array(source).min(2).superRefine(eachOnce('key')).meta({ label: 'Sources of the signs' }),
})

export type DangerSigns = z.infer<typeof danger>

const phrases = (least: number, message: string) => z.array(text.max(60)).min(least, message)
const said = phrases(4, 'list at least four ways in which people say it').meta({
  label: 'What people type',
  hint: 'As they type it into a search box, mistakes and all. Order and accents do not matter.',
})
const heading = text.max(40)
const end = text.meta({ label: 'Whom to call, how to get there' })
/** A text for each patient. */
const ofEach = <T extends z.ZodType>(schema: T) =>
  z.strictObject(Object.fromEntries(patients.map((who) => [who, schema])) as Record<Patient, T>)
const ends = ofEach(end)

const words = z.strictObject({
  name: text.meta({ hint: 'Two to six words, shown in bold: “Numb between the legs”.' }),
  detail: text.optional().meta({ hint: 'At most one clause, which follows a colon.' }),
  do: text.optional().meta({ label: 'What to do at once', hint: 'Only if it is more than calling.' }),
  said,
})

const together = z.strictObject({
  any: phrases(1, 'list a word').meta({ label: 'One of these words' }),
  with: phrases(1, 'list a word').meta({ label: 'with one of these' }),
  level: z
    .enum([...levels, 'violence', 'crisis'], `must be one of ${levels.join(', ')}, violence, crisis`)
    .meta({ label: 'What search shows', hint: 'A level, “violence” for the hotline, “crisis” for 988.' }),
})

/** The words of the danger signs in each language; the signs themselves are in content/danger.yaml. */
export const dangerWords = {
  at: 'danger.yaml',
  words: {
    heading,
    injury: heading.meta({ label: 'Heading of the signs after an injury' }),
    sooner: ofEach(text).meta({ label: 'Who should be seen one step sooner' }),
    levels: z.strictObject({
      emergency: z.strictObject({ heading, line: heading, end }),
      er: z.strictObject({ heading, end: ends }),
      today: z.strictObject({ heading, end: ends }),
      week: z.strictObject({ heading, end: ends }),
    }),
    signs: z
      .record(slugText, words)
      .meta({ label: 'Danger signs', keysIn: { file: 'danger', list: 'signs', key: 'id' } }),
    together: z.array(together).meta({
      label: 'Words that mean danger together',
      hint: 'Search takes one word of the first list with one of the second as a sign of danger.',
    }),
    violence: z.strictObject({ said, text }).meta({ label: 'Violence at home' }),
  },
  facts: {},
} as const
