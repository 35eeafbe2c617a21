import { settingsIn } from '../../lib/content/parsed'
import { type Entry, type Problem, problem } from '../../lib/content/read'
import { nearestOf } from '../../lib/geography/miles'
import { defaultLocale } from '../../lib/i18n/locales'
import { mainId } from '../../lib/schemas/office'
import { outside, type Point } from '../../lib/schemas/places'
import { isRecord } from '../../lib/util/is-record'
import { itemsOf } from './references'

type Pinned = { id: string; geo: Point }

/**
 * Explain why a city’s map cannot show the office that serves it; undefined if it can, or if a file is invalid
 * anyway.
 */
function offTheMap(entries: Entry[], { data }: Entry): string | undefined {
  const facts = settingsIn(entries, 'clinic')
  const area = settingsIn(entries, 'places')
  const { latitude, longitude } = (isRecord(data.geo) ? data.geo : {}) as Partial<Point>
  if (!facts?.offices || !area || typeof latitude !== 'number' || typeof longitude !== 'number') return
  const all: [Pinned, ...Pinned[]] = [{ id: mainId, geo: facts.geo }, ...facts.offices]
  const { id, geo } = all.find((office) => office.id === data.office) ?? nearestOf({ latitude, longitude }, all)
  const reason = outside(area, 'latitude', geo.latitude) ?? outside(area, 'longitude', geo.longitude)
  return reason && `"${id}" ${reason}; change the map in places.yaml, or name another office`
}

/** Check that the offices that city pages and frames name are in clinic.yaml, and that city maps show them. */
export function checkOffices(entries: Entry[]): Problem[] {
  const further = itemsOf(entries, 'clinic', 'offices').map(({ id }) => String(id))
  return entries.flatMap((entry) => {
    const { collection, data, locale } = entry
    if (collection === 'city' && locale === defaultLocale) {
      const known = [mainId, ...further]
      const { office } = data
      const reason =
        typeof office === 'string' && !known.includes(office)
          ? `unknown office "${office}"; known: ${known.join(', ')}`
          : offTheMap(entries, entry)
      return reason ? [problem(entry, 'office', reason)] : []
    }
    if (collection !== 'embeds' || !isRecord(data.offices)) return []
    const among = further.length > 0 ? `known: ${further.join(', ')}` : 'clinic.yaml lists no others'
    return Object.keys(data.offices)
      .filter((id) => !further.includes(id))
      .map((id) => problem(entry, `offices.${id}`, `unknown office "${id}"; ${among}`))
  })
}
