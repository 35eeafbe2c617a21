import { type Entry, isRecord, type Problem, problem } from '../../lib/content/read'
import { mainId } from '../../lib/content/schemas/office'
import { itemsOf } from './names'

/** Checks that the offices which pages of cities and frames name are those of clinic.yaml. */
export function checkOffices(entries: Entry[]): Problem[] {
  const further = itemsOf(entries, 'clinic', 'offices').map(({ id }) => String(id))
  return entries.flatMap((entry) => {
    const { collection, data } = entry
    if (collection === 'city') {
      const known = [mainId, ...further]
      const { office } = data
      return typeof office !== 'string' || known.includes(office)
        ? []
        : [problem(entry, 'office', `unknown office "${office}"; known: ${known.join(', ')}`)]
    }
    if (collection !== 'embeds' || !isRecord(data.offices)) return []
    const among = further.length > 0 ? `known: ${further.join(', ')}` : 'clinic.yaml lists no further ones'
    return Object.keys(data.offices)
      .filter((id) => !further.includes(id))
      .map((id) => problem(entry, `offices.${id}`, `unknown office "${id}"; ${among}`))
  })
}
