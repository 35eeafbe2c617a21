import { z } from 'zod'
import { text } from './fields'

const passages = z.array(
  z.strictObject({
    file: text.regex(/^[a-z0-9./-]+$/, 'write a file of content/, such as about.en.md'),
    here: z.string().min(1).meta({ label: 'Here', hint: 'As it stands in the file.' }),
    there: z.string().optional().meta({ label: 'Instead', hint: 'Empty: left out.' }),
  }),
)

/**
 * The schema of content/local.yaml: passages that hold only for the clinic's own town and offer, and their general
 * wording.
 */
export const local = z.strictObject({
  files: z
    .array(
      text.regex(/^[a-z0-9*/-]+$/, 'write the file without language and ending, such as cities/fairview-chiropractor'),
    )
    .meta({
      label: 'Pages that are local as a whole',
      hint: 'Files without language and ending, such as cities/fairview-chiropractor; * stands for any name.',
    }),
  names: z.array(text.min(3, 'is too short to find')).meta({
    label: 'Local names',
    hint: 'Towns, roads, landmarks, the state: every sentence that says one of them is local.',
  }),
  elsewhere: passages.default([]).meta({
    label: 'How it reads elsewhere',
    hint: 'What setup writes in place of a local passage when the clinic moves to another town.',
  }),
  without: z
    .array(
      z.strictObject({
        page: text.meta({
          label: 'Page, or fact',
          hint: 'Its address, such as /services/pregnancy-care; or what a clinic may do without: email, booking.',
        }),
        words: z.array(text.min(3, 'is too short to find')).default([]).meta({
          label: 'Words about it',
          hint: 'In both languages, as words begin: setup lists the sentences that say one of them.',
        }),
        passages: passages.default([]),
      }),
    )
    .default([])
    .meta({
      label: 'How it reads without a page',
      hint: 'What setup writes in place of a sentence that leads to the page of a service that the clinic does not offer or of an insurer it does not work with, or that speaks of its email address or its calendar.',
    }),
})
