import { localePath, locales } from '../../lib/i18n/locales'
import type { Route } from '../../lib/page-types/definition'
import { isNode, type Node, readGraph, typesOf, type Value } from '../../lib/seo/structured-data/nodes'
import { graphProblems } from '../../lib/seo/structured-data/rules'
import { absoluteUrl, siteOrigin } from '../../lib/util/site'
import { attribute, elementText } from '../shared/html'
import type { ParsedPage, Site } from '../shared/parsed-page'
import { onEach, stopAt } from '../shared/problems'
import { crumbProblem, unshown } from './graph-shown'
import { fileAt } from './verify-links'

/** Return the structured data of a page, as its script elements hold it. */
export const graphsIn = ({ elements }: ParsedPage) =>
  elements.filter((element) => attribute(element, 'type') === 'application/ld+json').map(elementText)

/** Return the items of a page's graph. @throws if it is not a single schema.org graph */
function thingsOf(text: string): unknown[] {
  const data: unknown = JSON.parse(text)
  if (!isNode(data) || data['@context'] !== 'https://schema.org' || !Array.isArray(data['@graph'])) {
    throw new Error('is not a graph with the context https://schema.org')
  }
  return data['@graph']
}

/** Check that the addresses in a graph lead to something the site exports or the page itself links to. */
function addressProblems(page: ParsedPage, values: Value[], files: Set<string>): string[] {
  const links = new Set(page.elements.map((element) => attribute(element, 'href')))
  return values.flatMap(({ field, value }) => {
    if (typeof value !== 'string' || !/^\w+:\/\//.test(value) || value.startsWith('https://schema.org/')) return []
    const { origin, pathname } = new URL(value)
    if (origin !== siteOrigin())
      return links.has(value) ? [] : [`${field}: the page does not link to ${value}: link it`]
    return fileAt(pathname, files) ? [] : [`${field}: ${value} leads nowhere: correct it or add the file`]
  })
}

/** Check that the graph belongs to this page: it names its address and language. */
function ownPageProblem(page: ParsedPage, things: unknown[]): string[] {
  // WebPage and its subtypes: AboutPage, FAQPage, MedicalWebPage …
  const own = things.filter(
    (thing): thing is Node => isNode(thing) && typesOf(thing).some((type) => type.endsWith('Page')),
  )
  const [{ url, inLanguage } = {}] = own
  if (own.length !== 1) return [`describes ${own.length} pages: describe this one`]
  if (url === absoluteUrl(page.path) && inLanguage === page.locale) return []
  return [`WebPage: is ${url} in "${inLanguage}": it must be ${absoluteUrl(page.path)} in "${page.locale}"`]
}

function listedProblems(page: ParsedPage, files: Set<string>): string[] {
  const [text, ...more] = graphsIn(page)
  if (text === undefined || more.length > 0) return [`has ${more.length + (text ? 1 : 0)} graphs: it must have one`]
  try {
    const things = thingsOf(text)
    const { values } = readGraph(things)
    return [
      ...graphProblems(things),
      ...ownPageProblem(page, things),
      ...crumbProblem(page, things),
      ...addressProblems(page, values, files),
      ...unshown(page, values),
    ]
  } catch (error) {
    return [`${(error as Error).message}: correct the graph`]
  }
}

/**
 * Check the structured data of every page: one graph on each page that search engines may list and none elsewhere;
 * names that resolve; addresses that exist; nothing that the page does not show. The types of lib/seo/structured-data
 * ensure the vocabulary.
 * @throws with every page and field that is wrong
 */
export function verifyGraph(site: Site, routes: Route[]): void {
  const listed = new Set(
    routes
      .filter(({ indexable }) => indexable)
      .flatMap(({ path }) => locales.map((locale) => localePath(path, locale))),
  )
  const problemsOf = (page: ParsedPage) => {
    if (listed.has(page.path) && !page.isRedirect) return listedProblems(page, site.files)
    return graphsIn(page).length > 0 ? ['is not listed, so it must have no structured data: remove it'] : []
  }
  stopAt('structured data', site.pages.flatMap(onEach(problemsOf)))
}
