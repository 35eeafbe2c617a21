import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { localePath, splitLocale } from '../../lib/i18n/locales'
import { pageFile } from '../../lib/kinds/files'
import type { Route } from '../../lib/kinds/registry'
import { pixelWidth } from '../../lib/seo/pixel-width'
import { attribute, type Element, elementsOf, textOf } from '../export/html'
import { isNotFound, type Page, readPages } from '../export/pages'
import { parseRedirects } from '../export/redirects'
import { type ParsedPage, parsePage } from '../export/site'
import type { ExportFacts, PageFacts } from './analysis/facts'
import type { Card } from './analysis/report'
import { mainText } from './main-text'
import { pngSize } from './png'

/** Descriptions are set smaller than titles in search results. */
const descriptionSize = 14

const inside = (element: Element, tag: string): boolean => {
  for (let at: Element['parentNode'] = element; at && 'tagName' in at; at = at.parentNode)
    if (at.tagName === tag) return true
  return false
}

const named = ({ elements }: ParsedPage, tag: string) => elements.filter((element) => element.tagName === tag)

/** Fields of the head that links and machines read: by `property`, else by `name`. */
function metaFields(page: ParsedPage): Record<string, string> {
  const metas = named(page, 'meta').map((meta) => [
    attribute(meta, 'property') ?? attribute(meta, 'name') ?? '',
    attribute(meta, 'content') ?? '',
  ])
  return Object.fromEntries(metas.filter(([name]) => name))
}

function graphOf(page: ParsedPage): Pick<PageFacts, 'graph' | 'types' | 'graphError'> {
  const scripts = named(page, 'script').filter((script) => attribute(script, 'type') === 'application/ld+json')
  try {
    const found: unknown[] = scripts.map((script) => JSON.parse(textOf(script)))
    const graph = found.length > 1 ? found : (found[0] ?? null)
    const types = new Set<string>()
    const collect = (value: unknown, top: boolean) => {
      if (Array.isArray(value)) for (const item of value) collect(item, top)
      else if (typeof value === 'object' && value !== null) {
        const node = value as Record<string, unknown>
        if (top) for (const type of [node['@type']].flat()) if (typeof type === 'string') types.add(type)
        if (node['@graph']) collect(node['@graph'], true)
      }
    }
    collect(graph, true)
    return { graph, types: [...types] }
  } catch (error) {
    return { graph: null, types: [], graphError: (error as Error).message }
  }
}

function cardOf(folder: string, origin: string, shared: Record<string, string>): Card | undefined {
  const url = shared['og:image'] ?? ''
  if (!URL.canParse(url, origin)) return
  const file = decodeURI(new URL(url, origin).pathname).slice(1)
  const path = join(folder, file)
  if (!file || !existsSync(path)) return
  const bytes = readFileSync(path)
  const size = pngSize(bytes) ?? { width: 0, height: 0 }
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  return { url, file, ...size, bytes: bytes.length, hash, alt: shared['og:image:alt'] ?? '' }
}

