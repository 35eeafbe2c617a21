import { fileOf } from '../../lib/content/collections'
import { settingsIn } from '../../lib/content/parsed'
import { type Entry, type Problem, problemsOf, type Reason } from '../../lib/content/read'
import { fileIn, recordsAt } from '../../lib/content/read-fields'
import { locales } from '../../lib/i18n/locales'
import type { TriageRules } from '../../lib/schemas/triage'
import { type Answers, advise, isGraver, type RegionRules, tellingAnswers, type Urgency } from '../../lib/triage/advise'
import { offeredRules, rulesFor, signsOf } from '../../lib/triage/rules'
import { findDuplicates } from '../../lib/util/duplicates'
import { memoize } from '../../lib/util/memoize'
import { allRoutesIn, notOfferedIn } from './addresses'
import { itemsOf } from './references'

/** A field of triage.yaml and what to do about it, if anything. */
type Finding = [field: string, reason: Reason]

const quoted = (names: Iterable<string>) => [...names].join(', ')

/** The lists of rules whose words stand under the same ids in the page's file of each language. */
const worded = [
  { rules: 'began', words: 'questions.began.options' },
  { rules: 'course', words: 'questions.course.options' },
  { rules: 'about', words: 'questions.about.options' },
  { rules: 'signs', words: 'signs' },
] as const

/** The longest sign, in words: it is read in fear. */
const longest = 14

/** Return the words of a text without what stands in parentheses. */
const wordsIn = (text: unknown) =>
  String(text)
    .replace(/\([^)]*\)/g, '')
    .match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0

/** Return everything that an answer can be, by the list it is in. */
const answersIn = ({ began, course, about, signs }: TriageRules) => ({ began, course, about, signs })

/** Check that no two answers or signs, no two parts and no two sources have the same name. */
function twice(rules: TriageRules): Finding[] {
  const answers = Object.entries(answersIn(rules)).flatMap(([list, own]) => own.map(({ id }) => ({ list, id })))
  const named = [
    answers,
    rules.regions.map(({ id }) => ({ list: 'regions', id })),
    rules.sources.map(({ key }) => ({ list: 'sources', id: key })),
  ]
  return named.flatMap((items) =>
    findDuplicates(items, ({ id }) => id).map(([{ list, id }]): Finding => [list, `"${id}" appears twice`]),
  )
}

/** Check that every sign has sources of two publishers that exist, and that every source and every sign is used. */
function signsWithoutSources(rules: TriageRules): Finding[] {
  const { signs, sources, regions } = rules
  const hosts = new Map(sources.map(({ key, en }) => [key, new URL(en.url).host]))
  const named = new Set(signs.flatMap((sign) => sign.sources))
  const placed = new Set(regions.flatMap((region) => signsOf(rules, region)))
  return [
    ...signs.map(({ id, sources: keys }, i): Finding => {
      const unknown = keys.filter((key) => !hosts.has(key))
      const alone = new Set(keys.map((key) => hosts.get(key))).size < 2
      const reason =
        (unknown.length > 0 && `"${id}" names no source of the list: ${quoted(unknown)}; add it to "sources"`) ||
        (alone && `"${id}" rests on one publisher alone: name a source of another one`)
      return [`signs.${i}.sources`, reason]
    }),
    ...signs.map(({ id, sources: keys, quote }, i): Finding => {
      const isForeign = quote && !keys.includes(quote.source)
      return [
        `signs.${i}.quote.source`,
        isForeign && `"${id}" quotes "${quote.source}", which is not among its sources: add it to them`,
      ]
    }),
    ...signs.map(
      ({ id }, i): Finding => [`signs.${i}`, !placed.has(id) && `"${id}" belongs to no part of the body: remove it`],
    ),
    ...sources.map(
      ({ key }, i): Finding => [`sources.${i}`, !named.has(key) && `no sign rests on "${key}": remove it`],
    ),
  ]
}

