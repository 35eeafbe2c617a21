import { isSettings } from '../../lib/content/collections'
import { type Entry, type Problem, problemsOf } from '../../lib/content/read'
import { fileIn, textsAt } from '../../lib/content/read-fields'
import { locales } from '../../lib/i18n/locales'
import { memoize } from '../../lib/util/memoize'
import { passagesOf } from '../shared/passages'
import { routesIn } from './addresses'
import { splitSentences } from './editorial/sentences'

/** A passage that is only true of the clinic's town: a sentence, or a whole file (without line, field and text). */
export type LocalPassage = { file: string; address?: string; line?: number; field?: string; text?: string }

/** Return a text as a pattern that finds exactly it. */
export const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Return a pattern of local.yaml for file names: `cities/*`. */
export const fits = memoize((pattern: string) => new RegExp(`^${pattern.split('*').map(literal).join('[^/]*')}$`))

/** Return a name as a whole word, in upper or lower case. */
const says = memoize((name: string) => new RegExp(`(?<![\\p{L}\\p{N}])${literal(name)}(?![\\p{L}\\p{N}])`, 'iu'))

/**
 * Return a content file as local.yaml names it: `content/cities/fairview-chiropractor.es.md` →
 * `cities/fairview-chiropractor`.
 */
const nameOf = ({ file }: Pick<Entry, 'file'>) =>
  file.replace(/^content\//, '').replace(new RegExp(`(?:\\.(?:${locales.join('|')}))?\\.(?:md|yaml)$`), '')

/** Return the address of the page that a file makes, if it makes one. */
export function addressesIn(entries: Entry[]): (entry: Entry) => { address?: string } {
  const addresses = new Map(routesIn(entries).map(({ pageType, slug, path }) => [`${pageType} ${slug}`, path]))
  return ({ collection, name }) => {
    const address = addresses.get(`${collection} ${name}`)
    return address === undefined ? {} : { address }
  }
}

/** Return the sentences of a file that a test finds, with field and line. */
export const sentencesOf = (entry: Entry, isOne: (sentence: string) => boolean) =>
  passagesOf(entry).flatMap(({ field, line, text }) =>
    splitSentences(text)
      .filter(isOne)
      .map((sentence) => ({ file: entry.file, line, field, text: sentence })),
  )

/**
 * Return the passages that content/local.yaml marks, in the order of the files: a clinic in another town rewrites or
 * drops them. Where a whole file is local, its sentences are not listed one by one.
 */
export function localPassages(entries: Entry[]): LocalPassage[] {
  const list = fileIn(entries, 'local')
  const [files, names] = [textsAt(list?.data, 'files'), textsAt(list?.data, 'names')]
  const addressOf = addressesIn(entries)
  const isLocal = (sentence: string) => names.some((name) => says(name).test(sentence))
  return entries.flatMap((entry): LocalPassage[] => {
    if (entry === list) return []
    const address = addressOf(entry)
    if (files.some((pattern) => fits(pattern).test(nameOf(entry)))) return [{ file: entry.file, ...address }]
    return sentencesOf(entry, isLocal).map((passage) => ({ ...passage, ...address }))
  })
}

/** Find files that content/local.yaml names and that do not exist, and names that no text says. */
export function unused(entries: Entry[]): { files: string[]; names: string[] } {
  const list = fileIn(entries, 'local')
  const others = entries.filter((entry) => entry !== list)
  return {
    files: textsAt(list?.data, 'files').filter(
      // A settings file that is missing has been reported already.
      (pattern) => !isSettings(pattern) && !others.some((entry) => fits(pattern).test(nameOf(entry))),
    ),
    names: textsAt(list?.data, 'names').filter(
      (name) => !others.some((entry) => passagesOf(entry).some(({ text }) => says(name).test(text))),
    ),
  }
}

/** Check that content/local.yaml names files that exist, and names that some text says. */
export function checkLocal(entries: Entry[]): Problem[] {
  const list = fileIn(entries, 'local')
  if (!list) return []
  const { files, names } = unused(entries)
  const found = (field: 'files' | 'names', item: string, reason: string) =>
    problemsOf(list, {
      [`${field}.${textsAt(list.data, field).indexOf(item)}`]: `${reason}, or take it out of this list`,
    })
  return [
    ...files.flatMap((name) => found('files', name, `there is no file content/${name}: correct the name`)),
    ...names.flatMap((name) => found('names', name, `no text says "${name}": correct it`)),
  ]
}
