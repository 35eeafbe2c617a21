import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf } from '../../lib/content/collections'
import { locales, splitLocale } from '../../lib/i18n/locales'
import type { Route } from '../../lib/page-types/definition'
import { isNode, typesOf } from '../../lib/seo/structured-data/nodes'
import { splitWords } from '../../scripts/check/editorial/sentences'
import { editorPath } from '../../scripts/export/headers'
import { parseRedirects } from '../../scripts/export/redirects'
import { graphsIn } from '../../scripts/export/verify-graph'
import { headLinksOf } from '../../scripts/export/verify-metadata'
import { attribute, type Element, isElement, type Node } from '../../scripts/shared/html'
import { isNotFound, readPages } from '../../scripts/shared/page-files'
import { metaOf, type ParsedPage, parsePage, titleOf } from '../../scripts/shared/parsed-page'
import type { Card, Export, ExportedPage } from './report'

const inside = ({ parentNode }: Element, tag: string): boolean =>
  parentNode !== null && 'tagName' in parentNode && (parentNode.tagName === tag || inside(parentNode, tag))

const unique = <Item>(items: Item[]) => [...new Set(items)]
const named = ({ elements }: ParsedPage, tag: string) => elements.filter((element) => element.tagName === tag)

const canonicalOf = (page: ParsedPage) => headLinksOf(page, 'canonical').get('') ?? ''

/** Return the head's fields for shared links: by `property`, else by `name`. */
function sharedFields(page: ParsedPage): Record<string, string> {
  const metas = named(page, 'meta').map((meta) => [
    attribute(meta, 'property') ?? attribute(meta, 'name') ?? '',
    attribute(meta, 'content') ?? '',
  ])
  return Object.fromEntries(metas.filter(([name]) => /^(og|twitter|article|geo\.|ICBM|keywords)/.test(name ?? '')))
}

/** Return the types of items, not of their parts. */
function typesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(typesIn)
  return isNode(value) ? [...typesOf(value), ...typesIn(value['@graph'])] : []
}

/** Return the structured data of a page and its types; none if it cannot be parsed. */
function graphOf(page: ParsedPage): Pick<ExportedPage, 'graph' | 'types'> {
  try {
    const found: unknown[] = graphsIn(page).map((text) => JSON.parse(text))
    const graph = found.length > 1 ? found : (found[0] ?? null)
    return { graph, types: unique(typesIn(graph)) }
  } catch {
    return { graph: null, types: [] }
  }
}

function cardOf(folder: string, origin: string, shared: Record<string, string>): Card | undefined {
  const url = shared['og:image'] ?? ''
  if (!URL.canParse(url, origin)) return
  const file = decodeURI(new URL(url, origin).pathname).slice(1)
  const path = join(folder, file)
  if (!file || !existsSync(path)) return
  const bytes = readFileSync(path)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  const [width, height] = [Number(shared['og:image:width']), Number(shared['og:image:height'])]
  return { url, file, width, height, bytes: bytes.length, hash, alt: shared['og:image:alt'] ?? '' }
}

/** Parts of a page that are not its text. */
const notText = new Set(['nav', 'form', 'script', 'style', 'template', 'iframe'])

/** Return the text of an element, without menus, forms and what is hidden. */
function textOf(node: Node): string {
  if ('value' in node) return node.value
  if (!isElement(node) || notText.has(node.tagName) || attribute(node, 'hidden') !== undefined) return ''
  return node.childNodes.map(textOf).join(' ')
}

function linksOf(page: ParsedPage, origin: string) {
  const own = origin + page.path
  const links = named(page, 'a').flatMap((element) => {
    const href = attribute(element, 'href')
    return href && URL.canParse(href, own) ? [{ element, url: new URL(href, own) }] : []
  })
  const inText = links.filter(({ element }) => inside(element, 'main') && !inside(element, 'nav'))
  const out = inText
    .filter(({ url }) => url.origin === origin)
    .map(({ url }) => url.pathname.replace(/(.)\/$/, '$1'))
    .filter((path) => path !== page.path && splitLocale(path).locale === page.locale)
  const external = inText.filter(({ url }) => /^https?:$/.test(url.protocol) && url.origin !== origin)
  return {
    linksOut: unique(out).sort(),
    external: unique(external.map(({ url }) => url.href)).sort(),
    sources: unique(links.flatMap(({ url }) => url.searchParams.get('source') || [])).sort(),
  }
}

function factsOf(page: ParsedPage, folder: string, origin: string, path: string, route?: Route): ExportedPage {
  const { locale } = page
  const shared = sharedFields(page)
  const alternates = [...headLinksOf(page, 'alternate')].filter(([language]) => language)
  return {
    path: page.path,
    url: origin + (page.path === '/' ? '' : page.path),
    route: path,
    locale,
    pageType: route?.pageType ?? 'other',
    file: route ? fileOf(route.pageType, route.slug, locale) : page.file,
    // All pages of a preview say noindex.
    indexable: route ? route.indexable : !/noindex/.test(metaOf(page, 'robots') ?? ''),
    title: titleOf(page),
    description: metaOf(page, 'description') ?? '',
    canonical: canonicalOf(page),
    alternates: Object.fromEntries(alternates),
    shared,
    card: cardOf(folder, origin, shared),
    ...graphOf(page),
    words: splitWords(named(page, 'main').map(textOf).join(' ')).length,
    ...linksOf(page, origin),
  }
}

/**
 * Read what an export shows to search engines and in shared links.
 * @param routes the registry; an address it does not know (from an earlier build) becomes a page of the type `other`
 * @throws if the folder is missing or is not an export of this site, with the fix
 */
export function readExport(folder: string, routes: Route[]): Export {
  if (!existsSync(folder))
    throw new Error(`${folder}: there is no such folder: run npm run build first, or name another`)
  if (!existsSync(join(folder, 'index.html')) || !existsSync(join(folder, 'es.html')))
    throw new Error(
      `${folder}: is not an export of this site (no index.html and es.html): name the folder a build wrote`,
    )
  const pages = readPages(folder)
    .filter(({ file, path }) => !isNotFound(file) && path !== editorPath)
    .map(parsePage)
  const home = pages.find(({ path }) => path === '/')
  const canonical = home ? canonicalOf(home) : ''
  if (!URL.canParse(canonical))
    throw new Error(`${folder}: is not an export of this site: its index.html names no canonical address`)
  const { origin } = new URL(canonical)
  const known = new Map(routes.map((route, i) => [route.path, { route, place: i }]))
  const facts = pages
    .filter(({ isRedirect }) => !isRedirect)
    .flatMap((page) => {
      const { path } = splitLocale(page.path)
      const route = known.get(path)?.route
      return route || named(page, 'main').length > 0 ? [factsOf(page, folder, origin, path, route)] : []
    })
  const placeOf = ({ route, locale }: ExportedPage) =>
    (known.get(route)?.place ?? routes.length) * locales.length + locales.indexOf(locale)
  const redirects = existsSync(join(folder, '_redirects'))
    ? [...parseRedirects(readFileSync(join(folder, '_redirects'), 'utf8'))].flatMap(([from, rules]) =>
        rules.filter(({ query }) => !query).map(({ to }) => ({ from, to })),
      )
    : []
  return {
    folder,
    origin,
    pages: facts.sort((a, b) => placeOf(a) - placeOf(b) || a.path.localeCompare(b.path)),
    redirects,
  }
}
