import { settingsIn } from '../../lib/content/parsed'
import { type Entry, type Problem, problemsOf, textsOf, valueAt } from '../../lib/content/read'
import { itemsAt, listAt, recordsAt } from '../../lib/content/read-fields'
import { outside } from '../../lib/schemas/places'
import { memoize } from '../../lib/util/memoize'
import { withOriginals } from './language-pairs'

/** A figure that should come from clinic.yaml: `500+`, `12 min`, `3 millas`, `400 patients`. */
const figure =
  /\b\d[\d,.]*(?:\s*\+|\s+(?:min\b|minutes?\b|minutos?\b|miles?\b|millas?\b|patients\b|pacientes\b|students\b|estudiantes\b|years? of exp|años de exp))/i

/** Find figures that a city file states literally. */
const figuresIn = memoize((entry: Entry) =>
  textsOf(entry).flatMap(({ field, text }) => {
    const found = figure.exec(text)?.[0]
    const reason = `states "${found}" by hand: the page shows the figures of clinic.yaml, leave it out`
    return problemsOf(entry, { [field]: found && reason })
  }),
)

/** Return the number of steps of each route description, by id. */
const stepsOf = ({ data }: Entry) =>
  new Map(
    ['directions.items', 'towns.items']
      .flatMap((list) => recordsAt(data, list))
      .map((item) => [item.id, listAt(item, 'steps').length]),
  )

/**
 * Check what the schema of a city file cannot: towns on the map, existing services, no literal figures, unique
 * keywords, and the same number of steps in both languages.
 */
export function checkCities(entries: Entry[]): Problem[] {
  const services = new Set(entries.filter(({ collection }) => collection === 'service').map(({ name }) => name))
  // An invalid places.yaml has been reported already.
  const area = settingsIn(entries, 'places')
  return withOriginals(entries, 'city').flatMap(({ entry, original }) => {
    const keywords = listAt(entry.data, 'keywords').map(String)
    const plain = keywords.map((word) => word.toLowerCase())
    const twice = plain.findIndex((word, i) => plain.indexOf(word) < i)
    const counts = stepsOf(original)
    return [
      ...(['latitude', 'longitude'] as const).flatMap((axis) => {
        const degrees = valueAt(entry.data, `geo.${axis}`)
        return problemsOf(entry, {
          [`geo.${axis}`]: area && typeof degrees === 'number' && outside(area, axis, degrees),
        })
      }),
      ...itemsAt(entry.data, 'services.items').flatMap(({ item: { id }, at }) => {
        const reason = `"${id}" is not a service page; known: ${[...services].join(', ')}`
        return problemsOf(entry, { [`${at}.id`]: !services.has(String(id)) && reason })
      }),
      ...figuresIn(entry),
      ...problemsOf(entry, { keywords: twice >= 0 && `"${keywords[twice]}" appears twice` }),
      ...[...stepsOf(entry)].flatMap(([id, count]) => {
        const reason = `has ${count} steps, ${original.file} ${counts.get(id)}: describe the same way`
        return problemsOf(entry, { [`way "${id}"`]: counts.has(id) && counts.get(id) !== count && reason })
      }),
    ]
  })
}
