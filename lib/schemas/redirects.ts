import { z } from 'zod'
import { keyOf, parseFormer } from '../util/former-address'
import { text } from './fields'

const former = text
  .refine(
    (address) => parseFormer(address) !== undefined,
    'is not a former address: begin with a slash, without the domain, as in /about-us/, /contact.php or /?page_id=12',
  )
  .refine((address) => !address.includes('*'), 'has a star, which stands for nothing here: list the addresses')

/** The schema of content/redirects.yaml. */
export const redirects = z.strictObject({
  /** Service workers of a former website that have an unusual name (scripts/export/former-workers.ts). */
  workers: z
    .array(z.string().regex(/^(?:\/[\w.-]+)+\.js$/, 'must be the path of a script, such as /js/worker.js'))
    .optional(),
  moved: z.array(z.strictObject({ from: former, to: text })).superRefine((rows, context) => {
    const seen = new Map<string, string>()
    for (const [i, { from }] of rows.entries()) {
      const address = parseFormer(from)
      if (!address) continue
      const earlier = seen.get(keyOf(address))
      if (earlier) {
        const message = `${from} is named twice${earlier === from ? '' : `, earlier as ${earlier}`}: keep one of the two`
        context.addIssue({ code: 'custom', path: [i, 'from'], message })
      }
      seen.set(keyOf(address), from)
    }
  }),
})
