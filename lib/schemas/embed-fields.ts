import { z } from 'zod'
import { whyNotFramed } from '../embeds/framable'
import { messageFormats } from '../embeds/frame-messages'
import { allowable } from '../embeds/permissions'
import { eachItemOnce, httpsOrigin, httpsUrl } from './fields'

/** The fields of a provider's setting in content/embeds.yaml. */

const open = httpsUrl.refine(
  (url) => !new URL(url).username && !new URL(url).password,
  'must not contain a user name or password',
)

/** An address to which the site adds its own parameters. */
export const address = open.refine((url) => !new URL(url).hash, 'must end before "#": the site adds its own parameters')

/** The page behind a button, which may have a fragment, as Jane's pages do. */
const linked = open

/** The page in a frame. */
const framed = z
  .preprocess((value, context) => {
    if (typeof value !== 'string' || !value.trim().startsWith('<')) return value
    context.addIssue({
      code: 'custom',
      message: 'is an entire snippet: write only the address in its src="…"',
    })
    return z.NEVER
  }, address)
  .superRefine((url, context) => {
    const message = whyNotFramed(url)
    if (message) context.addIssue({ code: 'custom', message })
  })

const formId = z
  .string('put the form id in quotes')
  .regex(/^[\w-]+$/, 'a form id has letters, digits, - and _ only')
  .optional()

const attributes = z
  .record(z.string(), z.string('put the value in quotes'))
  .refine(
    (all) => Object.keys(all).every((name) => /^(id|name|data-(?!src$)[a-z][a-z0-9-]*)$/.test(name)),
    'has an attribute other than id, name and data-…',
  )
  .optional()

const permission = z.enum(allowable, {
  error: ({ input }) =>
    input === 'payment'
      ? 'is a setting of its own: write "payment: true"'
      : `"${input}" cannot be allowed; known: ${allowable.join(', ')}`,
})

const isOn = z.boolean('must be true or false').optional()

/**
 * Whether the provider has signed a business associate agreement, which is required to receive what patients write
 * about themselves (45 CFR 164.502(e), 164.504(e)). YAML 1.1 parses yes and no as booleans.
 */
const agreements = ['yes', 'no', 'not needed'] as const
const businessAssociate = z
  .preprocess(
    (value) => (value === true ? 'yes' : value === false ? 'no' : value),
    z.enum(agreements, `must be one of ${agreements.join(', ')}`),
  )
  .optional()

/** The fields of every provider that receives what patients write. */
export const receiver = { businessAssociate }

/** A button that opens the provider's own page. */
export const link = { url: linked, form: formId, ...receiver }

/** A page of the provider in a frame. */
export const frame = {
  url: framed,
  form: formId,
  attributes,
  origins: z.array(httpsOrigin, 'write a list: [https://pay.example.com]').superRefine(eachItemOnce).optional(),
  height: z.int('must be a whole number of pixels').min(200).max(4000).optional(),
  payment: isOn,
  popups: isOn,
  allow: z.array(permission, 'write a list: [camera, microphone]').superRefine(eachItemOnce).optional(),
  ...receiver,
}

/** The same with the provider's own script. */
export const scripted = {
  ...frame,
  script: address,
  messages: z.enum(messageFormats, `must be one of ${messageFormats.join(', ')}`).optional(),
}

/** The formats of pages that send messages unprompted. */
const unpromptedFormats = messageFormats.filter((format) => format !== 'iframe-resizer')

/** How a page without a provider's script may report its height. */
export const messagesWithoutScript = z
  .enum(unpromptedFormats, {
    error: ({ input }) =>
      input === 'iframe-resizer'
        ? 'needs the provider’s script: a page with iframe-resizer answers that only. Write "provider: script" and its address under "script"'
        : `must be one of ${unpromptedFormats.join(', ')}`,
  })
  .optional()
