import { listedIn } from '../../lib/clinic/listed'
import { type CollectionName, collections, fileOf } from '../../lib/content/collections'
import type { ContentFile } from '../../lib/content/document'
import { insurersIn, withoutInsurers } from '../../lib/content/insurers'
import { settingsIn } from '../../lib/content/parsed'
import { type Entry, type Problem, problem, problemsOf, type Reason } from '../../lib/content/read'
import { fileIn, recordsAt, textsAt } from '../../lib/content/read-fields'
import { defaultLocale, languageName, localePath, locales } from '../../lib/i18n/locales'
import type { Route } from '../../lib/page-types/definition'
import type { PageType } from '../../lib/page-types/names'
import { buildRoutes } from '../../lib/routes/registry'
import { lists, settings } from '../../lib/schemas'
import { feedPath } from '../../lib/seo/feed/addresses'
import { findDuplicates } from '../../lib/util/duplicates'
import { parseFormer } from '../../lib/util/former-address'
import { memoize } from '../../lib/util/memoize'
import { checkLinks, isPublicFile } from './links'

/** Collect the slugs and aliases of each page type from the default-language files. */
function filesIn(entries: Entry[]): (pageType: PageType) => ContentFile[] {
  const byCollection = new Map<string, Map<string, ContentFile>>()
  for (const { collection, name, data } of entries) {
    const files = byCollection.get(collection) ?? new Map<string, ContentFile>()
    const aliases = [...(files.get(name)?.aliases ?? []), ...textsAt(data, 'aliases')]
    byCollection.set(collection, files.set(name, { slug: name, aliases }))
  }
  return (pageType) => [...(byCollection.get(pageType)?.values() ?? [])]
}

/** Return the addresses of pages that the clinic has switched off, and that of insurance where it works with no insurer. */
export const notOfferedIn = (entries: Entry[]): string[] => [
  ...textsAt(fileIn(entries, 'clinic')?.data, 'notOffered'),
  ...withoutInsurers(entries),
]

/** Return the routes of all files of a content folder, including pages that are switched off. */
export const allRoutesIn = memoize((entries: Entry[]): Route[] =>
  buildRoutes(filesIn(entries), [], listedIn(settingsIn(entries, 'clinic'))),
)

/** Return the routes that a content folder would have. */
export const routesIn = memoize((entries: Entry[]): Route[] =>
  buildRoutes(filesIn(entries), notOfferedIn(entries), listedIn(settingsIn(entries, 'clinic'))),
)

/** Test whether a page type has one page, or a fixed set of pages defined in code. */
const isFixed = (pageType: PageType) => !collections[pageType].at.includes('*')

/** Return the content file of a route in the default language. */
const originalOf = ({ pageType, slug }: Route) => fileOf(pageType, slug, defaultLocale)

/** Check that every route has a content file, and every content file a route. */
function checkPresence(entries: Entry[], routes: Route[]): Problem[] {
  const inDefault = ({ file, locale }: Entry) => file.replace(`.${locale}.`, `.${defaultLocale}.`)
  const present = new Set(entries.map(inDefault))
  const wanted = new Set([
    ...Object.keys(settings).map((name) => `content/${name}.yaml`),
    ...(Object.keys(lists) as (keyof typeof lists)[]).map((name) => fileOf(name, name, defaultLocale)),
    ...routes.map(originalOf),
  ])
  return [
    ...[...wanted]
      .filter((file) => !present.has(file))
      .map((file) => ({ file, field: 'file', reason: 'is missing: add it, or restore it from an earlier version' })),
    ...entries
      .filter((entry) => !wanted.has(inDefault(entry)))
      .map((entry) => problem(entry, 'file name', 'belongs to no page of this site')),
  ]
}

/** Check that every insurer is listed once and has at most one page of its own. */
function checkInsurers(entries: Entry[], pages: string[]): Problem[] {
  const facts = fileIn(entries, 'clinic')
  const rows = recordsAt(facts?.data, 'insurers') as { name?: string; page?: string }[]
  if (!facts || rows.length === 0) return []
  const linked = rows.flatMap(({ page }) => page ?? [])
  const insurers = insurersIn(entries)
  return [
    ...problemsOf(facts, {
      insurers: [
        ...findDuplicates(rows, ({ name }) => name).map(([{ name }]) => `"${name}" appears twice`),
        ...findDuplicates(linked, (page) => page).map(([page]) => `page "${page}" belongs to two insurers`),
        ...linked
          .filter((page) => !pages.includes(page))
          .map((page) => `page "${page}" has no file ${fileOf('insurer', page, defaultLocale)}`),
      ],
    }),
    ...entries.flatMap((entry) => {
      if (entry.collection !== 'insurer' || entry.locale !== defaultLocale || linked.includes(entry.name)) return []
      const owner = insurers.find(({ name }) => name === entry.data.title)
      if (!owner?.page || owner.page === entry.name) return []
      const file = fileOf('insurer', owner.page, defaultLocale)
      return problem(
        entry,
        'title',
        `"${owner.name}" has its page in ${file} already: write the name of another insurer`,
      )
    }),
  ]
}

/** An address and its source: a content file, or the definition of a page type with a single page. */
type Claim = { address: string; file: string; field: string; definition?: string }

