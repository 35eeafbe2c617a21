import { attribute, type Element, escapeHtml, textOf } from '../export/html'
import { descendants, hasClass, isElement, isHeading, type Node } from '../export/markdown/tree'
import type { Block } from './analysis/facts'

/** No words of the page: menus, forms, scripts, frames and what a screen does not show. */
const skipped = new Set(['nav', 'script', 'style', 'template', 'noscript', 'iframe', 'form', 'button', 'svg'])
const containers = new Set(
  [
    'address article aside blockquote dd details div dl dt figure footer header hgroup hr h1 h2 h3 h4 h5 h6',
    'li main ol p section summary table tbody td th thead tr ul',
  ].flatMap((names) => names.split(' ')),
)

const hidden = (element: Element) =>
  attribute(element, 'hidden') !== undefined ||
  attribute(element, 'aria-hidden') === 'true' ||
  hasClass(element, 'sr-only') ||
  attribute(element, 'data-letterhead') !== undefined

/** What a picture says where it cannot be seen: its own words, else those of its caption. */
function pictureWords(element: Element): string {
  const within = [element, ...descendants(element)]
  const own = within.map((item) => attribute(item, 'aria-label') ?? attribute(item, 'alt') ?? '').filter(Boolean)
  if (own.length > 0) return [...new Set(own)].join('. ')
  const caption = within.find(({ tagName }) => tagName === 'figcaption')
  if (!caption) return ''
  const parts = caption.childNodes.filter(isElement)
  return (parts.length > 0 ? parts : [caption]).map(textOf).join('. ')
}

function pictureOf(element: Element): Block {
  const text = pictureWords(element)
  return { kind: 'picture', text, html: `<img src="#" alt="${escapeHtml(text)}">`, prose: false }
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

/** Whether a link spans whole blocks, as a card does. */
const holdsBlocks = (element: Element) => descendants(element).some(({ tagName }) => containers.has(tagName))

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const openingTag = (href: string, rel?: string) =>
  `<a href="${escapeHtml(href)}"${rel ? ` rel="${escapeHtml(rel)}"` : ''}>`

/** Words that follow each other without a block between them; `ownWords` are not within a label. */
type Run = { text: string; html: string; ownWords: boolean }

/** A run as a block; none of the page's own heading, which is its name, and of space between blocks. */
function blockOf(parent: Element, { html: source, ownWords, ...run }: Run, link: string | undefined): Block[] {
  const text = oneLine(run.text)
  if (parent.tagName === 'h1' || (!text && !source.includes('href'))) return []
  const html = link ? `${openingTag(link)}${oneLine(source)}</a>` : oneLine(source)
  if (isHeading(parent)) return [{ kind: 'heading', level: Number(parent.tagName[1]), text, html, prose: false }]
  const kind = ['li', 'dd', 'dt'].includes(parent.tagName) ? 'item' : 'text'
  return [{ kind, text, html, prose: isProse(parent.tagName, text, ownWords) }]
}

/**
 * The main text of a page as an editor wrote it: headings below the page's own, paragraphs, list items and pictures, with
 * their links; without menus, forms, frames, and words in another language.
 */
export function mainText(main: Element, language: string): Block[] {
  const blocks: Block[] = []

  const walk = (parent: Element, link: string | undefined) => {
    let run: Run = { text: '', html: '', ownWords: false }
    const add = (text: string) => {
      run.text += text
      run.html += escapeHtml(text)
    }
    const flush = () => {
      blocks.push(...blockOf(parent, run, link))
      run = { text: '', html: '', ownWords: false }
    }
    const read = (node: Node, top: boolean) => {
      if ('value' in node) {
        add(node.value)
        if (top && /\p{L}{2}/u.test(node.value)) run.ownWords = true
      } else if (isElement(node)) readElement(node, top)
    }
    const readElement = (element: Element, top: boolean) => {
      const { tagName, parentNode } = element
      if (isPicture(element)) return void blocks.push(pictureOf(element))
      if (tagName === 'br') return add(' ')
      const lang = attribute(element, 'lang') || language
      if (skipped.has(tagName) || hidden(element) || lang !== language) return
      const href = tagName === 'a' && !link ? attribute(element, 'href') : undefined
      if (containers.has(tagName) || (href !== undefined && holdsBlocks(element))) {
        flush()
        return walk(element, href ?? link)
      }
      if (href !== undefined) run.html += openingTag(href, attribute(element, 'rel'))
      for (const child of element.childNodes) read(child, top && ['strong', 'em', 'b', 'i', 'a'].includes(tagName))
      if (href !== undefined) run.html += '</a>'
      const siblings: Node[] = parentNode?.childNodes ?? []
      const next = siblings[siblings.indexOf(element) + 1]
      // Labels side by side are told apart by the style sheet alone.
      if (next && /^(a|span|b|small)$/.test(next.nodeName)) add(' ')
    }
    for (const child of parent.childNodes) read(child, true)
    flush()
  }
  walk(main, undefined)
  return blocks
}
