import { z } from 'zod'
import { slugText, text } from '../schemas/fields'
import { patients } from '../schemas/urgencies'
import type { PageTypeDefinition } from './definition'
import { danger, drawingCard, guidePurpose, menuItem, pageWords, singlePage } from './shared'

const named = z.strictObject({ id: slugText, text })
const sign = named.extend({
  do: text
    .optional()
    .meta({ label: 'What to do at once', hint: 'Only if it is more than calling 911: “Get everyone out.”' }),
})
const question = { label: text.max(80) }
const answer = z.strictObject({ heading: text.max(60), text })
const later = z.strictObject({ today: answer, week: answer, visit: answer, home: answer })
const choice = z.strictObject({ ...question, options: z.array(named).min(2) })

export const content = {
  at: 'where-does-it-hurt.yaml',
  words: {
    ...pageWords,
    danger,
    notice: z.strictObject({ heading: text.max(60), text }).meta({ label: 'That it is no diagnosis' }),
    map: z.strictObject({
      heading: text.max(60),
      text,
      front: text.max(20),
      back: text.max(20),
      child: text.max(20),
      pregnancy: text.max(20),
    }),
    parts: z.strictObject({
      often: text.max(40),
      help: text.max(40),
      pages: text.max(40),
    }),
    questions: z.strictObject({
      start: text.max(40),
      none: text.max(40),
      danger: z.strictObject({ ...question, hint: text }),
      signs: z.strictObject({ ...question, hint: text }),
      about: z.strictObject({ ...question, child: text.max(80), hint: text, options: z.array(named).min(2) }),
      began: choice,
      course: choice,
    }),
    answers: z.strictObject({
      crisis: answer.meta({ label: 'Call or text 988' }),
      emergency: answer,
      er: answer,
      ...(Object.fromEntries(patients.map((who) => [who, later])) as Record<(typeof patients)[number], typeof later>),
    }),
    regions: z
      .array(
        z.strictObject({
          id: slugText,
          name: text.max(40),
          often: text.meta({ label: 'What it often is' }),
          help: text.meta({ label: 'What we can do' }),
        }),
      )
      .min(1),
    signs: z.array(sign).min(1).meta({ label: 'Signs of danger' }),
  },
  facts: {},
} as const

export const whereDoesItHurt: PageTypeDefinition<typeof content> = {
  ...singlePage('Where does it hurt?', '/where-does-it-hurt'),
  content,
  above: ['symptoms'],
  header: menuItem('symptoms', 0),
  llmsSection: 'symptoms',
  card: drawingCard('mist', 'body'),
  structuredData: () => ({ type: 'MedicalWebPage' }),
  purpose: guidePurpose,
}
