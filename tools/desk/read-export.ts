import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf } from '../../lib/content/collections'
import { type Locale, locales, splitLocale } from '../../lib/i18n/locales'
import type { Route } from '../../lib/page-types/definition'
import type { PageType } from '../../lib/page-types/names'
import { isNode, typesOf } from '../../lib/seo/structured-data/nodes'
import { splitWords } from '../../scripts/check/editorial/sentences'
import { editorPath } from '../../scripts/export/headers'
import { parseRedirects } from '../../scripts/export/redirects'
import { graphsIn } from '../../scripts/export/verify-graph'
import { headLinksOf } from '../../scripts/export/verify-metadata'
import { attribute, type Element, isElement, type Node } from '../../scripts/shared/html'
import { isNotFound, readPages } from '../../scripts/shared/page-files'
import { metaOf, type ParsedPage, parsePage, titleOf } from '../../scripts/shared/parsed-page'

/**
 * The picture of a shared link. `file` is its path in the export; the report keeps a copy below `cards/`
 * (`cards/og/en-about.png`). `hash` shows whether it changed.
 */
export type Card = {
  file: string
  url: string
  width: number
  height: number
  bytes: number
  hash: string
  alt: string
}

/** One address in one language, as search engines and shared links see it. */
export type ExportedPage = {
  path: string
  url: string
  /** The English address of the pair. */
  route: string
  locale: Locale
  /** `other` for an address that the registry does not know: a page of an earlier build. */
  pageType: PageType | 'other'
  /** The file with its texts. */
  file: string
  indexable: boolean
  title: string
  description: string
  canonical: string
  /** Open Graph and X fields by name: `og:title`, `twitter:card`. */
  shared: Record<string, string>
  card?: Card
  /** The types of the structured data. */
  types: string[]
  words: number
  /** Pages in the same language that its text (not menus and footer) links to. */
  linksOut: string[]
  /** Values of `?source=` in the page's links. */
  sources: string[]
}

export type Export = {
  folder: string
  origin: string
  pages: ExportedPage[]
  redirects: { from: string; to: string }[]
}

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
  return Object.fromEntries(metas.filter(([name]) => /^(og|twitter):/.test(name ?? '')))
}

/** Return the types of items, not of their parts. */
function typesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(typesIn)
  return isNode(value) ? [...typesOf(value), ...typesIn(value['@graph'])] : []
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
  return {
    linksOut: unique(out).sort(),
    sources: unique(links.flatMap(({ url }) => url.searchParams.get('source') || [])).sort(),
  }
}

function factsOf(page: ParsedPage, folder: string, origin: string, path: string, route?: Route): ExportedPage {
  const { locale } = page
  const shared = sharedFields(page)
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
    shared,
    card: cardOf(folder, origin, shared),
    types: unique(graphsIn(page).flatMap((text) => typesIn(JSON.parse(text)))),
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
  const pages = (existsSync(folder) ? readPages(folder) : [])
    .filter(({ file, path }) => !isNotFound(file) && path !== editorPath)
    .map(parsePage)
  const home = pages.find(({ path }) => path === '/')
  const canonical = home ? canonicalOf(home) : ''
  if (!URL.canParse(canonical))
    throw new Error(`${folder}: is not an export of this site: run npm run build first, or name the folder it wrote`)
  const { origin } = new URL(canonical)
  const facts = pages
    .filter(({ isRedirect }) => !isRedirect)
    .flatMap((page) => {
      const { path } = splitLocale(page.path)
      const route = routes.find((one) => one.path === path)
      return route || named(page, 'main').length > 0 ? [factsOf(page, folder, origin, path, route)] : []
    })
  // Pages that the registry does not know are last.
  const order = new Map(routes.map(({ path }, i) => [path, i]))
  const placeOf = ({ route, locale }: ExportedPage) =>
    (order.get(route) ?? routes.length) * locales.length + locales.indexOf(locale)
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
