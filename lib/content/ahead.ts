import { clinicTime } from '../clinic/local-time'
import { defaultLocale } from '../i18n/locales'
import type { Entry } from './read'
import { fileIn } from './read-fields'

/*
 * A post may be dated in the future: it appears with the first build on its day. Until then a launched site omits it
 * entirely; a preview shows it, labeled.
 */

/** Return today's date at the clinic. @param entries the files of a content folder. */
export function todayIn(entries: Entry[], now = new Date()): string {
  const { timeZone } = fileIn(entries, 'clinic')?.data ?? {}
  try {
    return clinicTime(now, String(timeZone)).date
  } catch {
    return clinicTime(now, 'UTC').date
  }
}

const dayOf = (date: unknown) => (date instanceof Date ? date.toISOString().slice(0, 10) : String(date))

/** Return the dates of future posts, by name. */
export const daysAhead = (entries: Entry[], today = todayIn(entries)): Map<string, string> =>
  new Map(
    entries
      .filter(({ collection, locale, data }) => collection === 'post' && locale === defaultLocale && data.date)
      .map(({ name, data }) => [name, dayOf(data.date)] as const)
      .filter(([, day]) => day > today),
  )

/** Return the files of a content folder without future posts. */
export function published(entries: Entry[], today?: string): Entry[] {
  const ahead = daysAhead(entries, today)
  return entries.filter(({ collection, name }) => collection !== 'post' || !ahead.has(name))
}
