import { fileIn, recordsAt } from '../../lib/content/lists'
import { settingsIn } from '../../lib/content/parsed'
import { type Entry, type Problem, problemsOf, type Reason } from '../../lib/content/read'
import type { TriageRules } from '../../lib/content/schemas/triage'
import { advise, allAnswers } from '../../lib/triage/advise'
import { offeredRules, rulesFor } from '../../lib/triage/rules'
import { repeats } from '../../lib/util/repeats'
import { allRoutesIn, notOfferedIn } from './addresses'
import { itemsOf } from './names'

/** A field of triage.yaml and what to do about it, if anything. */
type Finding = [field: string, reason: Reason]

const quoted = (names: Iterable<string>) => [...names].join(', ')

/** The lists of rules whose words stand under the same ids in the page's file of each language. */
const worded = [
  { rules: 'began', words: 'questions.began.options' },
  { rules: 'course', words: 'questions.course.options' },
  { rules: 'signs', words: 'signs' },
  { rules: 'regions', words: 'regions' },
] as const

/** Check that no two rules of a list, and no two sources, have the same name. */
function twice(rules: TriageRules): Finding[] {
  const lists = { ...rules, sources: rules.sources.map(({ key }) => ({ id: key })) }
  return (['began', 'course', 'signs', 'regions', 'sources'] as const).flatMap((list) =>
    repeats(lists[list] as { id: string }[], ({ id }) => id).map(
      ([{ id }]): Finding => [list, `"${id}" appears twice`],
    ),
  )
}

/** Check that every sign has sources of two publishers that exist, and that every source and every sign is used. */
function unfounded({ signs, sources, regions }: TriageRules): Finding[] {
  const hosts = new Map(sources.map(({ key, en }) => [key, new URL(en.url).host]))
  const named = new Set(signs.flatMap((sign) => sign.sources))
  const placed = new Set(regions.flatMap((region) => region.signs))
  return [
    ...signs.map(({ id, sources: keys }, i): Finding => {
      const unknown = keys.filter((key) => !hosts.has(key))
      const alone = new Set(keys.map((key) => hosts.get(key))).size < 2
      const reason =
        (unknown.length > 0 && `"${id}" names no source of the list: ${quoted(unknown)}; add it to "sources"`) ||
        (alone && `"${id}" rests on one publisher alone: name a source of another one`)
      return [`signs.${i}.sources`, reason]
    }),
    ...signs.map(
      ({ id }, i): Finding => [`signs.${i}`, !placed.has(id) && `"${id}" belongs to no part of the body: remove it`],
    ),
    ...sources.map(
      ({ key }, i): Finding => [`sources.${i}`, !named.has(key) && `no sign rests on "${key}": remove it`],
    ),
  ]
}

/** Check that a part of the body names rules, pages and drawings that exist. */
function misnamed(rules: TriageRules, paths: Set<string>, sizes: Map<unknown, unknown>): Finding[] {
  const urgencyOf = new Map(rules.signs.map(({ id, urgency }) => [id, urgency]))
  const first = new Set(rules.began.map(({ id }) => id))
  const answers = new Set([...first, ...rules.course.map(({ id }) => id)])
  return rules.regions.flatMap((region, i) => {
    const found = (field: string, reason: Reason): Finding => [
      `regions.${i}.${field}`,
      reason && `${region.id}: ${reason}`,
    ]
    const order = region.signs.map((id) => urgencyOf.get(id))
    const isMixed = order.lastIndexOf('emergency') > order.indexOf('physician') && order.includes('physician')
    return [
      ...region.signs.map((id, j) =>
        found(
          `signs.${j}`,
          (!urgencyOf.has(id) && `there is no sign "${id}": add it to "signs"`) ||
            (region.signs.indexOf(id) < j && `names "${id}" twice`),
        ),
      ),
      found('signs', order[0] === 'physician' && 'has no sign that calls for 911: name one first'),
      found('signs', isMixed && 'names a sign for 911 below one for a physician: danger comes first'),
      ...region.raises.flatMap(({ answer, sign }, j) => [
        found(
          `raises.${j}.answer`,
          !answers.has(answer) && `there is no answer "${answer}"; known: ${quoted(answers)}`,
        ),
        found(`raises.${j}.sign`, !region.signs.includes(sign) && `"${sign}" is not among its signs: add it there`),
      ]),
      ...region.pages.flatMap(({ path, when = [] }, j) => [
        found(`pages.${j}.path`, !paths.has(path) && `${path} leads to no page of this site`),
        ...when.map((id) =>
          found(`pages.${j}.when`, !first.has(id) && `there is no answer "${id}"; known: ${quoted(first)}`),
        ),
      ]),
      ...region.areas.map(({ drawing, box: [x, y, width, height] }, j) => {
        const [right = 0, bottom = 0] = String(sizes.get(drawing) ?? '')
          .split(' ')
          .map(Number)
        const isBeyond = x + width > right || y + height > bottom
        return found(`areas.${j}.box`, isBeyond && `reaches beyond the drawing, which is ${right} by ${bottom}`)
      }),
    ]
  })
}

