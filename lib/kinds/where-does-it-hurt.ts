import { z } from 'zod'
import { slugText, text } from '../content/schemas/fields'
import { urgencies } from '../triage/advise'
import type { KindDefinition } from './kind'
import { danger, drawingCard, guide, menuItem, pageWords, singlePage } from './shared'

const named = z.strictObject({ id: slugText, text })
const question = { label: text.max(80) }
const answer = z.strictObject({ heading: text.max(60), text })

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
      emergency: text.max(60),
      physician: text.max(60),
      often: text.max(40),
      help: text.max(40),
      pages: text.max(40),
    }),
    questions: z.strictObject({
      start: text.max(40),
      began: z.strictObject({ ...question, options: z.array(named).min(2) }),
      signs: z.strictObject({ ...question, hint: text, none: text }),
      course: z.strictObject({ ...question, options: z.array(named).min(2) }),
    }),
    answers: z.strictObject(Object.fromEntries(urgencies.map((urgency) => [urgency, answer])) as AnswerShape),
    regions: z
      .array(
        z.strictObject({
          id: slugText,
          name: text.max(40),
          often: text.meta({ label: 'What it often is' }),
          help: text.meta({ label: 'What we can do' }),
          physician: text.max(60).optional().meta({
            label: 'Whom to see',
            hint: 'Only where it is not the physician: “Call your prenatal team today”.',
          }),
        }),
      )
      .min(1),
    signs: z.array(named).min(1).meta({ label: 'Signs of danger' }),
  },
  facts: {},
} as const

type AnswerShape = Record<(typeof urgencies)[number], typeof answer>

export const whereDoesItHurt: KindDefinition<typeof content> = {
  ...singlePage('Where does it hurt?', '/where-does-it-hurt'),
  content,
  above: ['symptoms'],
  header: menuItem('symptoms', 0),
  guide: 'symptoms',
  card: drawingCard('mist', 'body'),
  structuredData: () => ({ type: 'MedicalWebPage' }),
  purpose: guide,
}
