import { once } from '../../lib/content/once'
import { settingsIn } from '../../lib/content/parsed'
import { type Entry, isRecord, type Problem, problem, textsOf } from '../../lib/content/read'
import { outside } from '../../lib/content/schemas/places'
import { withOriginals } from './pairs'

const items = (value: unknown): Record<string, unknown>[] => {
  const list = (value as { items?: unknown } | undefined)?.items
  return Array.isArray(list) ? list.filter(isRecord) : []
}

/** A figure that should come from clinic.yaml: `500+`, `12 min`, `3 millas`, `400 patients`. */
const figure =
  /\b\d[\d,.]*(?:\s*\+|\s+(?:min\b|minutes?\b|minutos?\b|miles?\b|millas?\b|patients\b|pacientes\b|students\b|estudiantes\b|years? of exp|años de exp))/i

/** Figures that a city states by hand. */
const figuresIn = once((entry: Entry) =>
  textsOf(entry).flatMap(({ field, text }) => {
    const found = figure.exec(text)?.[0]
    const reason = `states "${found}" by hand: the page shows the figures of clinic.yaml, leave it out`
    return found ? [problem(entry, field, reason)] : []
  }),
)

const axes = ['latitude', 'longitude'] as const

/** The number of steps of each route description, by id. */
const stepsOf = ({ data }: Entry) =>
  new Map([...items(data.directions), ...items(data.towns)].map(({ id, steps }) => [id, (steps as unknown[])?.length]))

/**
 * Checks that the schema of a city file cannot make: towns on the map, existing services, no literal figures, unique keywords,
 * and the same number of steps in both languages.
 */
export function checkCities(entries: Entry[]): Problem[] {
  const services = new Set(entries.filter(({ collection }) => collection === 'service').map(({ name }) => name))
  // An invalid places.yaml has been reported already.
  const area = settingsIn(entries, 'places')
  return withOriginals(entries, 'city').flatMap(({ entry, original }) => {
    const keywords = Array.isArray(entry.data.keywords) ? entry.data.keywords.map(String) : []
    const plain = keywords.map((word) => word.toLowerCase())
    const twice = plain.findIndex((word, i) => plain.indexOf(word) < i)
    const counts = stepsOf(original)
    const unknown = items(entry.data.services).flatMap(({ id }, i) =>
      services.has(String(id))
        ? []
        : [problem(entry, `services.items.${i}.id`, `"${id}" is no service page; known: ${[...services].join(', ')}`)],
    )
    const ways = [...stepsOf(entry)]
      .filter(([id, count]) => counts.has(id) && counts.get(id) !== count)
      .map(([id, count]) => {
        const reason = `has ${count} steps, ${original.file} ${counts.get(id)}: describe the same way`
        return problem(entry, `way "${id}"`, reason)
      })
    return [
      ...(area ? axes : []).flatMap((axis) => {
        const degrees = (entry.data.geo as Record<string, unknown> | undefined)?.[axis]
        const reason = area && typeof degrees === 'number' && outside(area, axis, degrees)
        return reason ? [problem(entry, `geo.${axis}`, reason)] : []
      }),
      ...unknown,
      ...figuresIn(entry),
      ...(twice < 0 ? [] : [problem(entry, 'keywords', `"${keywords[twice]}" appears twice`)]),
      ...ways,
    ]
  })
}