/** Check that rules of answers that are more urgent together name answers and parts that exist, and raise something. */
function misraised(rules: TriageRules): Finding[] {
  const answers = new Map<string, Urgency>(
    Object.values(answersIn(rules)).flatMap((own) => own.map(({ id, urgency }): [string, Urgency] => [id, urgency])),
  )
  const parts = new Set(rules.regions.map(({ id }) => id))
  return rules.raises.flatMap(({ all, in: places = [], urgency }, i): Finding[] => {
    const own = all.flatMap((id) => answers.get(id) ?? [])
    const isIdle = own.length === all.length && own.some((one) => !isGraver(urgency, one))
    return [
      ...all.map(
        (id, j): Finding => [
          `raises.${i}.all.${j}`,
          !answers.has(id) && `there is no answer or sign "${id}": correct the name`,
        ],
      ),
      ...places.map(
        (id, j): Finding => [
          `raises.${i}.in.${j}`,
          !parts.has(id) && `there is no part "${id}"; known: ${quoted(parts)}`,
        ],
      ),
      [
        `raises.${i}.urgency`,
        isIdle && `${quoted(all)}: is "${urgency}", as one of them is by itself: raise it, or remove the rule`,
      ],
    ]
  })
}

/** Check that a part of the body names rules, pages and drawings that exist, and lacks no sign of its neighbors. */
function unknownNames(rules: TriageRules, paths: Set<string>, sizes: Map<unknown, unknown>): Finding[] {
  const urgencyOf = new Map(rules.signs.map(({ id, urgency }) => [id, urgency]))
  const first = new Set(rules.began.map(({ id }) => id))
  const parts = new Map(rules.regions.map((region) => [region.id, region]))
  const everywhere = Object.entries(rules.everywhere).flatMap(([who, ids]) =>
    ids.map(
      (id, j): Finding => [
        `everywhere.${who}.${j}`,
        !urgencyOf.has(id) && `there is no sign "${id}": add it to "signs"`,
      ],
    ),
  )
  const inParts = rules.regions.flatMap((region, i) => {
    const found = (field: string, reason: Reason): Finding => [
      `regions.${i}.${field}`,
      reason && `${region.id}: ${reason}`,
    ]
    const own = signsOf(rules, region)
    const neighbors = region.near.flatMap((id) => parts.get(id) ?? [])
    const shared = (neighbors[0]?.signs ?? []).filter((id) => neighbors.every((other) => other.signs.includes(id)))
    const missing = shared.filter((id) => !own.includes(id) && !region.without?.includes(id))
    return [
      ...region.signs.map((id, j) =>
        found(
          `signs.${j}`,
          (!urgencyOf.has(id) && `there is no sign "${id}": add it to "signs"`) ||
            (own.indexOf(id) !== own.lastIndexOf(id) && `names "${id}" twice, here or in "everywhere"`),
        ),
      ),
      found(
        'signs',
        !region.signs.some((id) => urgencyOf.get(id) === 'emergency') && 'has no sign that calls for 911: name one',
      ),
      found(
        'signs',
        missing.length > 0 &&
          `lacks ${quoted(missing)}, which ${quoted(region.near)} have: add it here, or to "without"`,
      ),
      ...region.near.map((id, j) => found(`near.${j}`, !parts.has(id) && `there is no part "${id}": correct the name`)),
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
  return [...everywhere, ...inParts]
}

const said = ({ signs = [], about = [], began, course }: Answers) =>
  quoted([...signs, ...about, `${began}`, `${course}`])

/** The same answers without one that was ticked. */
const withoutOne = ({ signs = [], about = [], ...rest }: Answers): Answers[] => [
  ...signs.map((id) => ({ ...rest, about, signs: signs.filter((other) => other !== id) })),
  ...about.map((id) => ({ ...rest, signs, about: about.filter((other) => other !== id) })),
]

/**
 * Try the answers about a part.
 * @returns why it is wrong, if it is: an answer leads nowhere, or makes the advice milder.
 */
function triedWrong(rules: RegionRules, adviceOn: typeof advise): Record<'pages' | 'signs', Reason> {
  const wrong: Record<'pages' | 'signs', Reason> = { pages: false, signs: false }
  const known = new Map<string, Urgency>()
  for (const answers of tellingAnswers(rules)) {
    const { urgency, pages } = adviceOn(rules, answers)
    known.set(said(answers), urgency)
    if (!isGraver(urgency, 'week') && pages.length === 0)
      wrong.pages ||= `leads nowhere after "${answers.began}": name a page for it`
    for (const fewer of withoutOne(answers)) {
      const before = known.get(said(fewer))
      if (before && isGraver(before, urgency))
        wrong.signs ||= `"${said(answers)}" is "${urgency}", milder than "${said(fewer)}", which is "${before}": no answer may lower it`
    }
  }
  return wrong
}

/** Check that no answer is a dead end, and that none makes the advice milder. @param adviceOn gives the advice. */
export const checkAnswers = (rules: TriageRules, adviceOn = advise): Finding[] =>
  rules.regions.flatMap((region, i) =>
    Object.entries(triedWrong(rulesFor(rules, region), adviceOn)).map(
      ([field, reason]): Finding => [`regions.${i}.${field}`, reason && `${region.id}: ${reason}`],
    ),
  )

/** Check the answers that the pages of a clinic leave, once for the same file: there are thousands to try. */
const checkOffered = memoize((rules: TriageRules) =>
  memoize((notOffered: string) => checkAnswers(offeredRules(rules, notOffered.split(' ')))),
)

/** Check that the rules and their words in one language have the same names, and that each sign is short. */
function rulesWithoutWords(rules: TriageRules, entry: Entry): Problem[] {
  const tooLong = recordsAt(entry.data, 'signs').flatMap(({ id, text }, i) => {
    const count = wordsIn(text)
    const reason = `"${id}" has ${count} words: ${longest} at most, one thought each`
    return problemsOf(entry, { [`signs.${i}.text`]: count > longest && reason })
  })
  const unnamed = worded.flatMap(({ rules: list, words }) => {
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
  return [...tooLong, ...unnamed]
}

/** Check that each part of the body has a page in each language, and each page a part. */
function unpaged(rules: TriageRules, file: Entry, entries: Entry[]): Problem[] {
  const pages = entries.filter(({ collection }) => collection === 'body-part')
  const parts = new Set(rules.regions.map(({ id }) => id))
  const missing = rules.regions.flatMap(({ id }, i) =>
    locales
      .filter((locale) => !pages.some((page) => page.name === id && page.locale === locale))
      .flatMap((locale) => {
        const reason = `"${id}" has no page: write ${fileOf('body-part', id, locale)}`
        return problemsOf(file, { [`regions.${i}.id`]: reason })
      }),
  )
  const unruled = pages.filter(({ name }) => !parts.has(name))
  return [
    ...missing,
    ...unruled.flatMap((page) =>
      problemsOf(page, { title: `"${page.name}" has no rules: add it to "regions" of content/triage.yaml` }),
    ),
  ]
}

/**
 * Check the rules of "Where does it hurt?": each sign has two sources and is in every part where its neighbors have it,
 * every answer leads somewhere and none makes the advice milder, and both languages have short words for the same
 * rules.
 */
export function checkTriage(entries: Entry[]): Problem[] {
  const file = fileIn(entries, 'triage')
  const rules = settingsIn(entries, 'triage')
  // The schema has reported invalid entries already.
  if (!file || !rules) return []
  const paths = new Set(allRoutesIn(entries).map(({ path }) => path))
  const sizes = new Map(itemsOf(entries, 'drawings', 'views').map(({ name, size }) => [name, size]))
  const names = [
    ...twice(rules),
    ...signsWithoutSources(rules),
    ...misraised(rules),
    ...unknownNames(rules, paths, sizes),
  ]
  const half = rules.reviewedBy === undefined ? 'reviewedBy' : 'reviewedOn'
  const isHalf = (rules.reviewedBy === undefined) !== (rules.reviewedOn === undefined)
  const review = isHalf && 'name and day belong together: write reviewedBy and reviewedOn, or neither'
  // An answer can only be tried when all names are right.
  const tried = names.some(([, reason]) => reason) ? [] : checkOffered(rules)(notOfferedIn(entries).join(' '))
  return [
    ...[...names, [half, review] as const, ...tried].flatMap(([field, reason]) =>
      problemsOf(file, { [field]: reason }),
    ),
    ...unpaged(rules, file, entries),
    ...entries
      .filter(({ collection }) => collection === 'where-does-it-hurt')
      .flatMap((entry) => rulesWithoutWords(rules, entry)),
  ]
}
