import { isDeepStrictEqual } from 'node:util'
import { type Entry, type Problem, readSources, valueAt } from '../../lib/content/read'
import { fileIn, recordsAt } from '../../lib/content/read-fields'
import { isState, zonesOf } from '../../lib/geography/state-areas'
import stateNames from '../../lib/geography/states.json'
import { defaultLocale } from '../../lib/i18n/locales'
import { checkEntries } from '../../scripts/check/content'
import { type LocalPassage, localPassages } from '../../scripts/check/local'
import type { Changes } from '../../scripts/shared/content-files'
import { bareName, type Files, fieldsOf } from '../../scripts/shared/content-pages'
import { passagesOf } from '../../scripts/shared/passages'
import { unofferedPassages } from './unoffered'

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

/** The lists in clinic.yaml whose removed facts are reported: the name of an item, and its key field. */
const listed: { list: string; key: string; called: (item: Record<string, unknown>) => string }[] = [
  { list: 'insurers', key: 'name', called: ({ name }) => `insurer ${name}` },
  { list: 'offices', key: 'id', called: ({ name }) => `office ${name}` },
  { list: 'holidays', key: 'date', called: (day) => `holiday ${day.date} (${valueAt(day, `name.${defaultLocale}`)})` },
]

/** Return the insurers, offices and holidays removed from clinic.yaml, and the facts lost by remaining ones. */
function lostFacts(before: string, after: string): string[] {
  const [then, now] = [before, after].map((source) => fieldsOf('clinic.yaml', source))
  return listed.flatMap(({ list, key, called }) =>
    recordsAt(then, list).flatMap((item) => {
      const same = recordsAt(now, list).find((other) => other[key] === item[key])
      if (!same) return [`removes  ${called(item)} from content/clinic.yaml`]
      const lost = Object.keys(item).filter((field) => !(field in same))
      return lost.length > 0 ? [`removes  ${lost.join(', ')} of ${called(item)} from content/clinic.yaml`] : []
    }),
  )
}

/** Return the photos that keep their file but get other words, which somebody may have written by hand. */
function otherWords(before: string, after: string): string[] {
  const [then, now] = [before, after].map((source) => recordsAt(fieldsOf('photos.yaml', source), 'photos'))
  const changed = (now ?? []).filter((photo) => {
    const same = then?.find(({ name, file }) => name === photo.name && file === photo.file)
    return same && ['alt', 'caption'].some((field) => field in same && !isDeepStrictEqual(same[field], photo[field]))
  })
  return changed.map(({ name }) => `changes  the words of photo ${name} in content/photos.yaml to those of the answers`)
}

/**
 * Describe the changes, one line for each file or page, for each insurer, office or holiday that loses facts, and for
 * each photo whose words change.
 * @param files the files before the changes
 */
export function changeLines(files: Files, changes: Changes): string[] {
  const [facts, photos] = ['clinic.yaml', 'photos.yaml'].map((name) => changes.get(name))
  const pages = new Set([...changes].filter(([, text]) => text === null).map(([path]) => bareName(path)))
  return [
    ...[...changes].filter(([, text]) => text !== null).map(([path]) => `changes  content/${path}`),
    ...[...pages].map((path) => `removes  content/${path}${path.startsWith('photos/') ? '' : ' (both languages)'}`),
    ...(typeof facts === 'string' ? lostFacts(files.get('clinic.yaml') ?? '', facts) : []),
    ...(typeof photos === 'string' ? otherWords(files.get('photos.yaml') ?? '', photos) : []),
  ]
}

const placeOf = ({ file, line }: LocalPassage) => `${file}${line ? `:${line}` : ''}`

/** Maximum number of sentences per file to list one by one. */
const mostListed = 8

/** Format passages of a file: each with its line and sentence, or their number. */
function fileLines(passages: LocalPassage[]): string[] {
  const [first] = passages
  if (first && passages.length > mostListed) return [`    ${placeOf(first)}  and on: ${passages.length} sentences`]
  return passages.map((passage) => `    ${placeOf(passage)}  ${passage.text ? `“${passage.text}”` : 'the whole file'}`)
}