function linksOf(page: ParsedPage, origin: string) {
  const own = origin + page.path
  const anchors = named(page, 'a').filter((a) => inside(a, 'main') && !inside(a, 'nav') && attribute(a, 'href'))
  const targets = anchors.flatMap((a) => {
    const href = attribute(a, 'href') ?? ''
    return URL.canParse(href, own) ? [{ url: new URL(href, own), rel: attribute(a, 'rel')?.split(/\s+/) ?? [] }] : []
  })
  const isWeb = ({ url }: { url: URL }) => /^https?:$/.test(url.protocol)
  const isOwn = ({ url }: { url: URL }) => url.origin === origin
  const out = targets
    .filter((target) => isWeb(target) && isOwn(target))
    .map(({ url }) => url.pathname.replace(/(.)\/$/, '$1'))
    .filter((path) => path !== page.path && splitLocale(path).locale === page.locale)
  const external = targets.filter((target) => isWeb(target) && !isOwn(target))
  const everywhere = named(page, 'a').map((a) => attribute(a, 'href') ?? '')
  const sources = everywhere.flatMap((href) => {
    const source = URL.canParse(href, own) && new URL(href, own).searchParams.get('source')
    return source ? [source] : []
  })
  return {
    linksOut: [...new Set(out)].sort(),
    external: [...new Set(external.map(({ url }) => url.href))].sort(),
    followed: external.filter(({ rel }) => !rel.includes('nofollow')).length,
    sources: [...new Set(sources)].sort(),
    contents: named(page, 'a').filter((a) => inside(a, 'main') && /^#./.test(attribute(a, 'href') ?? '')).length >= 3,
  }
}

function factsOf(page: ParsedPage, folder: string, origin: string, route: Route): PageFacts {
  const { path, locale, elements } = page
  const title = elements.find(({ tagName, parentNode }) => tagName === 'title' && parentNode?.nodeName === 'head')
  const titleText = title ? textOf(title).trim() : ''
  const meta = metaFields(page)
  const description = meta.description ?? ''
  const links = named(page, 'link')
  const rel = (name: string) => links.filter((link) => attribute(link, 'rel') === name)
  const alternates = rel('alternate').flatMap((link) => {
    const language = attribute(link, 'hreflang')
    return language ? [[language, attribute(link, 'href') ?? ''] as const] : []
  })
  const shared = Object.fromEntries(
    Object.entries(meta).filter(([name]) => /^(og|twitter|article|geo\.|ICBM|keywords)/.test(name)),
  )
  const main = named(page, 'main')[0]
  const blocks = main ? mainText(main, locale) : []
  return {
    path,
    url: origin + (path === '/' ? '' : path),
    route: route.path,
    locale,
    kind: route.kind,
    file: pageFile(route, locale),
    indexable: route.indexable,
    noindex: /noindex/.test(meta.robots ?? ''),
    title: titleText,
    titlePixels: pixelWidth(titleText),
    description,
    descriptionPixels: pixelWidth(description, descriptionSize),
    canonical: attribute(rel('canonical')[0] ?? ({ attrs: [] } as never), 'href') ?? '',
    alternates: Object.fromEntries(alternates),
    shared,
    card: cardOf(folder, origin, shared),
    ...graphOf(page),
    words: blocks.filter(({ kind }) => kind !== 'picture').reduce((sum, { text }) => sum + wordCount(text), 0),
    ...linksOf(page, origin),
    h1: named(page, 'h1').map((h1) => textOf(h1).trim()),
    blocks,
  }
}

const wordCount = (text: string) => text.match(/[\p{L}\p{N}]+(?:[’'.,:-][\p{L}\p{N}]+)*/gu)?.length ?? 0

/** Addresses in the sitemaps of an export, nothing when it has none. */
function sitemapOf(folder: string): string[] | undefined {
  const files = readdirSync(folder).filter((file) => /^sitemap[\w-]*\.xml$/.test(file))
  if (files.length === 0) return
  return files.flatMap((file) => {
    const xml = readFileSync(join(folder, file), 'utf8')
    if (/<sitemapindex/.test(xml)) return []
    return [...xml.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))
  })
}

/** The origin the pages of an export name as their own, by the home page's canonical address. */
function originOf(pages: Page[]): string | undefined {
  const home = pages.find(({ path }) => path === '/')
  const link = home && elementsOf(home.html).find((e) => e.tagName === 'link' && attribute(e, 'rel') === 'canonical')
  const href = (link && attribute(link, 'href')) ?? ''
  return URL.canParse(href) ? new URL(href).origin : undefined
}

/**
 * Reads what an export folder shows to search engines and to those who share its pages.
 * @param routes the registry; an address it does not know (of an earlier build) counts as a page of no special kind.
 * @throws when the folder is missing or holds no export of this site, with the fix.
 */
export function readExport(folder: string, routes: Route[]): ExportFacts {
  if (!existsSync(folder))
    throw new Error(`${folder}: there is no such folder: run npm run build first, or name another`)
  if (!existsSync(join(folder, 'index.html')) || !existsSync(join(folder, 'es.html')))
    throw new Error(`${folder}: is no export of this site (no index.html and es.html): name the folder a build wrote`)
  const pages = readPages(folder).filter(({ file }) => !isNotFound(file))
  const origin = originOf(pages)
  if (!origin) throw new Error(`${folder}: is no export of this site: its index.html names no canonical address`)
  const known = new Map(routes.map((route) => [route.path, route]))
  const unknown = (path: string): Route => ({ path, kind: 'policy', slug: '', indexable: true, aliases: [] })
  const parsed = pages.map(parsePage).filter(({ isRedirect }) => !isRedirect)
  const facts = parsed
    .filter(
      ({ path, elements }) => known.has(splitLocale(path).path) || elements.some(({ tagName }) => tagName === 'main'),
    )
    .map((page) => {
      const path = splitLocale(page.path).path
      return factsOf(page, folder, origin, known.get(path) ?? unknown(path))
    })
  const order = new Map(
    routes.flatMap(
      ({ path }, i) =>
        [
          [path, 2 * i],
          [localePath(path, 'es'), 2 * i + 1],
        ] as const,
    ),
  )
  const place = ({ path }: PageFacts) => order.get(path) ?? Number.MAX_SAFE_INTEGER
  const redirects = existsSync(join(folder, '_redirects'))
    ? [...parseRedirects(readFileSync(join(folder, '_redirects'), 'utf8'))].map(([from, { to }]) => ({ from, to }))
    : []
  return {
    folder,
    origin,
    pages: facts.sort((a, b) => place(a) - place(b) || a.path.localeCompare(b.path)),
    redirects,
    sitemap: sitemapOf(folder),
  }
}
