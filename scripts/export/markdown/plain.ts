import { replayAttribute } from '../../../lib/loader/contract'
import { attribute } from '../html'
import {
  descendants,
  type Element,
  hasClass,
  isElement,
  isHeading,
  isInline,
  type Node,
  text,
  wrap,
  written,
} from './tree'

/** The language of a page, what stands in for its forms, and what makes its addresses absolute. */
export type Setting = { locale: string; reach: () => Node[]; absolute: (url: string) => string }

const dropped = new Set([
  'button',
  'iframe',
  'input',
  'nav',
  'noscript',
  'script',
  'select',
  'style',
  'svg',
  'textarea',
])

/** A list of contents with nothing but its title around it. */
const isContents = (element: Element) =>
  descendants(element).some(
    (list) => list.tagName === 'nav' && written(element) === attribute(list, 'aria-label') + written(list),
  )

/** The summary in the other language: a twin names its counterpart at its head. */
const isForOthers = (element: Element, locale: string) =>
  (attribute(element, 'lang') ?? locale) !== locale &&
  descendants(element).some((item) => attribute(item, 'hreflang') !== undefined)

/** What only eyes, mice or scripts make use of: menus, drawings, controls, frames, invitations to share. */
const isDropped = (element: Element, locale: string) =>
  dropped.has(element.tagName) ||
  attribute(element, 'aria-hidden') === 'true' ||
  attribute(element, 'aria-labelledby') === 'share' ||
  attribute(element, replayAttribute) !== undefined ||
  hasClass(element, 'noscript:hidden') ||
  isContents(element) ||
  isForOthers(element, locale)

/** A drawing goes, and its caption with it, unless that says more than the drawing's own words. */
function withoutDrawing(figure: Element, setting: Setting): Node[] {
  const inside = descendants(figure)
  const drawn = inside.map((item) => (item.tagName === 'svg' && attribute(item, 'aria-label')) || '').join(' ')
  const caption = inside.find(({ tagName }) => tagName === 'figcaption')
  const says = caption?.childNodes.filter(isElement).map(written) ?? []
  const saysMore = says.some((part) => !drawn.includes(part))
  return caption && saysMore ? [wrap('p', setApart(plain(caption, setting)))] : []
}

/** A link around a whole card: its heading, or else its first paragraph, becomes the link. */
function linkOf(link: Element): Node[] {
  if (isInline(link)) return [link]
  const inside = descendants(link)
  const title = inside.find(isHeading) ?? inside.find(({ tagName }) => tagName === 'p')
  if (!title) return [link]
  title.childNodes = [wrap('a', title.childNodes, { href: attribute(link, 'href') ?? '' })]
  return link.childNodes
}

const isShort = (element: Element) => element.childNodes.every((node) => !isElement(node) || isInline(node))

/** Terms and what is said of them, on one line where it fits one. */
function termsOf(nodes: Node[]): Node[] {
  const items = nodes.filter(isElement).flatMap((item) => (item.tagName === 'div' ? item.childNodes : [item]))
  return items.filter(isElement).flatMap((item, i, all) => {
    const next = all[i + 1]
    if (item.tagName !== 'dt') return isShort(item) ? [] : item.childNodes
    const said = next?.tagName === 'dd' && isShort(next) ? [text(': '), ...next.childNodes] : []
    return [wrap('p', [wrap('strong', item.childNodes), ...said])]
  })
}

/** Sets apart what a style sheet does and no blank: `9AM-1PM · 3PM-6PM`. */
function setApart(nodes: Node[]): Node[] {
  return nodes.flatMap((node, i) => {
    const pair = [nodes[i - 1], node].filter((item) => item !== undefined && isElement(item))
    const touch = pair.length === 2 && pair.every((item) => isInline(item) && item.tagName !== 'br')
    return touch ? [text(' · '), node] : [node]
  })
}

/** An element as Markdown can say it; `nodes` are its children, already plain. */
function shapeOf(element: Element, nodes: Node[]): Node[] {
  const elements = nodes.filter(isElement)
  const isRowOfLinks = elements.length > 1 && nodes.every((node) => isElement(node) && node.tagName === 'a')
  element.childNodes = setApart(nodes)
  switch (element.tagName) {
    case 'a':
      return linkOf(element)
    case 'div':
      return isRowOfLinks
        ? [
            wrap(
              'ul',
              elements.map((item) => wrap('li', [item])),
            ),
          ]
        : [element]
    case 'dl':
      return termsOf(nodes)
    case 'ol':
    case 'ul':
      return descendants(element).some(isHeading) ? elements.flatMap((item) => item.childNodes) : [element]
    case 'details':
      return element.childNodes
    case 'summary':
      return elements.some(isHeading) ? element.childNodes : [wrap('p', [wrap('strong', element.childNodes)])]
    case 'address':
      return [wrap('p', element.childNodes)]
    default:
      return [element]
  }
}

/** What an element holds, for readers of text alone: no controls, no drawings, whole addresses, a form's other ways. */
export function plain(parent: Element, setting: Setting): Node[] {
  return parent.childNodes.flatMap((node) => {
    if (!isElement(node)) return 'value' in node ? [node] : []
    if (isDropped(node, setting.locale)) return []
    if (node.tagName === 'form') return setting.reach()
    if (node.tagName === 'figure') return withoutDrawing(node, setting)
    // Said of browsers' tabs, which a text has not.
    if (hasClass(node, 'sr-only') && attribute(parent, 'target') === '_blank') return []
    const href = node.attrs.find(({ name }) => name === 'href')
    if (href) href.value = setting.absolute(href.value)
    return shapeOf(node, plain(node, setting))
  })
}
