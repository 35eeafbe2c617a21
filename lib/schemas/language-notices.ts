import { z } from 'zod'
import { locales } from '../i18n/locales'
import { eachOnce, httpsUrl, text } from './fields'

/** The minimum number of languages: English, and the 15 most spoken in the state (45 CFR 92.11(b)). */
const fewest = 16

/** Test whether a text begins in a right-to-left script. */
const runsLeft = (words: string) =>
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(words)

const notice = z
  .strictObject({
    code: z
      .string('put the code in quotes')
      .regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?$/, 'must be a language code, as in "vi" or "zh-Hant"')
      .meta({ label: 'Language code' }),
    name: text.meta({ label: 'Name of the language, in that language' }),
    exonym: text.meta({ label: 'Name of the language, in English' }),
    direction: z
      .enum(['ltr', 'rtl'], 'must be ltr (from left to right) or rtl (from right to left)')
      .meta({ label: 'Direction of writing' }),
    text: text.includes('{phone}', { error: 'must contain {phone}: readers need to know whom to call' }),
    lacks: text
      .optional()
      .meta({ label: 'What it leaves out', hint: 'Empty, unless a sentence is still untranslated.' }),
    source: httpsUrl.meta({ label: 'Where the wording is published' }),
    verified: z.boolean().meta({
      label: 'Compared with its source',
      hint: 'By a person who reads the language, or letter by letter.',
    }),
  })
  .refine(({ text: words, direction }) => runsLeft(words) === (direction === 'rtl'), {
    path: ['direction'],
    error: 'is not the direction of this script: Arabic and Hebrew are rtl, others ltr',
  })

/** The schema of content/language-notices.yaml. */
export const languageNotices = z.strictObject({
  notices: z
    .array(notice)
    .min(fewest, `write it in ${fewest} languages: English, and the 15 most spoken of the state (45 CFR 92.11)`)
    .superRefine(eachOnce('code'))
    .superRefine((all, context) => {
      const missing = locales.find((locale) => !all.some(({ code }) => code === locale))
      if (missing)
        context.addIssue({ code: 'custom', message: `must include the languages of the site: "${missing}" is missing` })
    }),
})
