import { z } from 'zod'
import { locales } from '../i18n/locales'
import { httpsOrigin, httpsUrl, text } from './fields'

const language = z.strictObject({
  code: z
    .string('put the code in quotes')
    .regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/, 'must be a language code, as in "vi" or "zh-TW"')
    .refine(
      (code) => !locales.some((own) => own === code),
      'is a language of this site: it needs no machine translation',
    ),
  name: text,
})

/** The schema of content/translation.yaml. */
export const translation = z.strictObject({
  on: z.boolean(),
  script: httpsUrl.refine((url) => !/[?#]/.test(url), 'must end before "?": the site adds its own parameter'),
  origins: z.array(httpsOrigin),
  languages: z.array(language).min(1, 'list at least one language'),
})