/** Check that every answer that is no emergency leads to a page. */
function deadEnds(rules: TriageRules): Finding[] {
  return rules.regions.flatMap((region, i): Finding[] => {
    // A page for whatever was answered: no need to try each.
    if (region.pages.some(({ when }) => when === undefined)) return []
    const own = rulesFor(rules, region)
    const lost = allAnswers(own).find((answers) => {
      const { urgency, pages } = advise(own, answers)
      return urgency !== 'emergency' && pages.length === 0
    })
    return [[`regions.${i}.pages`, lost && `${region.id}: leads nowhere after "${lost.began}": name a page for it`]]
  })
}

/** Check that the rules and their words in one language have the same names. */
function unworded(rules: TriageRules, entry: Entry): Problem[] {
  return worded.flatMap(({ rules: list, words }) => {
    const written = new Set(recordsAt(entry.data, words).map(({ id }) => id))
    const named = new Set<unknown>(rules[list].map(({ id }) => id))
    return problemsOf(entry, {
      [words]: [
        ...[...named].map(
          (id) => !written.has(id) && `lacks the words of "${id}" (content/triage.yaml, ${list}): write them`,
        ),
        ...[...written].map(
          (id) => !named.has(id) && `"${id}" has no rule: add it to "${list}" of content/triage.yaml`,
        ),
      ],
    })
  })
}

/**
 * Check the rules of "Where does it hurt?": each sign of danger has two sources, danger comes first, every part of the
 * body and every answer leads somewhere, and both languages have words for the same rules.
 */
export function checkTriage(entries: Entry[]): Problem[] {
  const file = fileIn(entries, 'triage')
  const rules = settingsIn(entries, 'triage')
  // What its schema refuses has been reported already.
  if (!file || !rules) return []
  const paths = new Set(allRoutesIn(entries).map(({ path }) => path))
  const sizes = new Map(itemsOf(entries, 'drawings', 'views').map(({ name, size }) => [name, size]))
  const names = [...twice(rules), ...unfounded(rules), ...misnamed(rules, paths, sizes)]
  const half = rules.reviewedBy === undefined ? 'reviewedBy' : 'reviewedOn'
  const isHalf = (rules.reviewedBy === undefined) !== (rules.reviewedOn === undefined)
  const review = isHalf && 'name and day belong together: write reviewedBy and reviewedOn, or neither'
  // An answer can only be tried when all names are right.
  const tried = names.some(([, reason]) => reason) ? [] : deadEnds(offeredRules(rules, notOfferedIn(entries)))
  return [
    ...[...names, [half, review] as const, ...tried].flatMap(([field, reason]) =>
      problemsOf(file, { [field]: reason }),
    ),
    ...entries
      .filter(({ collection }) => collection === 'where-does-it-hurt')
      .flatMap((entry) => unworded(rules, entry)),
  ]
}