/** Check that no path is used twice: by pages, aliases or language prefixes. */
function checkClaims(routes: Route[]): Problem[] {
  const claims: Claim[] = [
    ...locales
      .filter((locale) => locale !== defaultLocale)
      .map((locale) => ({ address: localePath('/', locale), file: `the ${languageName(locale)} pages`, field: '' })),
    // Fixed addresses come first: if two pages clash, the error names the one that can change.
    ...routes
      .filter(({ pageType }) => isFixed(pageType))
      .map((route) => ({
        address: route.path,
        file: originalOf(route),
        field: 'addresses',
        definition: `lib/page-types/${route.pageType}.ts`,
      })),
    ...routes
      .filter(({ pageType }) => !isFixed(pageType))
      .map((route) => ({ address: route.path, file: originalOf(route), field: 'file name' })),
    ...routes.flatMap((route) =>
      route.aliases.map((address) => ({ address, file: originalOf(route), field: 'aliases' })),
    ),
  ]
  return findDuplicates(claims, ({ address }) => address).map(([{ file, field, address, definition }, earlier]) => {
    const rename = earlier.field === 'file name' ? 'rename one of the two files' : 'rename the file'
    const fixes: Record<string, string> = { aliases: 'take the alias out', addresses: 'give the page type another' }
    const fix = fixes[field] ?? rename
    return { file: definition ?? file, field, reason: `address ${address} already belongs to ${earlier.file}: ${fix}` }
  })
}

/** Check that former addresses do not shadow a page, and lead to a page directly. */
function checkRedirects(entries: Entry[], routes: Route[]): Problem[] {
  const file = fileIn(entries, 'redirects')
  if (!file) return []
  const offered = new Set(routesIn(entries).map(({ path }) => path))
  const inAll = (addresses: string[]) => addresses.flatMap((path) => locales.map((locale) => localePath(path, locale)))
  const pages = new Set(inAll([...offered]))
  const aliases = new Set(inAll(routes.flatMap((route) => route.aliases)))

  const fromProblem = (from: string, to: string): Reason => {
    const former = parseFormer(from)
    if (!former) return
    if (former.query.length > 0) {
      return former.path === to && `${to} already answers any query: remove the row`
    }
    // Hosts redirect /about.html and /about/ to /about.
    const page = former.path.replace(/(?:\/index)?(?:\.html)?$/, '') || '/'
    if (pages.has(page)) return `${from} is an address of a page of this site: remove the row`
    return aliases.has(former.path) && `${from} is an alias already: remove the row, or the alias`
  }
  const others = new Set(inAll([feedPath]))
  const toProblem = (to: string): Reason => {
    if (pages.has(to)) return
    if (aliases.has(to)) return `${to} is an alias: name the page that it leads to`
    const [page = '', fragment] = to.split('#')
    if (/[^\w./~#=&?,@-]/.test(to.replace(/^https:\/\//, '')))
      return `${to} has a sign that addresses lack: write letters, digits and hyphens`
    if (/^https:\/\/[\w-]+\.[\w.-]+/.test(to) || (fragment && pages.has(page)) || others.has(to) || isPublicFile(to))
      return
    return `${to} leads to no page of this site: name one with its language, as in /about or ${localePath('/about', 'es')}, a file in public/, or an https address; what has no successor needs no row`
  }
  return recordsAt(file.data, 'moved').flatMap(({ from, to }, i) =>
    typeof from === 'string' && typeof to === 'string'
      ? problemsOf(file, { [`moved.${i}.from`]: fromProblem(from, to), [`moved.${i}.to`]: toProblem(to) })
      : [],
  )
}

/** Check that the related pages of a file exist, are unique, and do not include the page itself. */
function checkRelated(entry: Entry, known: Map<string, Set<string>>): Problem[] {
  const { related: pageType } = collections[entry.collection as CollectionName] ?? {}
  const slugs = pageType ? textsAt(entry.data, 'related') : []
  const related = slugs.map(
    (slug, i) =>
      (slug === entry.name && pageType === entry.collection && 'names the page itself') ||
      (slugs.indexOf(slug) < i && `names "${slug}" twice`) ||
      (!known.get(pageType ?? '')?.has(slug) && `"${slug}" is no ${pageType} page`),
  )
  return problemsOf(entry, { related })
}

/** Check links, aliases, former addresses and references between pages: targets exist, and paths are unique. */
export function checkAddresses(entries: Entry[]): Problem[] {
  // Pages that are switched off have files and addresses, too; scripts/check/offered.ts finds the links to them.
  const routes = allRoutesIn(entries)
  const paths = new Set(routes.map(({ path }) => path))
  const slugs = new Map<string, Set<string>>()
  for (const { pageType, slug } of routes) slugs.set(pageType, (slugs.get(pageType) ?? new Set()).add(slug))
  return [
    ...checkPresence(entries, routes),
    ...checkClaims(routes),
    ...checkRedirects(entries, routes),
    ...entries.flatMap((entry) => [...checkLinks(entry, paths), ...checkRelated(entry, slugs)]),
    ...checkInsurers(entries, [...(slugs.get('insurer') ?? [])]),
  ]
}
