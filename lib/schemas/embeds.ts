import { z } from 'zod'
import { messageFormats } from '../embeds/messages'
import { byLocale, type Locale, locales } from '../i18n/locales'
import { httpsUrl, slugText } from './fields'

const address = httpsUrl
  .refine((url) => !new URL(url).hash, 'must end before "#": the site adds its own parameters')
  .refine((url) => !new URL(url).username && !new URL(url).password, 'must not hold a user name or password')

const placed = {
  url: address,
  form: z
    .string('put the form id in quotes')
    .regex(/^[\w-]+$/, 'a form id has letters, digits, - and _ only')
    .optional(),
  attributes: z
    .record(z.string(), z.string('put the value in quotes'))
    .refine(
      (all) => Object.keys(all).every((name) => /^(id|name|data-(?!src$)[a-z][a-z0-9-]*)$/.test(name)),
      'has an attribute other than id, name and data-…',
    )
    .optional(),
}
const demo = z.strictObject({ provider: z.literal('demo') })
const iframe = z.strictObject({ provider: z.literal('iframe'), ...placed })
const script = z.strictObject({
  provider: z.literal('script'),
  ...placed,
  script: address,
  messages: z.enum(messageFormats, `must be one of ${messageFormats.join(', ')}`).optional(),
})
const form = z.strictObject({ provider: z.literal('form'), endpoint: address })

type Choice = typeof demo | typeof iframe | typeof script | typeof form
export type Provider = z.infer<Choice>

/** Test whether the URL has FORM_ID if and only if there is a form id to put there. */
const placesId = (setting: Provider) =>
  !('url' in setting) || setting.url.includes('FORM_ID') === (setting.form !== undefined)

const misplaced = {
  path: ['form'],
  error: 'write FORM_ID in the url where the form id belongs, and the id under "form"',
}

const oneOf = <const Choices extends readonly [Choice, ...Choice[]]>(...choices: Choices) =>
  z.discriminatedUnion('provider', choices, {
    error: `unknown provider; known: ${choices.map(({ shape }) => shape.provider.value).join(', ')}`,
  })

const anywhere = oneOf(demo, iframe, script)
const contact = oneOf(demo, iframe, script, form)
const provided = oneOf(iframe, script)

/** One setting for all languages, or one for each; issues keep the path that the file uses. */
function perLanguage(provider: z.ZodType<Provider>) {
  const one = provider.refine(placesId, misplaced)
  const each = z.strictObject(byLocale(() => one))
  return z.unknown().transform((value, context): Record<Locale, Provider> => {
    const isEach = typeof value === 'object' && value !== null && locales.some((locale) => locale in value)
    const result = isEach ? each.safeParse(value) : one.safeParse(value)
    if (!result.success) {
      for (const issue of result.error.issues) context.issues.push({ ...issue, input: value } as z.core.$ZodRawIssue)
      return z.NEVER
    }
    const { data } = result
    return 'provider' in data ? byLocale(() => data) : data
  })
}

/** The schema of content/embeds.yaml. */
export const embeds = z.strictObject({
  survey: perLanguage(anywhere),
  contact: perLanguage(contact),
  'new-patient': perLanguage(anywhere),
  booking: perLanguage(anywhere),
  reviews: perLanguage(anywhere),
  map: perLanguage(anywhere),
  /** By the id of a further office, whose patients book or look it up elsewhere. */
  offices: z
    .record(
      slugText,
      z.strictObject({ booking: perLanguage(provided).optional(), map: perLanguage(provided).optional() }),
    )
    .optional(),
})
