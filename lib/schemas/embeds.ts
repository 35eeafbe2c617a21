import { z } from 'zod'
import { byLocale, type Locale, locales } from '../i18n/locales'
import { passable } from '../visit/attribution'
import { address, frame, link as linkFields, messagesWithoutScript, receiver, scripted } from './embed-fields'
import { eachItemOnce, slugText } from './fields'

/** Define a provider choice; its error message recognizes fields that belong to other choices. */
const choice = <Name extends string, Shape extends z.ZodRawShape>(provider: Name, shape: Shape) =>
  z.strictObject(
    { provider: z.literal(provider), ...shape },
    {
      error: (issue) => {
        if (issue.code !== 'unrecognized_keys' || !issue.keys.every((key) => key in scripted || key === 'endpoint'))
          return
        const fieldNames = Object.keys(shape)
        return `has no effect with "provider: ${provider}", which ${fieldNames.length > 0 ? `takes ${fieldNames.join(', ')}` : 'takes nothing else'}: take it out, or choose another provider`
      },
    },
  )

const demo = choice('demo', {})
/** Nothing at all: patients call or text. */
const none = choice('none', {})
const link = choice('link', linkFields)
const iframe = choice('iframe', { ...frame, messages: messagesWithoutScript })
const script = choice('script', scripted)
const form = choice('form', { endpoint: address, ...receiver })

type Choice = typeof demo | typeof none | typeof link | typeof iframe | typeof script | typeof form
export type Provider = z.infer<Choice>

/** Test whether the URL contains FORM_ID exactly if there is a form id to insert. */
const placesId = (setting: Provider) =>
  !('url' in setting) || setting.url.includes('FORM_ID') === (setting.form !== undefined)

const misplaced = {
  path: ['form'],
  error: 'write FORM_ID in the url where the form id belongs, and the id under "form"',
}

/** Test that the additional origins differ from the page's own. */
const namesOthers = (setting: Provider) =>
  !('origins' in setting) || !setting.origins?.includes(new URL(setting.url).origin)

const own = {
  path: ['origins'],
  error: 'repeats the host of the url: list only other origins that the frame navigates to',
}

const oneOf = <const Choices extends readonly [Choice, ...Choice[]]>(...choices: Choices) =>
  z.discriminatedUnion('provider', choices, {
    error: `unknown provider; known: ${choices.map(({ shape }) => shape.provider.value).join(', ')}`,
  })

const anywhere = oneOf(demo, none, link, iframe, script)
const contact = oneOf(demo, none, link, iframe, script, form)
const provided = oneOf(link, iframe, script)

/** Parse one setting for all languages, or one for each; issues keep the path used in the file. */
function perLanguage(provider: z.ZodType<Provider>) {
  const setting = provider.refine(placesId, misplaced).refine(namesOthers, own)
  const settingPerLocale = z.strictObject(byLocale(() => setting))
  return z.unknown().transform((value, context): Record<Locale, Provider> => {
    const isEach = typeof value === 'object' && value !== null && locales.some((locale) => locale in value)
    const result = isEach ? settingPerLocale.safeParse(value) : setting.safeParse(value)
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
  /** By the id of an additional office whose patients book or look things up elsewhere. */
  offices: z
    .record(
      slugText,
      z.strictObject({ booking: perLanguage(provided).optional(), map: perLanguage(provided).optional() }),
    )
    .optional(),
  /** What providers learn about a visit beyond the campaign and the link that led to them. */
  passOn: z
    .array(
      z.enum(passable, { error: ({ input }) => `"${input}" cannot be passed on; known: ${passable.join(', ')}` }),
      `write a list: [${passable.join(', ')}]`,
    )
    .superRefine(eachItemOnce)
    .optional(),
})
