import { fileOf } from '../../lib/content/collections'
import { splitFrontMatter } from '../../lib/content/front-matter'
import { joinInsurers } from '../../lib/content/insurers'
import { readSources } from '../../lib/content/read'
import { textsAt } from '../../lib/content/read-fields'
import { defaultLocale } from '../../lib/i18n/locales'
import { allRoutesIn } from '../../scripts/check/addresses'
import { fits } from '../../scripts/check/local'
import { bareName, type Files, fieldsOf, pageIn, pagesIn } from '../../scripts/shared/content-pages'
import { setFields } from '../../scripts/yaml/set-fields'
import type { Answers } from './answers'

/**
 * Return the pages about the former town, which are removed when the clinic moves: cities it does not serve, local
 * posts.
 */
export function formerPages(files: Files, answers: Answers): string[] {
  const served = new Set(answers.cities.map(({ name }) => name))
  const patterns = textsAt(fieldsOf('local.yaml', files.get('local.yaml') ?? ''), 'files')
  const isLocal = (name: string) => patterns.some((pattern) => fits(pattern).test(name))
  const cities = pagesIn('cities', files).filter(({ fields }) => !served.has(String(fields.city)))
  const posts = [...files.keys()].filter((path) => pageIn('posts', path) && isLocal(bareName(path)))
  return [...new Set([...cities.map(({ path }) => path), ...posts].map(bareName))]
}

/** Return the pages of insurers that the clinic does not work with. */
export function formerInsurers(files: Files, facts: Record<string, unknown>): string[] {
  const insurers = facts.insurers as { name: string; page?: string }[]
  const names = new Set(insurers.map(({ name }) => name))
  const { entries } = readSources(files)
  const pages = new Set(
    joinInsurers(insurers, entries).flatMap(({ name, page }) => (page && names.has(name) ? page : [])),
  )
  return [...new Set([...files.keys()].flatMap((path) => pageIn('insurers', path) ?? []))]
    .filter((name) => !pages.has(name))
    .map((name) => `insurers/${name}`)
}

/** Return the addresses of pages by their names in content/: `posts/chronic-stress` → `/blog/chronic-stress`. */
export function addressesOf(files: Files, names: string[]): Set<string> {
  const gone = new Set(names.map((name) => `content/${name}.${defaultLocale}.md`))
  const routes = allRoutesIn(readSources(files).entries)
  return new Set(
    routes.flatMap(({ pageType, slug, path }) => (gone.has(fileOf(pageType, slug, defaultLocale)) ? [path] : [])),
  )
}

/** Minimum number of related pages, as the schemas of posts require. */
const leastRelated = 2

/**
 * Remove pages from the lists of related posts.
 * @param gone the names of the removed posts
 * @returns the posts that change; lists that became too short are filled with other posts
 */
export function withoutRelated(files: Files, gone: ReadonlySet<string>): Map<string, string> {
  const posts = pagesIn('posts', files)
  const names = posts.map(({ name }) => name).filter((name) => !gone.has(name))
  const changed = new Map<string, string>()
  for (const { path, source, name: own, fields } of posts) {
    const { related } = fields
    if (gone.has(own) || !Array.isArray(related) || !related.some((name) => gone.has(name))) continue
    const kept = related.filter((name) => !gone.has(name))
    const others = names.filter((name) => name !== own && !kept.includes(name))
    const list = [...kept, ...others.slice(0, Math.max(0, leastRelated - kept.length))]
    const { front } = splitFrontMatter(path, source)
    const written = source.replace(front, () => setFields(front, { related: list }).trimEnd())
    changed.set(path, written)
  }
  return changed
}
