import { z } from 'zod'
import { slugText, text } from '../schemas/fields'
import type { PageTypeDefinition } from './definition'
import { drawingCard, pageWords, unlisted } from './shared'

/** The questions that search answers immediately from the clinic's facts, besides the names of insurers. */
export const answerNames = ['hours', 'phone', 'address', 'price', 'insurance', 'languages', 'appointment'] as const
export type AnswerName = (typeof answerNames)[number]

const phrases = z.array(text.max(60)).min(1)

/** Everyday words of patients, in any order or spelling; they appear on no page, so the editorial checks skip them. */
const everyday = z.strictObject({
  say: phrases.meta({
    label: 'What people say',
    hint: 'As they say it, mistakes and all: “threw my back out”. Accents, plurals and word order do not matter.',
  }),
  pages: z
    .array(text)
    .min(1)
    .max(4)
    .meta({ label: 'Pages that they mean', hint: 'English addresses, the best one first: /symptoms/back-pain.' }),
  service: slugText.optional().meta({
    label: 'The service without a page that they refer to',
    hint: 'By its id, such as acupuncture. While it is switched off, search says so; the first phrase is its name.',
  }),
})

const asked = z.strictObject(
  Object.fromEntries(answerNames.map((name) => [name, phrases])) as Record<AnswerName, typeof phrases>,
)

export const content = {
  at: 'search.yaml',
  words: {
    ...pageWords,
    asked: asked.meta({
      label: 'Questions that are answered immediately',
      hint: 'The answers come from the clinic’s facts. A question matches if it contains all words of one of these lines.',
    }),
    everyday: z.array(everyday).min(100, 'keep at least 100').meta({
      label: 'Everyday words',
      hint: 'Which page people mean by which words. Each language has its own list.',
    }),
  },
  facts: {},
} as const

export const search: PageTypeDefinition<typeof content> = {
  ...unlisted,
  content,
  label: ['Search: its page, everyday words', 'Search'],
  addresses: () => [{ path: '/search', indexable: false }],
  card: drawingCard('mist', 'glass'),
}
