import { isSettings } from '../../lib/content/collections'
import { type Entry, type Problem, problem, problemsOf } from '../../lib/content/read'
import { fileIn, itemsAt, textsAt } from '../../lib/content/read-fields'
import { locales } from '../../lib/i18n/locales'
import { escapeRegExp } from '../../lib/util/escape-regexp'
import { memoize } from '../../lib/util/memoize'
import type { Files } from '../shared/content-pages'
import { beginning, passagesOf } from '../shared/passages'
import { routesIn } from './addresses'
import { splitSentences } from './editorial/sentences'

/** A passage that is only true in the clinic's town: a sentence, or a whole file (without line, field and text). */
export type LocalPassage = { file: string; address?: string; line?: number; field?: string; text?: string }

/** Return the regular expression of a file name pattern in local.yaml, such as `cities/*`. */
export const fits = memoize((pattern: string) => new RegExp(`^${pattern.split('*').map(escapeRegExp).join('[^/]*')}$`))

/** Return a case-insensitive regular expression for a name as a whole word. */
const mentions = memoize(
  (name: string) => new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(name)}(?![\\p{L}\\p{N}])`, 'iu'),
)

/**
 * Return the name of a content file as local.yaml writes it: `content/cities/fairview-chiropractor.es.md` →
 * `cities/fairview-chiropractor`.
 */
const nameOf = ({ file }: Pick<Entry, 'file'>) =>
  file.replace(/^content\//, '').replace(new RegExp(`(?:\\.(?:${locales.join('|')}))?\\.(?:md|yaml)$`), '')

/** Return a function that maps a file to the address of its page, if it has one. */
export function addressesIn(entries: Entry[]): (entry: Entry) => { address?: string } {
  const addresses = new Map(routesIn(entries).map(({ pageType, slug, path }) => [`${pageType} ${slug}`, path]))
  return ({ collection, name }) => {
    const address = addresses.get(`${collection} ${name}`)
    return address === undefined ? {} : { address }
  }
}

/** Return the sentences of a file that pass a test, with field and line. */
export const sentencesOf = (entry: Entry, isOne: (sentence: string) => boolean) =>
  passagesOf(entry).flatMap(({ field, line, text }) =>
    splitSentences(text)
      .filter(isOne)
      .map((sentence) => ({ file: entry.file, line, field, text: sentence })),
  )

/**
 * Return the passages that content/local.yaml marks, in file order: a clinic in another town rewrites or drops them.
 * If a whole file is local, its sentences are not listed.
 */
export function localPassages(entries: Entry[]): LocalPassage[] {
  const list = fileIn(entries, 'local')
  const [files, names] = [textsAt(list?.data, 'files'), textsAt(list?.data, 'names')]
  const addressOf = addressesIn(entries)
  const isLocal = (sentence: string) => names.some((name) => mentions(name).test(sentence))
  return entries.flatMap((entry): LocalPassage[] => {
    if (entry === list) return []
    const address = addressOf(entry)
    if (files.some((pattern) => fits(pattern).test(nameOf(entry)))) return [{ file: entry.file, ...address }]
    return sentencesOf(entry, isLocal).map((passage) => ({ ...passage, ...address }))
  })
}

/** Find missing files that content/local.yaml names, and names that no text contains. */
export function unused(entries: Entry[]): { files: string[]; names: string[] } {
  const list = fileIn(entries, 'local')
  const others = entries.filter((entry) => entry !== list)
  return {
    files: textsAt(list?.data, 'files').filter(
      // A settings file that is missing has been reported already.
      (pattern) => !isSettings(pattern) && !others.some((entry) => fits(pattern).test(nameOf(entry))),
    ),
    names: textsAt(list?.data, 'names').filter(
      (name) => !others.some((entry) => passagesOf(entry).some(({ text }) => mentions(name).test(text))),
    ),
  }
}

/** Check that content/local.yaml names existing files, and names that some text contains. */
export function checkLocal(entries: Entry[]): Problem[] {
  const list = fileIn(entries, 'local')
  if (!list) return []
  const { files, names } = unused(entries)
  const found = (field: 'files' | 'names', item: string, reason: string) =>
    problemsOf(list, {
      [`${field}.${textsAt(list.data, field).indexOf(item)}`]: `${reason}, or remove it from this list`,
    })
  return [
    ...files.flatMap((name) => found('files', name, `there is no file content/${name}: correct the name`)),
    ...names.flatMap((name) => found('names', name, `no text mentions "${name}": correct it`)),
  ]
}

/**
 * Find passages of content/local.yaml that are not, or not only once, in their file: setup would leave what is there.
 * @param files the content files by path
 */
export function lostPassages(entries: Entry[], files: Files): Problem[] {
  const list = fileIn(entries, 'local')
  if (!list) return []
  const withoutPages = itemsAt(list.data, 'without').flatMap(({ item: page, at }) =>
    itemsAt(page, 'passages').map((passage) => ({ ...passage, at: `${at}.${passage.at}` })),
  )
  return [...itemsAt(list.data, 'elsewhere'), ...withoutPages]
    .filter(({ item: { file, here } }) => files.get(String(file))?.split(String(here)).length !== 2)
    .map(({ item: { file, here }, at }) =>
      problem(
        list,
        `${at}.here`,
        `${beginning(String(here))} is not once in content/${file}: copy how the text reads now`,
      ),
    )
}
