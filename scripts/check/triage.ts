import { settingsIn } from '../../lib/content/parsed'
import { type Entry, isRecord, type Problem, problem, valueAt } from '../../lib/content/read'
import { repeats } from '../../lib/content/repeats'
import type { TriageRules } from '../../lib/content/schemas/triage'
import { advise, allAnswers } from '../../lib/triage/advise'
import { offeredRules, rulesFor } from '../../lib/triage/rules'
import { allRoutesIn, notOfferedIn } from './addresses'
import { itemsOf } from './names'

/** A field of triage.yaml and what to do about it. */
type Finding = { field: string; reason: string }

const quoted = (names: Iterable<string>) => [...names].join(', ')

/** The lists of rules whose words stand under the same ids in the page's file of each language. */
const worded = [
  { rules: 'began', words: 'questions.began.options' },
  { rules: 'course', words: 'questions.course.options' },
  { rules: 'signs', words: 'signs' },
  { rules: 'regions', words: 'regions' },
] as const

/** No two rules of a list, and no two sources, have the same name. */
function twice(rules: TriageRules): Finding[] {
  const lists = { ...rules, sources: rules.sources.map(({ key }) => ({ id: key })) }
  return (['began', 'course', 'signs', 'regions', 'sources'] as const).flatMap((list) =>
    repeats(lists[list] as { id: string }[], ({ id }) => id).map(([{ id }]) => ({
      field: list,
      reason: `"${id}" appears twice`,
    })),
  )
}

/** Every sign rests on sources that there are, of two publishers; every source and every sign is used. */
function unfounded({ signs, sources, regions }: TriageRules): Finding[] {
  const hosts = new Map(sources.map(({ key, en }) => [key, new URL(en.url).host]))
  const named = new Set(signs.flatMap((sign) => sign.sources))
  const placed = new Set(regions.flatMap((region) => region.signs))
  return [
    ...signs.flatMap(({ id, sources: keys }, i) => {
      const field = `signs.${i}.sources`
      const unknown = keys.filter((key) => !hosts.has(key))
      if (unknown.length > 0)
        return [{ field, reason: `"${id}" names no source of the list: ${quoted(unknown)}; add it to "sources"` }]
      if (new Set(keys.map((key) => hosts.get(key))).size < 2)
        return [{ field, reason: `"${id}" rests on one publisher alone: name a source of another one` }]
      return []
    }),
    ...signs.flatMap(({ id }, i) =>
      placed.has(id) ? [] : [{ field: `signs.${i}`, reason: `"${id}" belongs to no part of the body: remove it` }],
    ),
    ...sources.flatMap(({ key }, i) =>
      named.has(key) ? [] : [{ field: `sources.${i}`, reason: `no sign rests on "${key}": remove it` }],
    ),
  ]
}

/** The names in a part of the body are those of rules, pages and drawings that there are. */
function misnamed(rules: TriageRules, paths: Set<string>, sizes: Map<unknown, unknown>): Finding[] {
  const urgencyOf = new Map(rules.signs.map(({ id, urgency }) => [id, urgency]))
  const first = new Set(rules.began.map(({ id }) => id))
  const answers = new Set([...first, ...rules.course.map(({ id }) => id)])
  return rules.regions.flatMap((region, i) => {
    const found = (field: string, reason: string): Finding => ({
      field: `regions.${i}.${field}`,
      reason: `${region.id}: ${reason}`,
    })
    const order = region.signs.map((id) => urgencyOf.get(id))
    return [
      ...region.signs.flatMap((id, j) =>
        urgencyOf.has(id)
          ? region.signs.indexOf(id) < j
            ? [found(`signs.${j}`, `names "${id}" twice`)]
            : []
          : [found(`signs.${j}`, `there is no sign "${id}": add it to "signs"`)],
      ),
      ...(order[0] === 'physician' ? [found('signs', 'has no sign that calls for 911: name one first')] : []),
      ...(order.lastIndexOf('emergency') > order.indexOf('physician') && order.includes('physician')
        ? [found('signs', 'names a sign for 911 below one for a physician: danger comes first')]
        : []),
      ...region.raises.flatMap(({ answer, sign }, j) => [
        ...(answers.has(answer)
          ? []
          : [found(`raises.${j}.answer`, `there is no answer "${answer}"; known: ${quoted(answers)}`)]),
        ...(region.signs.includes(sign)
          ? []
          : [found(`raises.${j}.sign`, `"${sign}" is not among its signs: add it there`)]),
      ]),
      ...region.pages.flatMap(({ path, when = [] }, j) => [
        ...(paths.has(path) ? [] : [found(`pages.${j}.path`, `${path} leads to no page of this site`)]),
        ...when
          .filter((id) => !first.has(id))
          .map((id) => found(`pages.${j}.when`, `there is no answer "${id}"; known: ${quoted(first)}`)),
      ]),
      ...region.areas.flatMap(({ drawing, box: [x, y, width, height] }, j) => {
        const [right = 0, bottom = 0] = String(sizes.get(drawing) ?? '')
          .split(' ')
          .map(Number)
        return x + width > right || y + height > bottom
          ? [found(`areas.${j}.box`, `reaches beyond the drawing, which is ${right} by ${bottom}`)]
          : []
      }),
    ]
  })
}

