import { z } from 'zod'
import { byLocale, locales } from '../i18n/locales'
import { optionalList, plainText } from './fields'

/** How urgent a notice is: both levels are shown; a warning stands out. */
const noticeLevels = ['info', 'warning'] as const

const momentPattern = /^(\d{4}-\d\d-\d\d)(?: ([01]\d|2[0-3]):[0-5]\d)?$/

/** Test whether the day of a moment exists. */
const isDay = (moment: string) => z.iso.date().safeParse(moment.slice(0, 10)).success

/** A day, or a day and a time, at the clinic: `2026-12-24`, `2026-12-24 13:00`. */
const moment = z
  .string('write it in quotes, as in "2026-12-24 13:00"')
  .regex(momentPattern, {
    error: 'write a day as 2026-12-24, or with a time of your clinic as "2026-12-24 13:00"',
    abort: true,
  })
  .refine(isDay, 'is not a real day')

/** Return the end of a notice in comparable form: a day without a time lasts until midnight. */
const endOf = (until: string) => (until.includes(' ') ? until : `${until} 24:00`)

const notice = z
  .strictObject({
    level: z
      .enum(noticeLevels, `must be one of ${noticeLevels.join(', ')}`)
      .meta({ label: 'How urgent', hint: 'A warning stands out.', start: 'info' }),
    from: moment.meta({ label: 'From', hint: 'A day, 2026-12-24, or a day and a time, 2026-12-24 07:00.' }),
    until: moment.meta({ label: 'Until', hint: 'The last day, 2026-12-24, or a day and a time, 2026-12-24 18:00.' }),
    text: z.strictObject(byLocale(() => plainText.max(200, 'keep it within 200 characters'))).meta({ label: 'Text' }),
  })
  .superRefine(({ from, until, text }, context) => {
    if (from >= endOf(until))
      context.addIssue({ code: 'custom', path: ['until'], message: `must be later than "from", ${from}` })
    const [first, ...others] = locales.map((locale) => text[locale].trim())
    if (others.some((other) => other === first))
      context.addIssue({ code: 'custom', path: ['text'], message: 'is the same in both languages: translate it' })
  })

/** Temporary messages on every page: closed because of ice, a new entrance, holidays. */
export const notices = optionalList(z.array(notice)).meta({
  label: 'Notices on every page',
  hint: 'Such as “Closed today because of ice”. Each appears and disappears automatically.',
})
