import { z } from 'zod'
import { text } from './fields'

/** The schema of content/local.yaml: what is only true of the clinic's own town. */
export const local = z.strictObject({
  files: z
    .array(
      text.regex(/^[a-z0-9*/-]+$/, 'write the file without language and ending, such as cities/rogers-chiropractor'),
    )
    .meta({
      label: 'Pages that are local as a whole',
      hint: 'Files without language and ending, such as cities/rogers-chiropractor; * stands for any name.',
    }),
  names: z.array(text.min(3, 'is too short to find')).meta({
    label: 'Local names',
    hint: 'Towns, roads, landmarks, the state: every sentence that says one of them is local.',
  }),
})