/** Format passages by page: its address, and below it those of each file. */
function passageLines(passages: LocalPassage[]): string[] {
  const pages = new Set(passages.map(({ address }) => address))
  return [...pages].flatMap((page) => {
    const own = passages.filter(({ address }) => address === page)
    const files = new Set(own.map(({ file }) => file))
    return [
      `  ${page ?? 'on several pages'}`,
      ...[...files].flatMap((name) => fileLines(own.filter(({ file }) => file === name))),
    ]
  })
}

/** Files that setup writes from the answers alone: a problem there is caused by an answer. */
const answered = /^content\/(clinic|places|embeds|brand|photos)\.yaml$/

/**
 * Find answers that the content check rejects although each is well formed, such as a missing page of an insurer.
 * @param before the files before the changes: existing problems are no answer’s fault
 */
export function refusedByCheck(before: Files, after: Files): Problem[] {
  const problemsIn = (files: Files) => {
    const { entries, problems } = readSources(files)
    return [...problems, ...checkEntries(entries)].filter(({ file }) => answered.test(file))
  }
  const known = new Set(problemsIn(before).map(({ field, reason }) => `${field} ${reason}`))
  return problemsIn(after).filter(({ field, reason }) => !known.has(`${field} ${reason}`))
}

/** Texts that say what a chiropractor does, in either language. */
const aboutChiropractic = /chiropract|quiropr[aá]ct/i

/** Return the pages about chiropractic, with the number of passages in each; none for a chiropractor. */
function otherPractice(entries: Entry[]): string[] {
  if ((fileIn(entries, 'clinic')?.data.practice ?? 'chiropractic') === 'chiropractic') return []
  const pages = entries.flatMap((entry) => {
    const passages = passagesOf(entry).filter(({ text }) => aboutChiropractic.test(text)).length
    return passages > 0 ? [`  ${entry.file} (${passages})`] : []
  })
  return [
    `${count(pages.length, 'file')} with words about chiropractic, how many passages each. Rewrite them for what you practice:`,
    ...pages,
    '',
  ]
}

/** Return the additional offices without a stated time zone, if their state has several. */
function unsaidZones(entries: Entry[]): string[] {
  const facts = fileIn(entries, 'clinic')?.data ?? {}
  const lines = recordsAt(facts, 'offices').flatMap(({ name, address, timeZone }) => {
    const state = valueAt(address, 'state')
    const others = isState(state) ? zonesOf(state).filter((zone) => zone !== facts.timeZone) : []
    if (!isState(state) || timeZone !== undefined || others.length === 0) return []
    const told = `the hours of ${name} are told in ${facts.timeZone}, as those of the main office`
    const way = `if it is in another time zone, write its "timeZone" in content/clinic.yaml`
    return [`Check: ${told}; ${stateNames[state].en} also has ${others.join(', ')}: ${way}.`]
  })
  return lines.length > 0 ? [...lines, ''] : []
}

/**
 * Return what is left to do in a content folder after setup: sentences that fail the check, passages that are only
 * true of the former town, the base maps.
 * @param files the files of the folder
 */
export function whatIsLeft(files: Files): string[] {
  const { entries, problems } = readSources(files)
  const found = [...problems, ...(problems.length > 0 ? [] : checkEntries(entries))]
  const passages = localPassages(entries)
  const unoffered = unofferedPassages(entries).filter(
    ({ file, text = '' }) => !found.some((problem) => problem.file === file && problem.reason.includes(`“${text}”`)),
  )
  return [
    ...(found.length > 0
      ? [
          `${count(found.length, 'place')} to mend before the site can be built (npm run check):`,
          ...found.map(({ file, line, field, reason }) => `  ${file}${line ? `:${line}` : ''}: ${field}: ${reason}`),
          '',
        ]
      : []),
    ...(unoffered.length > 0
      ? [
          `${count(unoffered.length, 'sentence')} about services, symptoms or insurers that the clinic does not have (by the words in content/local.yaml). Rewrite or drop what is not true of yours; signs of danger stay:`,
          ...passageLines(unoffered),
          '',
        ]
      : []),
    ...(passages.length > 0
      ? [
          `${count(passages.length, 'passage')} marked as local (content/local.yaml). If they are not true of your town, rewrite or drop them:`,
          ...passageLines(passages),
          '  public/drawings/map.svg, public/drawings/area.svg: the maps below the names of the towns (until there is one of your area, `drawing: ground` in content/places.yaml shows none)',
          '',
        ]
      : []),
    ...otherPractice(entries),
    ...unsaidZones(entries),
  ]
}
