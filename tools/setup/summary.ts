import { type Entry, type Problem, readSources } from '../../lib/content/read'
import { fileIn } from '../../lib/content/read-fields'
import { checkEntries } from '../../scripts/check/check-content'
import { type LocalPassage, localPassages } from '../../scripts/check/local'
import type { Changes } from '../../scripts/shared/content-files'
import { bareName, type Files } from '../../scripts/shared/content-pages'
import { passagesOf } from '../../scripts/shared/passages'
import { unofferedPassages } from './unoffered'

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

/** Describe the changes, one line for each file or page. */
export function changeLines(changes: Changes): string[] {
  const pages = new Set([...changes].filter(([, text]) => text === null).map(([path]) => bareName(path)))
  return [
    ...[...changes].filter(([, text]) => text !== null).map(([path]) => `changes  content/${path}`),
    ...[...pages].map((path) => `removes  content/${path} (both languages)`),
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
const answered = /^content\/(clinic|places|embeds)\.yaml$/

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
          `${count(found.length, 'place')} to fix before the site can be built (npm run check):`,
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
  ]
}
