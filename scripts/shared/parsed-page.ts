import { type Locale, splitLocale } from '../../lib/i18n/locales'
import { pageDataAttribute, scriptListId } from '../../lib/loader/contract'
import { memoize } from '../../lib/util/memoize'
import { attribute, type Element, elementsOf, elementText, type Node } from './html'
import type { Page } from './page-files'

/** A parsed page for the checks. Its source is not kept: many pages are in memory at once. */
export type ParsedPage = Omit<Page, 'html'> & { locale: Locale; elements: Element[]; isRedirect: boolean }

/** The finished export: all its files, and its pages parsed. */
export type Site = { folder: string; files: Set<string>; pages: ParsedPage[] }

/** Parse a page; its language is that of its folder. */
export function parsePage({ html, ...page }: Page): ParsedPage {
  const elements = elementsOf(html)
  const isRedirect = elements.some((element) => attribute(element, 'http-equiv')?.toLowerCase() === 'refresh')
  return { ...page, elements, isRedirect, locale: splitLocale(page.path).locale }
}

const landmarks = new Set(['html', 'h1', 'title', 'meta', 'link', 'style', 'script'])
const pointers = new Set(['id', 'href', 'src', 'action', 'poster', 'data', 'srcset', 'imagesrcset'])
const isPolicyMatter = (name: string) => name === 'style' || name.startsWith('on')
const head = { nodeName: 'head' } as Element
const withText = new Set(['title', 'style', 'script'])

/**
 * Detach an element from its page. Pages share equal elements: menus and footers are most of what is kept. The
 * parser's strings keep the whole tree in memory; the key's do not.
 */
const outlined = memoize((key: string): Element => {
  const { tagName, attrs, text } = JSON.parse(key) as Pick<Element, 'tagName' | 'attrs'> & { text: string }
  const element = { nodeName: tagName, tagName, attrs, childNodes: [] as Node[] } as unknown as Element
  element.parentNode = tagName === 'title' ? head : null
  if (text) element.childNodes.push({ nodeName: '#text', value: text, parentNode: null })
  return element
})

/**
 * Reduce a page to what the checks across pages need: metadata, addresses, ids, scripts and styles. The rest, nine
 * tenths of its memory, is released.
 */
export function outlineOf(page: ParsedPage): ParsedPage {
  const elements = page.elements.flatMap((element): Element[] => {
    const { tagName, attrs, parentNode } = element
    if (tagName === 'title' && parentNode?.nodeName !== 'head') return []
    if (!landmarks.has(tagName) && !attrs.some(({ name }) => pointers.has(name) || isPolicyMatter(name))) return []
    // Structured data has been checked with the whole page.
    const isData = attribute(element, 'type') === 'application/ld+json'
    const text = withText.has(tagName) && !isData ? elementText(element) : ''
    return [outlined(JSON.stringify({ tagName, attrs, text }))]
  })
  return { ...page, elements }
}

/** List the files that a page loads on intent: its data, and its scripts in order. */
export function deferredFiles({ elements }: ParsedPage): string[] {
  const list = elements.find((element) => attribute(element, 'id') === scriptListId)
  return list ? [attribute(list, pageDataAttribute) ?? '', ...(JSON.parse(elementText(list)) as string[])] : []
}

/** Return the title of a page, empty if it has none; a drawing inside the page may have a title too. */
export function titleOf({ elements }: ParsedPage): string {
  const title = elements.find(({ tagName, parentNode }) => tagName === 'title' && parentNode?.nodeName === 'head')
  return title ? elementText(title).trim() : ''
}

/** Return the value of a `<meta name>` or `<meta property>` (Open Graph), `undefined` if the page has none. */
export function metaOf({ elements }: ParsedPage, name: string): string | undefined {
  const isNamed = (element: Element) => attribute(element, 'name') === name || attribute(element, 'property') === name
  const meta = elements.find((element) => element.tagName === 'meta' && isNamed(element))
  return meta && attribute(meta, 'content')
}

/** An address that a page refers to, and the referring element. */
export type Reference = { element: Element; url: string }

const plain = ['href', 'src', 'action', 'poster', 'data']

/** Return the addresses in a `srcset`: each candidate up to its width or density. */
const candidates = (srcset: string) =>
  srcset
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean)

/** Return every address that a page refers to: links, files, forms, drawings, and the scripts it loads later. */
export function referencesOf(page: ParsedPage): Reference[] {
  return page.elements.flatMap((element) => {
    const urls = plain.map((name) => attribute(element, name)).filter((url) => url !== undefined)
    const sets = ['srcset', 'imagesrcset'].flatMap((name) => candidates(attribute(element, name) ?? ''))
    const scripts = attribute(element, 'id') === scriptListId ? deferredFiles(page) : []
    return [...urls, ...sets, ...scripts].map((url) => ({ element, url }))
  })
}