/** No answer is a dead end: each that is no emergency leads to a page. */
function deadEnds(rules: TriageRules): Finding[] {
  return rules.regions.flatMap((region, i) => {
    // A page for whatever was answered: no need to try each.
    if (region.pages.some(({ when }) => when === undefined)) return []
    const own = rulesFor(rules, region)
    const lost = allAnswers(own).find((answers) => {
      const { urgency, pages } = advise(own, answers)
      return urgency !== 'emergency' && pages.length === 0
    })
    return lost
      ? [
          {
            field: `regions.${i}.pages`,
            reason: `${region.id}: leads nowhere after "${lost.began}": name a page for it`,
          },
        ]
      : []
  })
}

/** The rules and their words in one language have the same names. */
function unworded(rules: TriageRules, entry: Entry): Problem[] {
  return worded.flatMap(({ rules: list, words }) => {
    const items = valueAt(entry.data, words)
    const written = new Set((Array.isArray(items) ? items : []).flatMap((item) => (isRecord(item) ? [item.id] : [])))
    const named = rules[list].map(({ id }) => id)
    return [
      ...named
        .filter((id) => !written.has(id))
        .map((id) => problem(entry, words, `lacks the words of "${id}" (content/triage.yaml, ${list}): write them`)),
      ...[...written]
        .filter((id) => !named.some((name) => name === id))
        .map((id) => problem(entry, words, `"${id}" has no rule: add it to "${list}" of content/triage.yaml`)),
    ]
  })
}

/**
 * Checks the rules of "Where does it hurt?": each sign of danger has two sources, danger comes first, every part of the body and
 * every answer leads somewhere, and both languages have words for the same rules.
 */
export function checkTriage(entries: Entry[]): Problem[] {
  const file = entries.find(({ collection }) => collection === 'triage')
  const rules = settingsIn(entries, 'triage')
  // What its schema refuses has been reported already.
  if (!file || !rules) return []
  const paths = new Set(allRoutesIn(entries).map(({ path }) => path))
  const sizes = new Map(itemsOf(entries, 'drawings', 'views').map(({ name, size }) => [name, size]))
  const names = [...twice(rules), ...unfounded(rules), ...misnamed(rules, paths, sizes)]
  const half = rules.reviewedBy === undefined ? 'reviewedBy' : 'reviewedOn'
  const review =
    (rules.reviewedBy === undefined) === (rules.reviewedOn === undefined)
      ? []
      : [{ field: half, reason: 'name and day belong together: write reviewedBy and reviewedOn, or neither' }]
  return [
    // An answer can only be tried when all names are right.
    ...[...names, ...review, ...(names.length > 0 ? [] : deadEnds(offeredRules(rules, notOfferedIn(entries))))].map(
      ({ field, reason }) => problem(file, field, reason),
    ),
    ...entries
      .filter(({ collection }) => collection === 'where-does-it-hurt')
      .flatMap((entry) => unworded(rules, entry)),
  ]
}
