import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { attribute, type Element, escapeHtml, textOf } from '../export/html'
import type { Block } from './analysis/facts'

/** No words of the page: menus, forms, scripts, frames and what a screen does not show. */
const skipped = new Set(['nav', 'script', 'style', 'template', 'noscript', 'iframe', 'form', 'button', 'svg'])
const containers = new Set(
  'address article aside blockquote dd details div dl dt figure footer header hgroup li main ol p section summary table tbody td th thead tr ul h1 h2 h3 h4 h5 h6 hr'.split(
    ' ',
  ),
)

const isElement = (node: Tree.Node): node is Element => 'tagName' in node
const classes = (element: Element) => attribute(element, 'class')?.split(/\s+/) ?? []
const hidden = (element: Element) =>
  attribute(element, 'hidden') !== undefined ||
  attribute(element, 'aria-hidden') === 'true' ||
  classes(element).some((name) => name === 'sr-only' || name === 'hidden')

/** What a picture says where it cannot be seen: its own words, else those of its caption. */
function pictureWords(element: Element): string {
  const within: Element[] = []
  const visit = (node: Tree.Node) => {
    if (isElement(node)) within.push(node)
    if ('childNodes' in node) for (const child of node.childNodes) visit(child)
  }
  visit(element)
  const own = within.map((item) => attribute(item, 'aria-label') ?? attribute(item, 'alt') ?? '').filter(Boolean)
  if (own.length > 0) return [...new Set(own)].join('. ')
  const caption = within.find(({ tagName }) => tagName === 'figcaption')
  const spans = caption?.childNodes.filter(isElement).map(textOf) ?? []
  return (spans.length > 0 ? spans : caption ? [textOf(caption)] : []).join('. ')
}

const isPicture = (element: Element) =>
  element.tagName === 'figure' ||
  (element.tagName === 'img' && attribute(element, 'alt') !== '') ||
  (element.tagName === 'svg' && attribute(element, 'role') === 'img')

/** Running text ends like a sentence, or is a paragraph with words of its own (a line of dates and names has none). */
function isProse(tag: string, text: string, ownWords: boolean): boolean {
  if (/[.!?…:;]["”’»)]*$/.test(text)) return true
  return tag === 'p' && ownWords && text.split(/\s+/).length >= 4
}

/**
 * The main text of a page as an editor wrote it: headings below the page's own, paragraphs, list items and pictures, with
 * their links; without menus, forms, frames, and words in another language.
 */
export function mainText(main: Element, language: string): Block[] {
  const blocks: Block[] = []

  const walk = (parent: Element, link: string | undefined) => {
    let text = ''
    let html = ''
    let ownWords = false
    const flush = () => {
      const words = text.replace(/\s+/g, ' ').trim()
      const heading = /^h([1-6])$/.exec(parent.tagName)
      if (heading?.[1] === '1' || (!words && !/href/.test(html))) {
        // The page's own heading is its name; empty runs are only space between blocks.
      } else {
        const inner = html.replace(/\s+/g, ' ').trim()
        const wrapped = link ? `<a href="${escapeHtml(link)}">${inner}</a>` : inner
        const item = parent.tagName === 'li' || parent.tagName === 'dd' || parent.tagName === 'dt'
        blocks.push(
          heading
            ? { kind: 'heading', level: Number(heading[1]), text: words, html: wrapped, prose: false }
            : {
                kind: item ? 'item' : 'text',
                text: words,
                html: wrapped,
                prose: isProse(parent.tagName, words, ownWords),
              },
        )
      }
      text = ''
      html = ''
      ownWords = false
    }
    const inline = (node: Tree.ChildNode, top: boolean) => {
      if ('value' in node) {
        text += node.value
        html += escapeHtml(node.value)
        if (top && /\p{L}{2}/u.test(node.value)) ownWords = true
        return
      }
      if (!isElement(node)) return
      if (isPicture(node)) {
        picture(node)
        return
      }
      if (node.tagName === 'br') {
        text += ' '
        html += ' '
        return
      }
      if (skipped.has(node.tagName) || hidden(node)) return
      const lang = attribute(node, 'lang')
      if (lang && lang !== language) return
      if (containers.has(node.tagName)) {
        flush()
        walk(node, link)
        return
      }
      const href = node.tagName === 'a' ? attribute(node, 'href') : undefined
      if (href !== undefined && !link && holdsBlocks(node)) {
        flush()
        walk(node, href)
        return
      }
      if (href !== undefined && !link) {
        const rel = attribute(node, 'rel')
        html += `<a href="${escapeHtml(href)}"${rel ? ` rel="${escapeHtml(rel)}"` : ''}>`
      }
      for (const child of node.childNodes) inline(child, top && ['strong', 'em', 'b', 'i', 'a'].includes(node.tagName))
      if (href !== undefined && !link) html += '</a>'
      // Labels side by side are told apart by the style sheet alone.
      if (
        node.parentNode?.childNodes[node.parentNode.childNodes.indexOf(node) + 1]?.nodeName.match(/^(a|span|b|small)$/)
      ) {
        text += ' '
        html += ' '
      }
    }
    const picture = (element: Element) => {
      const words = pictureWords(element)
      blocks.push({ kind: 'picture', text: words, html: `<img src="#" alt="${escapeHtml(words)}">`, prose: false })
    }
    if (isPicture(parent)) {
      picture(parent)
      return
    }
    for (const child of parent.childNodes) inline(child, true)
    flush()
  }
  walk(main, undefined)
  return blocks
}

/** Whether a link spans whole blocks, as a card does. */
function holdsBlocks(element: Element): boolean {
  return element.childNodes.some((node) => isElement(node) && (containers.has(node.tagName) || holdsBlocks(node)))
}
