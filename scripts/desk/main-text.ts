import { serializeOuter } from 'parse5'
import {
  attribute,
  descendants,
  type Element,
  escapeHtml,
  hasClass,
  isElement,
  isHeading,
  type Node,
  nodesOf,
  textOf,
} from '../export/html'
import { plain } from '../export/plain'
import type { Block } from './analysis/facts'

/** What a screen does not show, words in another language, and the numbers of footnotes. */
const isUnseen = (element: Element, language: string) =>
  attribute(element, 'hidden') !== undefined ||
  hasClass(element, 'sr-only') ||
  element.tagName === 'sup' ||
  attribute(element, 'data-letterhead') !== undefined ||
  (attribute(element, 'lang') ?? language) !== language

const isPicture = (element: Element) =>
  element.tagName === 'figure' ||
  (element.tagName === 'img' && attribute(element, 'alt') !== '') ||
  (element.tagName === 'svg' && attribute(element, 'role') === 'img')

/** What a picture says where it cannot be seen: its own words, else those of its caption. */
function pictureOf(element: Element): Block {
  const within = [element, ...descendants(element)]
  const own = within.flatMap((item) => attribute(item, 'aria-label') ?? (attribute(item, 'alt') || []))
  const caption = within.find(({ tagName }) => tagName === 'figcaption')
  const parts = caption?.childNodes.filter(isElement) ?? []
  const said = own.length > 0 ? new Set(own) : (parts.length > 0 ? parts : [caption ?? element]).map(textOf)
  const text = [...said].join('. ')
  return { kind: 'picture', text, html: `<img src="#" alt="${escapeHtml(text)}">`, prose: false }
}

/** What runs along with the text around it. */
const inlineTags = new Set('a abbr b br cite code em i img small span strong time'.split(' '))

const isInline = (element: Element) =>
  [element, ...descendants(element)].every(({ tagName }) => inlineTags.has(tagName))

/** Running text ends like a sentence, or is a paragraph with words of its own (a row of facts has dots between them). */
function isProse(text: string, parent: Element, run: Node[]): boolean {
  if (/[.!?…:;]["”’»)]*$/.test(text)) return true
  const hasOwnWords = run.some((node) => 'value' in node && /\p{L}{2}/u.test(node.value))
  return parent.tagName === 'p' && hasOwnWords && !text.includes(' · ') && text.split(' ').length >= 4
}

/** Words that follow each other without a block between them; none of the page's own heading, which is its name. */
function blockOf(parent: Element, run: Node[]): Block[] {
  const words = run.map((node) => ('value' in node ? node.value : isElement(node) ? textOf(node) : ''))
  const text = words.join('').replace(/\s+/g, ' ').trim()
  if (!text || parent.tagName === 'h1') return []
  const html = run
    .map((node) => serializeOuter(node))
    .join('')
    .trim()
  if (isHeading(parent)) return [{ kind: 'heading', level: Number(parent.tagName[1]), text, html, prose: false }]
  return [{ kind: parent.tagName === 'li' ? 'item' : 'text', text, html, prose: isProse(text, parent, run) }]
}

function blocksOf(parent: Element): Block[] {
  let run: Node[] = []
  const blocks: Block[] = []
  for (const node of parent.childNodes) {
    if (!isElement(node) || isInline(node)) run.push(node)
    else {
      blocks.push(...blockOf(parent, run), ...blocksOf(node))
      run = []
    }
  }
  return [...blocks, ...blockOf(parent, run)]
}

/**
 * The main text of a page as an editor wrote it, as its Markdown version has it: headings below the page's own, paragraphs
 * and list items with their links, without menus, forms, frames and words in another language; then its pictures.
 */
export function mainText(main: Element, language: string): Block[] {
  const pictures: Block[] = []
  const clean = (parent: Element) => {
    parent.childNodes = parent.childNodes.filter((node) => {
      if (!isElement(node)) return true
      if (isUnseen(node, language)) return false
      if (isPicture(node)) pictures.push(pictureOf(node))
      else clean(node)
      return !isPicture(node)
    })
  }
  // A copy, which may be changed.
  const [copy] = nodesOf(serializeOuter(main)).filter(isElement)
  if (!copy) return []
  clean(copy)
  const [text] = nodesOf(
    `<main>${plain(serializeOuter(copy), { locale: language, absolute: (url) => url, reach: '' })}</main>`,
  )
  return [...(text && isElement(text) ? blocksOf(text) : []), ...pictures]
}
