import { localePath, locales, splitLocale } from '../../lib/i18n/locales'
import type { Route } from '../../lib/page-types/definition'
import { findDuplicates } from '../../lib/util/duplicates'
import { absoluteUrl } from '../../lib/util/site'
import { attribute } from '../shared/html'
import { metaOf, type ParsedPage, type Site, titleOf } from '../shared/parsed-page'
import { onEach, stopAt } from '../shared/problems'

/** Return the addresses of `<link rel>` by language; a canonical link has none. */
export function headLinksOf({ elements }: ParsedPage, rel: string): Map<string, string> {
  const links = elements.filter((element) => element.tagName === 'link' && attribute(element, 'rel') === rel)
  return new Map(links.map((link) => [attribute(link, 'hreflang') ?? '', attribute(link, 'href') ?? '']))
}

/** Test whether two texts are the same address, with or without a slash at the end of an origin. */
const isSameAddress = (a: string | undefined, b: string) =>
  a !== undefined && URL.canParse(a) && new URL(a).href === new URL(b).href

/** List what every page needs, indexable or not, and this one lacks. */
function pageProblems(page: ParsedPage) {
  const html = page.elements.find((element) => element.tagName === 'html')
  const lang = html && attribute(html, 'lang')
  const headings = page.elements.filter((element) => element.tagName === 'h1').length
  return [
    lang !== page.locale && `html lang is "${lang}": it must be "${page.locale}"`,
    headings !== 1 && `${headings} h1 elements: a page has exactly one`,
    !titleOf(page) && 'the title is empty: give it one',
    !metaOf(page, 'description')?.trim() && 'the description is empty: give it one',
  ]
}

/**
 * The metadata that shared links need: title, description, address, type, languages, and a picture with its alternative
 * text.
 */
const sharedFields = [
  ...['title', 'description', 'url', 'type', 'site_name', 'locale', 'locale:alternate'].map((name) => `og:${name}`),
  ...['', ':width', ':height', ':alt', ':type'].map((name) => `og:image${name}`),
  ...['card', 'title', 'description', 'image', 'image:alt'].map((name) => `twitter:${name}`),
]
const articleFields = ['published_time', 'modified_time', 'author', 'section', 'tag'].map((name) => `article:${name}`)

function sharingProblems(page: ParsedPage) {
  const isArticle = metaOf(page, 'og:type') === 'article'
  const wanted = [...sharedFields, ...(isArticle ? articleFields : [])]
  return wanted.map((name) => !metaOf(page, name)?.trim() && `${name} is missing: lib/seo/metadata.ts writes it`)
}

/** List what an indexable page needs and this one lacks: its address, and that in each language. */
function listingProblems(page: ParsedPage) {
  const { path } = splitLocale(page.path)
  const alternates = headLinksOf(page, 'alternate')
  const canonical = headLinksOf(page, 'canonical').get('')
  const own = absoluteUrl(page.path)
  const wanted = [...locales.map((locale) => [locale, localePath(path, locale)] as const), ['x-default', path] as const]
  return [
    !isSameAddress(canonical, own) && `the canonical address is "${canonical}": it must be ${own}`,
    ...wanted.map(([language, target]) => {
      const [named, address] = [alternates.get(language), absoluteUrl(target)]
      return !isSameAddress(named, address) && `hreflang ${language} is "${named}": it must be ${address}`
    }),
  ]
}

/** Return titles or descriptions that several pages in one language share. */
const repeated = (pages: ParsedPage[], what: string, textIn: (page: ParsedPage) => string) =>
  findDuplicates(pages, (page) => `${page.locale} ${textIn(page)}`).map(
    ([page, { file }]) => `${page.file}: has the same ${what} as ${file}: "${textIn(page)}": change one in content/`,
  )

/**
 * Check that each route has a page in both languages, indexable exactly if the registry says so, and that every page
 * has its language, heading, title, description, canonical address and alternates.
 * @param preview whether the site is unfinished, so that no page may be found
 * @throws with every page that fails
 */
export function verifyMetadata({ pages }: Site, routes: Route[], preview = false): void {
  const real = pages.filter((page) => !page.isRedirect)
  const problems = real.flatMap(onEach(pageProblems))
  const listed: ParsedPage[] = []
  const at = new Map(real.map((page) => [page.path, page]))
  for (const { path, indexable } of routes) {
    for (const address of locales.map((locale) => localePath(path, locale))) {
      const page = at.get(address)
      if (!page) {
        problems.push(`${address}: is in lib/page-types and was not exported: add the page or take the route out`)
      } else if ((indexable && !preview) === (metaOf(page, 'robots')?.includes('noindex') ?? false)) {
        problems.push(`${page.file}: its robots tag and \`indexable\` in lib/page-types disagree: change one`)
      } else if (indexable) {
        listed.push(page)
      }
    }
  }
  stopAt('metadata', [
    ...problems,
    ...listed.flatMap(onEach(listingProblems)),
    ...listed.flatMap(onEach(sharingProblems)),
    ...repeated(listed, 'title', titleOf),
    ...repeated(listed, 'description', (page) => metaOf(page, 'description') ?? ''),
  ])
}
