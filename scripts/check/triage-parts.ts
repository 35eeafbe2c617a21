import type { TriageRules } from '../../lib/schemas/triage'
import { signsOf } from '../../lib/triage/rules'
import { type Finding, quoted } from './triage-finding'

type Region = TriageRules['regions'][number]

/** Check that a part names existing signs, one that calls for 911, and all signs shared by its neighbors. */
function checkSigns(rules: TriageRules, region: Region): Finding[] {
  const urgencyOf = new Map(rules.signs.map(({ id, urgency }) => [id, urgency]))
  const own = signsOf(rules, region)
  const neighbors = region.near.flatMap((id) => rules.regions.find((part) => part.id === id) ?? [])
  const shared = (neighbors[0]?.signs ?? []).filter((id) => neighbors.every((other) => other.signs.includes(id)))
  const missing = shared.filter((id) => !own.includes(id) && !region.without?.includes(id))
  const callsFor911 = region.signs.some((id) => urgencyOf.get(id) === 'emergency')
  return [
    ...region.signs.map(
      (id, j): Finding => [
        `signs.${j}`,
        (!urgencyOf.has(id) && `there is no sign "${id}": add it to "signs"`) ||
          (own.indexOf(id) !== own.lastIndexOf(id) && `names "${id}" twice, here or in "everywhere"`),
      ],
    ),
    ['signs', !callsFor911 && 'has no sign that calls for 911: name one'],
    [
      'signs',
      missing.length > 0 && `lacks ${quoted(missing)}, which ${quoted(region.near)} have: add it here, or to "without"`,
    ],
  ]
}

/** Check that the pages of a part and the answers that lead to them exist. */
function checkLinkedPages(rules: TriageRules, { pages }: Region, paths: Set<string>): Finding[] {
  const answers = new Set(rules.began.map(({ id }) => id))
  return pages.flatMap(({ path, when = [] }, j): Finding[] => [
    [`pages.${j}.path`, !paths.has(path) && `${path} leads to no page of this site`],
    ...when.map(
      (id): Finding => [`pages.${j}.when`, !answers.has(id) && `there is no answer "${id}"; known: ${quoted(answers)}`],
    ),
  ])
}

/** Check that the areas of a part are inside their drawings. @param sizes width and height of each drawing */
const checkAreas = ({ areas }: Region, sizes: Map<unknown, unknown>): Finding[] =>
  areas.map(({ drawing, box: [x, y, width, height] }, j) => {
    const [right = 0, bottom = 0] = String(sizes.get(drawing) ?? '')
      .split(' ')
      .map(Number)
    const isBeyond = x + width > right || y + height > bottom
    return [`areas.${j}.box`, isBeyond && `extends beyond the drawing, which is ${right} by ${bottom}`]
  })

/** Check that the signs asked about everywhere exist. */
function checkEverywhere(rules: TriageRules): Finding[] {
  const signs = new Set(rules.signs.map(({ id }) => id))
  return Object.entries(rules.everywhere).flatMap(([who, ids]) =>
    ids.map(
      (id, j): Finding => [`everywhere.${who}.${j}`, !signs.has(id) && `there is no sign "${id}": add it to "signs"`],
    ),
  )
}

/**
 * Check that each part of the body names existing rules, pages and drawings, and includes all signs of its neighbors.
 */
export function checkParts(rules: TriageRules, paths: Set<string>, sizes: Map<unknown, unknown>): Finding[] {
  const parts = new Set(rules.regions.map(({ id }) => id))
  const inParts = rules.regions.flatMap((region, i) => {
    const reasons: Finding[] = [
      ...checkSigns(rules, region),
      ...region.near.map(
        (id, j): Finding => [`near.${j}`, !parts.has(id) && `there is no part "${id}": correct the name`],
      ),
      ...checkLinkedPages(rules, region, paths),
      ...checkAreas(region, sizes),
    ]
    return reasons.map(([field, reason]): Finding => [`regions.${i}.${field}`, reason && `${region.id}: ${reason}`])
  })
  return [...checkEverywhere(rules), ...inParts]
}
