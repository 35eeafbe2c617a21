import { z } from 'zod'
import { slugText, text } from '../schemas/fields'
import { patients, type Topic, topics } from '../schemas/urgencies'
import type { PageTypeDefinition } from './definition'
import { danger, drawingCard, menuItem, pageWords, singlePage } from './shared'

const named = z.strictObject({ id: slugText, text })
const sign = named.extend({
  do: text
    .optional()
    .meta({ label: 'What to do at once', hint: 'Only if it is more than calling 911: “Get everyone out.”' }),
})
const question = { label: text.max(80) }
const heading = text.max(40)
const answer = z.strictObject({ heading: text.max(60), text })
const until = text.meta({ label: 'Until when', hint: 'Follows a date: “Thursday, December 10. Be seen by then.”' })
/** An answer that says to see a physician. */
const seen = answer.extend({ until })
/** An answer that says it can wait. */
const wait = seen.extend({
  todo: z.array(text).min(2).max(4).meta({ label: 'What to do today' }),
})
const later = z.strictObject({ today: seen, week: seen, visit: wait, home: wait })
const choice = z.strictObject({ ...question, options: z.array(named).min(2) })

export const content = {
  at: 'where-does-it-hurt.yaml',
  words: {
    ...pageWords,
    danger,
    notice: z.strictObject({ heading: text.max(60), text, sooner: text }).meta({ label: 'Not a diagnosis' }),
    map: z.strictObject({
      text,
      adult: text.max(20),
      child: text.max(20),
      pregnancy: text.max(20),
      front: text.max(20),
      back: text.max(20),
    }),
    pages: text.max(40),
    questions: z.strictObject({
      none: text.max(40),
      danger: z.strictObject({ ...question, hint: text }),
      signs: z.strictObject({
        ...question,
        hint: text,
        topics: z.strictObject(
          Object.fromEntries(topics.map((topic) => [topic, heading])) as Record<Topic, typeof heading>,
        ),
      }),
      about: z.strictObject({ ...question, child: text.max(80), hint: text, options: z.array(named).min(2) }),
      began: choice,
      course: choice,
    }),
    answers: z.strictObject({
      crisis: answer.meta({ label: 'Call or text 988' }),
      emergency: answer,
      er: answer,
      rights: z.strictObject({ language: text, hospital: text }).meta({ label: 'In an emergency' }),
      ...(Object.fromEntries(patients.map((who) => [who, later])) as Record<(typeof patients)[number], typeof later>),
    }),
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
}
