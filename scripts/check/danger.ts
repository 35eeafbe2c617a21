import { type CollectionName, collections, fileOf, isSettings } from '../../lib/content/collections'
import type { Document } from '../../lib/content/document'
import { linksOf } from '../../lib/content/markdown'
import { parsed, settingsIn } from '../../lib/content/parsed'
import { type Entry, originalsOf, type Problem, problemsOf, type Reason } from '../../lib/content/read'
import { fileIn, textsAt } from '../../lib/content/read-fields'
import { type Locale, locales } from '../../lib/i18n/locales'
import type { lists } from '../../lib/schemas'
import type { DangerSigns } from '../../lib/schemas/danger'
import { allRoutesIn } from './addresses'
import { splitWords } from './editorial/sentences'
import { itemsOf } from './references'

/** A field of danger.yaml, and its problem, if any. */
type Finding = [field: string, reason: Reason]

const quoted = (names: Iterable<string>) => [...names].join(', ')

/**
 * Check that every sign has existing sources of two publishers, and a sentence from one of them or a note that it is
 * missing; and that every source is used.
 */
export function checkSources({ signs, sources }: DangerSigns): Finding[] {
  const hosts = new Map(sources.map(({ key, en }) => [key, new URL(en.url).host]))
  const named = new Set(signs.flatMap((sign) => sign.sources))
  return [
    ...signs.flatMap(({ id, sources: keys, quote, unread }, i): Finding[] => {
      const unknown = keys.filter((key) => !hosts.has(key))
      const isAlone = new Set(keys.map((key) => hosts.get(key))).size < 2
      return [
        [
          `signs.${i}.sources`,
          (unknown.length > 0 && `"${id}" names no source of the list: ${quoted(unknown)}; add it to "sources"`) ||
            (isAlone && `"${id}" cites only one publisher: name a source of another one`),
        ],
        [
          `signs.${i}.quote.source`,
          quote &&
            !keys.includes(quote.source) &&
            `"${id}" quotes "${quote.source}", which is not among its sources: add it to them`,
        ],
        [
          `signs.${i}.quote`,
          (!quote &&
            !unread &&
            `"${id}" lacks the sentence of a source that supports its level: quote it, or write "unread: true"`) ||
            (quote && unread && `"${id}" quotes a sentence and is "unread": remove one of them`),
        ],
      ]
    }),
    ...sources.map(({ key }, i): Finding => [`sources.${i}`, !named.has(key) && `no sign cites "${key}": remove it`]),
  ]
}

/** Check that signs name existing parts, and that each is shown somewhere. @param onPages the ids that pages name */
export function checkPlaces({ signs, parts }: DangerSigns, onPages: ReadonlySet<string>): Finding[] {
  const known = new Set(parts.map(({ id }) => id))
  return signs.flatMap(({ id, everywhere, parts: own = [] }, i): Finding[] => [
    ...own.map(
      (part, j): Finding => [
        `signs.${i}.parts.${j}`,
        !known.has(part) && `"${id}": there is no part "${part}"; known: ${quoted(known)}`,
      ],
    ),
    [
      `signs.${i}`,
      !everywhere && own.length === 0 && !onPages.has(id) && `nothing shows "${id}": name its parts, or remove it`,
    ],
    [`signs.${i}.parts`, everywhere && own.length > 0 && `"${id}" is shown everywhere: remove its parts`],
  ])
}

/**
 * Check that each part of the body has a sign of its own that calls for 911, leads to existing pages and lies within
 * its drawings. @param sizes width and height of each drawing
 */
export function checkParts({ signs, parts }: DangerSigns, paths: Set<string>, sizes: Map<unknown, unknown>): Finding[] {
  return parts.flatMap(({ id, pages, areas }, i): Finding[] => [
    [
      `parts.${i}`,
      !signs.some((sign) => sign.level === 'emergency' && sign.parts?.includes(id)) &&
        `"${id}" has no sign of its own that calls for 911: name one`,
    ],
    ...pages.map(
      (path, j): Finding => [`parts.${i}.pages.${j}`, !paths.has(path) && `${path} leads to no page of this site`],
    ),
    ...areas.map(({ drawing, box: [x, y, width, height] }, j): Finding => {
      const [right = 0, bottom = 0] = String(sizes.get(drawing) ?? '')
        .split(' ')
        .map(Number)
      const isBeyond = x + width > right || y + height > bottom
      return [`parts.${i}.areas.${j}.box`, isBeyond && `extends beyond the drawing, which is ${right} by ${bottom}`]
    }),
  ])
}

/** Check that name and day of the review are given together. */
function checkReview({ reviewedBy, reviewedOn }: DangerSigns): Finding {
  const isHalf = (reviewedBy === undefined) !== (reviewedOn === undefined)
  return [
    reviewedBy === undefined ? 'reviewedBy' : 'reviewedOn',
    isHalf && 'name and day belong together: write reviewedBy and reviewedOn, or neither',
  ]
}

