import { z } from 'zod'
import { byLocale, defaultLocale } from '../i18n/locales'
import { httpsUrl, pastDay, slugText, text } from './fields'
import { box } from './numbers'
import { listed, patients, topics, urgencies } from './urgencies'

const id = slugText.meta({ label: 'Name', hint: 'The texts of both languages use this name.' })
const urgency = z.enum(urgencies, { error: `must be one of ${urgencies.join(', ')}` }).meta({
  label: 'How urgent',
  hint: 'emergency: 911. er: the emergency room now. today: seen today. week: a physician within days. visit: no rush. home: can wait.',
})

const answers = z.array(z.strictObject({ id, urgency })).min(2, 'a question needs two answers or more')

const published = z.strictObject({ title: text, publisher: text, url: httpsUrl })
const source = z.strictObject({
  key: slugText.meta({ label: 'Name' }),
  ...byLocale(() => published.optional()),
  [defaultLocale]: published,
})

const sign = z.strictObject({
  id,
  urgency: z.enum(listed, `must be one of ${listed.join(', ')}`).meta({
    label: 'How urgent',
    hint: 'emergency: 911. er: the emergency room now. today: seen today. week: within days.',
  }),
  topic: z
    .enum(topics, `must be one of ${topics.join(', ')}`)
    .optional()
    .meta({
      label: 'What it is about',
      hint: 'The heading under which it is asked, if it does not call for 911.',
    }),
  line: z.literal('988').optional().meta({ label: 'Crisis line', hint: '988, for thoughts of suicide.' }),
  sources: z
    .array(slugText)
    .min(2, 'a sign of danger rests on two sources: name two of the list "sources"')
    .meta({ label: 'Names of its sources' }),
  quote: z
    .strictObject({
      source: slugText.meta({ label: 'Name of the source' }),
      text: text.meta({ label: 'Its sentence' }),
    })
    .optional()
    .meta({ label: 'The sentence in a source that supports the urgency', hint: 'Word for word.' }),
  unread: z.literal(true, 'must be true, or left out').optional().meta({
    label: 'Its sources have not been checked for that sentence',
    hint: 'The launch check asks a clinician to do so.',
  }),
})

const patient = z.enum(patients, `must be one of ${patients.join(', ')}`)

const fact = z.strictObject({
  id,
  urgency,
  for: z.array(patient).min(1).meta({ label: 'Who is asked' }),
})

const raise = z.strictObject({
  all: z.array(slugText).min(1).max(3, 'list at most three').meta({ label: 'When all of these are given' }),
  in: z.array(slugText).min(1).optional().meta({ label: 'Only in these parts of the body' }),
  urgency,
})

const area = z.strictObject({
  drawing: z
    .enum(['body', 'body-child', 'pregnancy'], 'must be body, body-child or pregnancy')
    .meta({ label: 'Drawing' }),
  box: box.meta({ label: 'Place on it', hint: 'From the left, from the top, width, height.' }),
})

const page = z.strictObject({
  path: z
    .string()
    .startsWith('/', 'must be the English address of a page, as in /symptoms/back-pain')
    .meta({ label: 'Address' }),
  when: z.array(slugText).min(1).optional().meta({ label: 'Only after these answers to the first question' }),
})

const region = z.strictObject({
  id,
  who: patient.meta({ label: 'Whom it is about' }),
  areas: z.array(area).meta({ label: 'Places on the drawings', hint: 'Without one, it appears only in the list.' }),
  signs: z.array(slugText).min(1, 'list its danger signs').meta({ label: 'Signs of danger' }),
  near: z.array(slugText).meta({ label: 'Parts where it may be felt, too' }),
  without: z.array(slugText).min(1).optional().meta({ label: 'Signs of those parts that do not apply here' }),
  atLeast: urgency.optional().meta({ label: 'At least this urgent' }),
  pages: z.array(page).min(1, 'leads nowhere: name a page').meta({ label: 'Pages it leads to' }),
})

type EverywhereShape = Record<(typeof patients)[number], z.ZodArray<typeof slugText>>

/** The schema of content/triage.yaml. scripts/check/triage.ts verifies that its parts fit together. */
export const triage = z.strictObject({
  reviewedBy: text.optional().meta({
    label: 'Confirmed by',
    hint: 'Name and license of the clinician who has read the rules and their texts.',
  }),
  reviewedOn: pastDay.optional().meta({ label: 'Confirmed on' }),
  began: answers.meta({ label: 'How did it begin?' }),
  course: answers.meta({ label: 'How long, how bad?' }),
  about: z.array(fact).min(1).meta({ label: 'Is any of this true of you?' }),
  signs: z.array(sign).min(1).meta({ label: 'Signs of danger' }),
  everywhere: z
    .strictObject(Object.fromEntries(patients.map((who) => [who, z.array(slugText).min(1)])) as EverywhereShape)
    .meta({ label: 'Signs of every part' }),
  raises: z.array(raise).meta({ label: 'Answers that are more urgent together' }),
  regions: z.array(region).min(1).meta({ label: 'Parts of the body' }),
  sources: z.array(source).min(2).meta({ label: 'Sources of the signs' }),
})

export type TriageRules = z.infer<typeof triage>
