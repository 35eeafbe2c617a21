import { linksOf } from '../../lib/content/markdown'
import { type Entry, lineWith, type Problem, problem, textsOf } from '../../lib/content/read'
import { type CollectionName, settings } from '../../lib/content/schemas'
import { englishFile, pageFile } from '../../lib/kinds/files'
import { buildRoutes, type Route, type Slugs } from '../../lib/kinds/registry'

const list = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

/** Every address has its words, and no page is written that has no address. */
function checkPresence(entries: Entry[], routes: Route[]): Problem[] {
  const present = new Set(entries.map((entry) => entry.file.replace('.es.', '.en.')))
  const wanted = new Set([
    ...Object.keys(settings).map((name) => `content/${name}.yaml`),
    englishFile('testimonials'),
    ...routes.map((route) => pageFile(route, 'en')),
  ])
  return [
    ...[...wanted].filter((file) => !present.has(file)).map((file) => ({ file, field: 'file', reason: 'is missing' })),
    ...entries
      .filter((entry) => !wanted.has(entry.file.replace('.es.', '.en.')))
      .map((entry) => problem(entry, 'file name', 'belongs to no page of this site')),
  ]
}

/** The clinic's list of insurers and their pages name each other, each once. */
function checkInsurers(entries: Entry[], pages: string[]): Problem[] {
  const facts = entries.find(({ collection }) => collection === 'clinic')
  if (!facts || !Array.isArray(facts.data.insurers)) return []
  const rows = (facts.data.insurers as ({ name?: string; page?: string } | null)[]).filter((item) => item !== null)
  const linked = rows.flatMap(({ page }) => page ?? [])
  const repeated = (list: (string | undefined)[]) => list.filter((item, i) => item && list.indexOf(item) !== i)
  const unlisted = entries.filter(({ collection, name }) => collection === 'insurers' && !linked.includes(name))
  return [
    ...repeated(rows.map(({ name }) => name)).map((name) => problem(facts, 'insurers', `"${name}" stands twice`)),
    ...repeated(linked).map((page) => problem(facts, 'insurers', `page "${page}" belongs to two insurers`)),
    ...linked
      .filter((page) => !pages.includes(page))
      .map((page) => problem(facts, 'insurers', `page "${page}" has no file content/insurers/${page}.en.md`)),
    ...unlisted.map((entry) =>
      problem(entry, 'file name', `no insurer of content/clinic.yaml has "page: ${entry.name}"`),
    ),
  ]
}

/** The slugs of the pages that content files make. */
function slugsIn(entries: Entry[]): Slugs {
  const names = (collection: CollectionName) => [
    ...new Set(entries.filter((entry) => entry.collection === collection).map((entry) => entry.name)),
  ]
  const aliases = (slug: string) =>
    entries
      .filter((entry) => entry.collection === 'symptoms' && entry.name === slug && entry.locale === 'en')
      .flatMap((entry) => list(entry.data.aliases))
  return {
    symptoms: names('symptoms').map((slug) => ({ slug, aliases: aliases(slug) })),
    services: names('services'),
    posts: names('posts'),
    cities: names('cities'),
    policies: names('policies'),
    insurers: names('insurers'),
  }
}

/** The addresses that content files make, before anything has been built of them. */
export const routesIn = (entries: Entry[]): Route[] => buildRoutes(slugsIn(entries))

/** Links, aliases and references between pages: each leads to an address that exists, no address is claimed twice. */
export function checkAddresses(entries: Entry[]): Problem[] {
  const slugs = slugsIn(entries)
  const routes = buildRoutes(slugs)
  const paths = new Set(routes.map((route) => route.path))
  const claimed = new Map([['/es', 'the Spanish pages']])
  const found = checkPresence(entries, routes)
  const claim = (route: Route, address: string, field: string) => {
    const earlier = claimed.get(address)
    if (earlier)
      found.push({ file: pageFile(route, 'en'), field, reason: `address ${address} already belongs to ${earlier}` })
    else claimed.set(address, pageFile(route, 'en'))
  }
  for (const route of routes) claim(route, route.path, 'file name')
  for (const route of routes) for (const alias of route.aliases) claim(route, alias, 'aliases')
  for (const entry of entries) {
    const extra = Array.isArray(entry.data.extraServices) ? entry.data.extraServices : []
    const targets = [
      ...textsOf(entry).flatMap(({ field, text }) =>
        linksOf(text).map((target) => ({ field, target, line: lineWith(entry, { field, text }, `(${target}`) })),
      ),
      ...extra.map((item, i) => ({ field: `extraServices.${i}.href`, target: item?.href, line: undefined })),
    ]
    for (const { field, target, line } of targets) {
      if (typeof target !== 'string' || /^(https:|mailto:|tel:|#)/.test(target)) continue
      const path = target.replace(/[?#].*$/, '')
      if (!path.startsWith('/'))
        found.push(problem(entry, field, `${target} is neither a page of this site nor an https address`, line))
      else if (/^\/es(\/|$)/.test(path))
        found.push(problem(entry, field, `${target}: write the English address, the site adds /es itself`, line))
      else if (!paths.has(path)) found.push(problem(entry, field, `${target} leads to no page of this site`, line))
    }
    const related = list(entry.data.related)
    for (const [i, slug] of related.entries()) {
      if (slug === entry.name) found.push(problem(entry, 'related', 'names the page itself'))
      else if (related.indexOf(slug) < i) found.push(problem(entry, 'related', `names "${slug}" twice`))
      else if (entry.collection === 'posts' && !slugs.posts.includes(slug))
        found.push(problem(entry, 'related', `"${slug}" is no post`))
      else if (entry.collection === 'symptoms' && !slugs.symptoms.some((symptom) => symptom.slug === slug))
        found.push(problem(entry, 'related', `"${slug}" is no symptom page`))
    }
  }
  return [...found, ...checkInsurers(entries, slugs.insurers)]
}