/** Check that each part of the body has a leaflet in each language, and each leaflet a part. */
function checkLeaflets({ parts }: DangerSigns, file: Entry, entries: Entry[]): Problem[] {
  const pages = entries.filter(({ collection }) => collection === 'body-part')
  const missing = parts.flatMap(({ id }, i) =>
    locales
      .filter((locale) => !pages.some((page) => page.name === id && page.locale === locale))
      .flatMap((locale) =>
        problemsOf(file, { [`parts.${i}.id`]: `"${id}" has no page: write ${fileOf('body-part', id, locale)}` }),
      ),
  )
  const known = new Set(parts.map(({ id }) => id))
  return [
    ...missing,
    ...pages
      .filter(({ name }) => !known.has(name))
      .flatMap((page) =>
        problemsOf(page, { title: `"${page.name}" is no part: add it to "parts" of content/danger.yaml` }),
      ),
  ]
}

type Words = Document<(typeof lists)['danger-words']>

/** The words of a name, and the most words of its one clause: people read them in fear. Spanish needs a few more. */
const nameWords = { least: 2, most: 6 }
const clauseWords: Record<Locale, number> = { en: 12, es: 15 }

/** Check that the signs and their words in one language have the same ids, and that each is one short thought. */
export function checkWords({ signs }: DangerSigns, entry: Entry): Problem[] {
  const words = parsed(entry).data as Words | undefined
  // The schema has reported invalid fields already.
  if (!words) return []
  const known = new Set(signs.map(({ id }) => id))
  const most = clauseWords[entry.locale]
  return [
    ...problemsOf(entry, {
      signs: signs.map(
        ({ id }) => !(id in words.signs) && `lacks the words of "${id}" (content/danger.yaml): write them`,
      ),
    }),
    ...Object.entries(words.signs).flatMap(([id, { name, detail = '' }]) => {
      const inName = splitWords(name).length
      const inDetail = splitWords(detail).length
      return problemsOf(entry, {
        [`signs.${id}`]: !known.has(id) && `"${id}" is no sign: add it to "signs" of content/danger.yaml`,
        [`signs.${id}.name`]:
          (inName < nameWords.least || inName > nameWords.most) &&
          `has ${inName} words: ${nameWords.least} to ${nameWords.most}, the rest in "detail"`,
        [`signs.${id}.detail`]: [
          inDetail > most && `has ${inDetail} words; at most ${most}, one thought each`,
          /[;:]|[.!?]\s/.test(detail) && 'holds more than one clause: make it a sign of its own',
        ],
      })
    }),
  ]
}

/** Return the ids of the signs that pages name. */
const namedIn = (entries: Entry[]) => new Set(entries.flatMap(({ data }) => textsAt(data, 'urgent')))

/**
 * Check the danger signs: their sources, the parts of the body that show them, and their words in both languages; and
 * that pages name them as `checkPage` wants.
 */
export function checkDanger(entries: Entry[]): Problem[] {
  const file = fileIn(entries, 'danger')
  const signs = settingsIn(entries, 'danger')
  // The schema has reported an invalid file already.
  if (!file || !signs) return []
  const paths = new Set(allRoutesIn(entries).map(({ path }) => path))
  const sizes = new Map(itemsOf(entries, 'drawings', 'views').map(({ name, size }) => [name, size]))
  const findings = [
    ...checkSources(signs),
    ...checkPlaces(signs, namedIn(entries)),
    ...checkParts(signs, paths, sizes),
    checkReview(signs),
  ]
  const originalOf = originalsOf(entries)
  return [
    ...findings.flatMap(([field, reason]) => problemsOf(file, { [field]: reason })),
    ...checkLeaflets(signs, file, entries),
    ...entries.filter(({ collection }) => collection === 'danger-words').flatMap((entry) => checkWords(signs, entry)),
    ...entries.flatMap((entry) => checkPage(signs, entry, originalOf(entry) ?? entry)),
  ]
}

/** Test whether a text is about pain: it links to a symptom page. */
const isAboutPain = (body: string) => linksOf(body).some((target) => target.startsWith('/symptoms/'))

/**
 * Check that a page about pain names its danger signs, one of which calls for 911, and has the heading below which
 * they stand. Where every page of a type has them, the schema requires both.
 */
function checkPage({ signs }: DangerSigns, entry: Entry, original: Entry): Problem[] {
  if (isSettings(entry.collection) || !entry.file.endsWith('.md')) return []
  const { facts, sections } = collections[entry.collection as CollectionName]
  if (!('urgent' in facts)) return []
  const named = textsAt(original.data, 'urgent')
  const hasBox = entry.body.includes('{#urgent}')
  const isPost = entry.collection === 'post'
  const calls = signs.some(({ id, level }) => level === 'emergency' && named.includes(id))
  return problemsOf(entry, {
    urgent: [
      entry === original && named.length > 0 && !calls && 'names no sign that calls for 911: put one first',
      entry === original &&
        named.length === 0 &&
        isPost &&
        isAboutPain(entry.body) &&
        'is missing: this page is about pain; name its danger signs by the ids of danger.yaml',
    ],
    body: [
      !sections && named.length > 0 && !hasBox && 'shows its danger signs nowhere: put {#urgent} after a heading',
      !sections && named.length === 0 && hasBox && 'has {#urgent}, but no "urgent" field names its danger signs',
    ],
  })
}
