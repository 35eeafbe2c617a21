import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { linksOf } from '../../lib/content/markdown'
import { type Entry, lineWith, type Problem, problemsOf, textsOf } from '../../lib/content/read'
import { itemsAt } from '../../lib/content/read-fields'
import { defaultLocale, languageName, localePath, splitLocale } from '../../lib/i18n/locales'
import { memoize } from '../../lib/util/memoize'
import { formIds, isAmbiguousLink } from '../../lib/visit/ways-to-start'

/** Test whether a path is that of a file in public/, which is published as it is. */
export const isPublicFile = (path: string) =>
  // The editor's page sees no folders: it trusts the name.
  /\.\w+$/.test(path) && (typeof existsSync !== 'function' || existsSync(join('public', path)))

/** Explain why a link target is invalid. */
function linkProblem(target: string, paths: Set<string>): string | undefined {
  if (/^(https:|mailto:|tel:|#)/.test(target)) return
  const path = target.replace(/[?#].*$/, '')
  if (!path.startsWith('/')) return `${target} is neither a page of this site nor an https address`
  const { locale } = splitLocale(path)
  if (locale !== defaultLocale) {
    const prefix = localePath('/', locale)
    return `${target}: write the ${languageName(defaultLocale)} address, the site adds ${prefix} itself`
  }
  if (isPublicFile(path)) return
  if (!paths.has(path)) return `${target} leads to no page of this site`
  if (!isAmbiguousLink(target)) return
  return `${target} has two ways to start: add #${formIds.talk} for the free talk, or #${formIds.special} for the offer`
}

/** Return the links of a file, with field, line and the text around them. */
export const linksIn = memoize((entry: Entry) => {
  // Its contents come from other files or from setup.
  if (entry.collection === 'local') return []
  return [
    ...textsOf(entry).flatMap(({ field, text }) =>
      linksOf(text).map((target) => ({ field, target, text, line: lineWith(entry, { field, text }, `(${target}`) })),
    ),
    ...itemsAt(entry.collection === 'clinic' ? entry.data : undefined, 'papers').map(({ item: { href }, at }) => ({
      field: `${at}.href`,
      // Its schema refuses all else.
      target: /^\/[\w./-]+$/.test(String(href)) ? href : undefined,
      text: undefined,
      line: undefined,
    })),
    ...itemsAt(entry.data, 'extraServices').map(({ item: { href }, at }) => ({
      field: `${at}.href`,
      target: href,
      text: undefined,
      line: undefined,
    })),
  ]
})

/** Check that every internal link of a file leads to a page. */
export function checkLinks(entry: Entry, paths: Set<string>): Problem[] {
  return linksIn(entry).flatMap(({ field, target, line }) =>
    problemsOf(entry, { [field]: typeof target === 'string' && linkProblem(target, paths) }, line),
  )
}
