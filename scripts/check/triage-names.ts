import type { TriageRules } from '../../lib/schemas/triage'
import { topics } from '../../lib/schemas/urgencies'
import { isGraver, type Urgency } from '../../lib/triage/advise'
import { signsOf } from '../../lib/triage/rules'
import { findDuplicates } from '../../lib/util/duplicates'
import { type Finding, quoted } from './triage-finding'

/** Return all possible answers, by list. */
const answersIn = ({ began, course, about, signs }: TriageRules) => ({ began, course, about, signs })

/** Check that answers, signs, parts and sources have unique names. */
export function checkRepeats(rules: TriageRules): Finding[] {
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

/**
 * Check that every sign has existing sources of two publishers and a sentence from one of them, or a note that it is
 * missing; and that every source and sign is used.
 */
export function checkSources(rules: TriageRules): Finding[] {
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
    ...signs.map(({ id, quote, unread }, i): Finding => {
      const reason =
        (!quote &&
          !unread &&
          `"${id}" lacks the sentence of a source that supports its urgency: quote it, or write "unread: true"`) ||
        (quote && unread && `"${id}" quotes a sentence and is "unread": remove one of them`)
      return [`signs.${i}.quote`, reason]
    }),
    ...signs.map(
      ({ id, urgency, topic }, i): Finding => [
        `signs.${i}.topic`,
        urgency !== 'emergency' && !topic && `"${id}" has no heading to be asked under: name one of ${quoted(topics)}`,
      ],
    ),
    ...signs.map(
      ({ id }, i): Finding => [`signs.${i}`, !placed.has(id) && `"${id}" belongs to no part of the body: remove it`],
    ),
    ...sources.map(
      ({ key }, i): Finding => [`sources.${i}`, !named.has(key) && `no sign rests on "${key}": remove it`],
    ),
  ]
}

/** Check that rules that raise the urgency of combined answers name existing answers and parts, and do raise it. */
export function checkRaises(rules: TriageRules): Finding[] {
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
