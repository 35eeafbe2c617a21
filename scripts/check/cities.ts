import { type Entry, type Problem, problem, textsOf } from '../../lib/content/read'
import { outside, places } from '../../lib/content/schemas/places'

const items = (value: unknown): Record<string, unknown>[] => {
  const list = (value as { items?: unknown } | undefined)?.items
  return Array.isArray(list) ? list.filter((item) => typeof item === 'object' && item !== null) : []
}

/** A figure of the facts file, written by hand: `500+`, `12 min`, `3 millas`, `400 patients`. */
const figure =
  /\b\d[\d,.]*(?:\s*\+|\s+(?:min\b|minutes?\b|minutos?\b|miles?\b|millas?\b|patients\b|pacientes\b|students\b|estudiantes\b|years? of exp|años de exp))/i

const axes = ['latitude', 'longitude'] as const

/** How many steps each described way has, by its id. */
const stepsOf = ({ data }: Entry) =>
  new Map([...items(data.directions), ...items(data.towns)].map(({ id, steps }) => [id, (steps as unknown[])?.length]))

/**
 * What the schema of one city file cannot see: a town that is not on the map, services that do not exist, figures written
 * by hand, a keyword twice, and ways that have fewer steps in one language than in the other.
 */
export function checkCities(entries: Entry[]): Problem[] {
  const services = new Set(entries.filter(({ collection }) => collection === 'services').map(({ name }) => name))
  const cities = entries.filter(({ collection }) => collection === 'cities')
  // A file of places that is not sound has problems of its own.
  const area = places.safeParse(entries.find(({ collection }) => collection === 'places')?.data).data
  return cities.flatMap((entry) => {
    const keywords = Array.isArray(entry.data.keywords) ? entry.data.keywords.map(String) : []
    const twice = keywords.find(
      (word, i) => keywords.findIndex((other) => other.toLowerCase() === word.toLowerCase()) < i,
    )
    const english = cities.find(({ name, locale }) => name === entry.name && locale === 'en')
    const counts = english && stepsOf(english)
    return [
      ...(area ? axes : []).flatMap((axis) => {
        const degrees = (entry.data.geo as Record<string, unknown> | undefined)?.[axis]
        const reason = area && typeof degrees === 'number' && outside(area, axis, degrees)
        return reason ? [problem(entry, `geo.${axis}`, reason)] : []
      }),
      ...items(entry.data.services)
        .map(({ id }, i) => ({ id: String(id), field: `services.items.${i}.id` }))
        .filter(({ id }) => !services.has(id))
        .map(({ id, field }) =>
          problem(entry, field, `"${id}" is no service page; known: ${[...services].join(', ')}`),
        ),
      ...textsOf(entry).flatMap(({ field, text }) => {
        const found = figure.exec(text)?.[0]
        return found
          ? [
              problem(
                entry,
                field,
                `states "${found}" by hand: the page shows the figures of clinic.yaml, leave it out`,
              ),
            ]
          : []
      }),
      ...(twice ? [problem(entry, 'keywords', `"${twice}" stands twice`)] : []),
      ...[...stepsOf(entry)]
        .filter(([id, count]) => counts?.has(id) && counts.get(id) !== count)
        .map(([id, count]) =>
          problem(
            entry,
            `way "${id}"`,
            `has ${count} steps, the English file ${counts?.get(id)}: describe the same way`,
          ),
        ),
    ]
  })
}
