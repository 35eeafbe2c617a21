import { locales } from '../../lib/i18n/locales'
import { translator } from '../../lib/i18n/translator'
import { isNode, type Node, typesOf, type Value } from '../../lib/seo/structured-data/nodes'
import { needsNoText, shownDays } from '../../lib/seo/structured-data/rules'
import { siteOrigin } from '../../lib/util/site'
import { attribute, type Element, elementText } from '../shared/html'
import { type ParsedPage, titleOf } from '../shared/parsed-page'

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The length of `2025-09-12`, which begins every date and time. */
const dayLength = 10

const silent = ['script', 'style', 'template']

/** Return the words of a page: its text, title and metadata, which search results and shared links show. */
function pageWords(page: ParsedPage): string {
  const read = (node: Element['childNodes'][number]): string => {
    if ('value' in node) return node.value
    return 'tagName' in node && !silent.includes(node.tagName) ? node.childNodes.map(read).join('') : ''
  }
  const body = page.elements.find(({ tagName }) => tagName === 'body')
  const metas = page.elements
    .filter(({ tagName }) => tagName === 'meta')
    .map((meta) => attribute(meta, 'content') ?? '')
  return oneLine([titleOf(page), ...metas, ...(body ? body.childNodes.map(read) : [])].join(' \n'))
}

/** List the words, phone numbers, email addresses and dates in a graph that the page does not show. */
export function unshown(page: ParsedPage, values: Value[]): string[] {
  const words = pageWords(page)
  const links = new Set(page.elements.map((element) => attribute(element, 'href')))
  const times = new Set(page.elements.map((element) => attribute(element, 'datetime')))
  const isShown = (property: string, value: string) => {
    if (needsNoText.includes(property) || URL.canParse(value)) return true
    if (property === 'telephone') return links.has(`tel:${value.replace(' ext. ', ',')}`)
    if (property === 'email') return links.has(`mailto:${value}`) || words.includes(value)
    return shownDays.includes(property) ? times.has(value.slice(0, dayLength)) : words.includes(oneLine(value))
  }
  return values.flatMap(({ field, property, value }) =>
    typeof value !== 'string' || isShown(property, value)
      ? []
      : [
          `${field}: the page does not show "${value}": show it, remove it, or name the property in lib/seo/structured-data/rules.ts`,
        ],
  )
}

/** The accessible names of the breadcrumbs. */
const crumbLabels = locales.map((locale) => translator(locale)('site.breadcrumb'))

/** Return the breadcrumbs that a page shows: each name, and the absolute address it links to. */
function visibleCrumbs({ elements }: ParsedPage): string[] {
  const within = (element: Element): boolean =>
    (element.tagName === 'nav' && crumbLabels.includes(attribute(element, 'aria-label') ?? '')) ||
    (element.parentNode !== null && 'tagName' in element.parentNode && within(element.parentNode))
  return elements
    .filter((element) => element.tagName === 'li' && within(element))
    .map((item) => {
      const link = item.childNodes.find((child) => 'tagName' in child && child.tagName === 'a')
      const href = link && 'attrs' in link ? attribute(link, 'href') : undefined
      return `${oneLine(elementText(item))}${href === undefined ? '' : ` → ${new URL(href, siteOrigin()).href}`}`
    })
}

/** Check that a page's breadcrumbs match those in its graph; a home page has none. */
export function crumbProblem(page: ParsedPage, things: unknown[]): string[] {
  const lists = things.filter((thing): thing is Node => isNode(thing) && typesOf(thing).includes('BreadcrumbList'))
  const told = lists
    .flatMap(({ itemListElement }) => (Array.isArray(itemListElement) ? itemListElement : []))
    .map(({ name, item }) => `${name}${item ? ` → ${new URL(item, siteOrigin()).href}` : ''}`)
  const visible = visibleCrumbs(page)
  const isHome = page.path === '/' || page.path === `/${page.locale}`
  if (isHome === visible.length > 0) return [`${isHome ? 'has' : 'shows no'} breadcrumbs: correct the page`]
  if (lists.length > 1 || told.join() !== visible.join())
    return [`BreadcrumbList: says "${told.join(', ')}", the page shows "${visible.join(', ')}": make them the same`]
  return []
}
