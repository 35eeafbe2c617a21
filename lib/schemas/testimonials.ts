import { z } from 'zod'
import { eachOnce, httpsUrl, localizedText, pastDay, slugText, text } from './fields'

const words = {
  id: slugText,
  name: z.string().regex(/^\p{L}[\p{L}' -]* \p{Lu}\.$/u, 'a first name plus initial, as in "Maria T."'),
  text,
}

/** Where a patient published the testimonial. */
const source = z.strictObject({
  name: localizedText.meta({
    label: 'Where',
    hint: 'Such as Google, or in each language: our survey, nuestra encuesta.',
  }),
  date: pastDay.optional().meta({ label: 'When', hint: 'The day it was given; not in the future.' }),
  url: httpsUrl.optional().meta({ label: 'Its web address', hint: 'Only if it is public.' }),
})

const facts = z
  .strictObject({
    ...words,
    sample: z.boolean(),
    stars: z
      .int('must be a whole number of stars')
      .min(1)
      .max(5)
      .optional()
      .meta({ label: 'Stars', hint: 'Only if this patient gave a rating.' }),
    source: source.optional().meta({ label: 'Source' }),
    consent: z
      .boolean()
      .optional()
      .meta({ label: 'The patient agreed in writing to be quoted here', hint: 'Keep the agreement on file.' }),
  })
  .superRefine(({ sample, source, consent }, context) => {
    const addProblem = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (!sample && !source)
      addProblem('source', 'write where the patient said so, such as source: { name: Google, date: 2026-03-01 }')
    if (!sample && !consent)
      addProblem('consent', 'have the patient agree in writing and write "consent: true", or take the testimonial out')
    if (sample && (source || consent))
      addProblem(
        'sample',
        'contradicts "source" or "consent": nobody said a sample. Write "sample: false", or remove them',
      )
  })

/** Testimonials of patients, any number of them. */
export const testimonials = {
  at: 'testimonials.yaml',
  words: { items: z.array(z.strictObject(words)).superRefine(eachOnce('id')) },
  facts: { items: z.array(facts).superRefine(eachOnce('id')) },
} as const
