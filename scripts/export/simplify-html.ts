import { replayAttribute } from '../../lib/loader/contract'
import type { Element } from '../shared/html'
import {
  allIn,
  childrenOf,
  isInline,
  isPlain,
  lineOf,
  type Piece,
  type Plain,
  plain,
  plainElement,
  replaceAll,
} from './plain-html'

/** The language of a page, what replaces its forms, and a function that makes addresses absolute. */
type Options = { locale: string; reach: Plain; absolute: (url: string) => string }

/** Elements with no meaning in plain text: menus, controls, frames. */
const dropped = new Set('button iframe input nav noscript script select style textarea'.split(' '))
const pictures = new Set(['svg', 'picture'])
const heading = /^h[1-6]$/

const isIn = (element: Plain, name: string) => (element.attrs.class ?? '').split(/\s+/).includes(name)

/** Test whether an element has no meaning in plain text: a control, a decoration, buttons to share, a way back. */
const isDropped = (element: Plain) =>
  dropped.has(element.tag) ||
  isIn(element, 'noscript:hidden') ||
  element.attrs['aria-hidden'] === 'true' ||
  element.attrs['aria-labelledby'] === 'share' ||
  element.attrs.role === 'doc-backlink' ||
  replayAttribute in element.attrs

/** Test whether an element is a table of contents with the box that holds only it and its title. */
function isContents(element: Plain): boolean {
  const text = lineOf(element)
  return allIn(element).some(({ tag, attrs, parts }) => {
    if (tag !== 'nav') return false
    const list = lineOf({ tag, attrs, parts })
    return text.endsWith(list) && (attrs['aria-label'] ?? '').startsWith(text.slice(0, text.length - list.length))
  })
}

/** Return the caption of a drawing if it says more than the drawing. */
function captionOf(figure: Plain): Piece[] {
  const drawn = allIn(figure)
    .filter(({ tag, attrs }) => (tag === 'svg' && 'aria-label' in attrs) || (tag === 'img' && 'alt' in attrs))
    .map(({ attrs }) => attrs['aria-label'] ?? attrs.alt)
    .join(' ')
  const caption = allIn(figure).find(({ tag }) => tag === 'figcaption')
  const saysMore = caption && childrenOf(caption).some((part) => !drawn.includes(lineOf(part)))
  return saysMore ? [plain('p', caption.parts)] : []
}

/** Remove what has no meaning in plain text. */
function written(pieces: Piece[], { locale, reach, absolute }: Options): Piece[] {
  return pieces.flatMap((piece): Piece[] => {
    if (!isPlain(piece)) return [piece]
    const { tag, attrs } = piece
    const within = (parts: Piece[]) => written(parts, { locale, reach, absolute })
    if (isContents(piece)) return []
    // A summary in the other language: a Markdown version links to its counterpart at its head.
    if ('lang' in attrs && attrs.lang !== locale && allIn(piece).some((part) => 'hreflang' in part.attrs)) return []
    if (tag === 'form') return [reach]
    if (isDropped(piece)) return []
    if (tag === 'figure') return within(captionOf(piece))
    if (pictures.has(tag) || (tag === 'img' && attrs.alt === '')) return []
    // “Opens in a new tab”.
    const parts =
      attrs.target === '_blank' ? piece.parts.filter((part) => !(isPlain(part) && isIn(part, 'sr-only'))) : piece.parts
    return [plain(tag, within(parts), 'href' in attrs ? { ...attrs, href: absolute(attrs.href ?? '') } : attrs)]
  })
}

const unwrapBold = (parts: Piece[]) =>
  replaceAll(parts, (part) => (part.tag === 'b' || part.tag === 'strong' ? part.parts : [part]))

/** Return a bold line. What is bold already would get its marks twice. */
const boldLine = (parts: Piece[], more: Piece[] = []) => plain('p', [plain('strong', unwrapBold(parts)), ...more])

const isShort = (element: Plain) => childrenOf(element).every(isInline)

/** Put each term and its description on one line if they fit. */
function factLines(list: Plain): Piece[] {
  const parts = list.parts.flatMap((part) => (isPlain(part) && part.tag === 'div' ? part.parts : [part]))
  return parts.flatMap((part, i): Piece[] => {
    if (!isPlain(part)) return [part]
    if (part.tag === 'dd') return isShort(part) ? [] : part.parts
    if (part.tag !== 'dt') return [part]
    const next = parts.slice(i + 1).find(isPlain)
    const colon = lineOf(part).endsWith(':') ? ' ' : ': '
    return [boldLine(part.parts, next?.tag === 'dd' && isShort(next) ? [colon, ...next.parts] : [])]
  })
}

/** Separate items that only styles separate: `9AM-1PM · 3PM-6PM`. */
const separated = (parts: Piece[]) =>
  parts.flatMap((part, i): Piece[] => {
    const before = parts[i - 1]
    const touches = before !== undefined && isPlain(before) && before.tag !== 'br' && isInline(before)
    const stands = isPlain(part) && part.tag !== 'br' && part.tag !== 'sup' && isInline(part)
    return touches && stands ? [' · ', part] : [part]
  })

/** In a link around a whole card, make the heading the link, or else the first paragraph. */
function cardLink({ attrs, parts }: Plain): Piece[] {
  const card = plain('div', parts)
  const title = allIn(card).find(({ tag }) => heading.test(tag)) ?? allIn(card).find(({ tag }) => tag === 'p')
  if (!title) return [plain('a', parts, attrs)]
  const link = (pieces: Piece[]): Piece[] =>
    pieces.map((piece) => {
      if (piece === title) return plain(title.tag, [plain('a', title.parts, { href: attrs.href ?? '' })], title.attrs)
      return isPlain(piece) ? { ...piece, parts: link(piece.parts) } : piece
    })
  return link(parts)
}

/** Reduce an element to what Markdown can express; its descendants have been reduced already. */
function reshape(element: Plain): Piece[] {
  const { tag, attrs } = element
  const children = childrenOf(element)
  const isRowOfLinks = children.length > 1 && element.parts.every((part) => isPlain(part) && part.tag === 'a')
  if (tag === 'div' && isRowOfLinks)
    return [
      plain(
        'ul',
        children.map((child) => plain('li', [child])),
      ),
    ]
  const parts = separated(element.parts)
  const changed = plain(tag, parts, attrs)
  if (tag === 'a' && !isInline(changed)) return cardLink(changed)
  if (tag === 'dl') return factLines(changed)
  if ((tag === 'ol' || tag === 'ul') && allIn(changed).some((part) => heading.test(part.tag)))
    return parts.flatMap((part) => (isPlain(part) ? part.parts : [part]))
  if (tag === 'summary' && isShort(changed)) return [boldLine(parts)]
  if (tag === 'address') return [plain('p', parts)]
  if (tag === 'details' || tag === 'summary') return parts
  return [changed]
}

/**
 * Simplify a page's `<main>` for text-only readers: no controls, no drawings, absolute addresses, contact details in
 * place of a form.
 */
export function simplifyHtml(main: Element, options: Options): Piece[] {
  return replaceAll(written(plainElement(main).parts, options), reshape)
}
