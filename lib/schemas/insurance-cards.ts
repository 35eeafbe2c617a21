import { z } from 'zod'
import { locales } from '../i18n/locales'
import { httpsUrl, referenceTo, slugText, text } from './fields'
import { stateCodes } from './office'

/** A reference to an insurer of clinic.yaml: without one, a page must not say that the clinic works with a plan. */
const insurer = referenceTo('insurer', { file: 'clinic', list: 'insurers', key: 'name' }).optional().meta({
  label: 'Insurer',
  hint: 'Only if it is one of the insurers of the clinic. Empty: the page promises nothing.',
})

const stateCode = z.enum(stateCodes, 'use the two-letter state code')

const state = stateCode.optional().meta({
  label: 'Only in this state',
  hint: 'Two letters. Setup removes it for a clinic in another state.',
})

const notIn = z.array(stateCode).optional().meta({
  label: 'Not in these states',
  hint: 'Two letters each. Setup removes it for a clinic there.',
})

const others = z.array(text).optional()

const card = z.strictObject({
  id: slugText,
  name: text.max(50, 'keep the name within 50 characters'),
  insurer,
  state,
  notIn,
  also: others.meta({ label: 'Other spellings', hint: 'What else people with this card type.' }),
})

const kind = z.strictObject({
  id: slugText,
  state,
  insurer,
  page: z
    .string()
    .regex(/^\/\S+$/, 'must be an English address of this site that begins with /')
    .optional()
    .meta({
      label: 'Page to read more',
      hint: 'An English address of this site, such as /financial-information/medicare.',
    }),
  source: z
    .strictObject({ publisher: text, url: httpsUrl, lang: z.enum(locales) })
    .optional()
    .meta({ label: 'Source' }),
  ask: z.array(slugText).meta({
    label: 'Questions of the long list',
    hint: 'By their names on the page “Insurance plans”, such as ask-network.',
  }),
  cards: z.array(card).meta({ label: 'Cards' }),
})

/** The kind for all cards that no other kind covers. */
const otherKind = 'other'

/** The schema of content/insurance-cards.yaml: the names on insurance cards, by kind of coverage. */
export const insuranceCards = z.strictObject({
  kinds: z
    .array(kind)
    .refine((kinds) => kinds.at(-1)?.id === otherKind, `must end with "${otherKind}": it answers for all other cards`),
})

/** The words of each kind, in the order of insurance-cards.yaml. */
export const insuranceKinds = {
  at: 'insurance-kinds.yaml',
  words: {
    heading: text.max(60),
    lead: text,
    kinds: z
      .array(
        z.strictObject({
          id: slugText,
          title: text.max(50, 'keep the title within 50 characters'),
          typed: others.meta({
            label: 'What people type',
            hint: 'Everyday words for this kind; they are never shown.',
          }),
          answer: text.optional().meta({
            label: 'That we accept it',
            hint: 'Only if another page of this site says so, too. Empty: the page promises nothing.',
          }),
          note: text.max(220, 'keep the note within 220 characters'),
          call: text.max(90, 'keep it within 90 characters').meta({ label: 'Whom to call' }),
          say: text.max(160, 'keep it within 160 characters').meta({ label: 'What to say on the phone' }),
          questions: z
            .array(
              z.strictObject({
                id: slugText,
                question: text.max(110, 'keep a question within 110 characters'),
              }),
            )
            .max(3, 'ask at most three questions of its own'),
        }),
      )
      .min(1),
  },
  facts: {},
} as const
