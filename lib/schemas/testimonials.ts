import { z } from 'zod'
import { slugText, text } from './fields'

export const testimonials = {
  at: 'testimonials.yaml',
  words: {
    items: z
      .array(
        z.strictObject({
          id: slugText,
          name: z.string().regex(/^\p{L}[\p{L}' -]* \p{Lu}\.$/u, 'a first name plus initial, as in "Maria T."'),
          text,
          sample: z.boolean(),
        }),
      )
      .length(9, 'keep exactly nine testimonials'),
  },
  facts: {},
} as const
