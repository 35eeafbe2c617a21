import { type CheerioAPI, load } from 'cheerio'
import { serializeOuter } from 'parse5'
import { headings, isInline, type Node, simplifyHtml } from '../../scripts/export/simplify-html'
import { type Element, escapeHtml } from '../../scripts/shared/html'
import type { Block } from './analysis/facts'

const picture = 'figure, img:not([alt=""]), svg[role="img"]'

/** Return the words of a picture: its text alternative, else its caption. */
function pictureOf($: CheerioAPI, node: Node): Block {
  const own = [node, ...$(node).find('*')].flatMap((item) => $(item).attr('aria-label') ?? ($(item).attr('alt') || []))
  const caption = $(node).find('figcaption').first()
  const parts = [caption.children(), caption, $(node)].find(({ length }) => length > 0)
  const alternatives = own.length > 0 ? new Set(own) : (parts?.toArray() ?? []).map((part) => $(part).text())
  const text = [...alternatives].join('. ')
  return { kind: 'picture', text, html: `<img src="#" alt="${escapeHtml(text)}">`, prose: false }
}

/**
 * Test whether a text is prose: it ends like a sentence, or is a paragraph with words of its own (a row of facts has
 * dots between them).
 */
function isProse($: CheerioAPI, text: string, parent: Node, run: Node[]): boolean {
  if (/[.!?…:;]["”’»)]*$/.test(text)) return true
  const hasOwnWords = run.some((node) => node.type === 'text' && /\p{L}{2}/u.test($(node).text()))
  return $(parent).is('p') && hasOwnWords && !text.includes(' · ') && text.split(' ').length >= 4
}

/** Return the text of adjacent inline nodes as a block; nothing for the page's own heading, which is its name. */
function blockOf($: CheerioAPI, parent: Node, run: Node[]): Block[] {
  const text = $(run).text().replace(/\s+/g, ' ').trim()
  if (!text || $(parent).is('h1')) return []
  const html = $.html(run).trim()
  if ($(parent).is(headings)) {
    return [{ kind: 'heading', level: Number($(parent).prop('tagName')?.[1]), text, html, prose: false }]
  }
  return [{ kind: $(parent).is('li') ? 'item' : 'text', text, html, prose: isProse($, text, parent, run) }]
}

function blocksOf($: CheerioAPI, parent: Node): Block[] {
  let run: Node[] = []
  const blocks: Block[] = []
  for (const node of $(parent).contents()) {
    if (node.type !== 'tag' || isInline($, node)) run.push(node)
    else {
      blocks.push(...blockOf($, parent, run), ...blocksOf($, node))
      run = []
    }
  }
  return [...blocks, ...blockOf($, parent, run)]
}

/**
 * Return the main text of a page as an editor wrote it, like its Markdown version: headings below the page's own,
 * paragraphs and list items with their links, without menus, forms, frames and words in another language; then its
 * pictures.
 */
export function mainText(main: Element, language: string): Block[] {
  const $ = load(serializeOuter(main), null, false)
  // Skip what a screen does not show, words in another language, and footnote numbers.
  const unseen = `main [hidden], main .sr-only, main sup, main [data-letterhead], main [lang]:not([lang="${language}"])`
  const pictures = $(picture).filter(
    (_, node) => $(node).parents(picture).length === 0 && !$(node).closest(unseen).length,
  )
  const shown = pictures.toArray().map((node) => pictureOf($, node))
  pictures.remove()
  $(unseen).remove()
  const text = load(
    `<main>${simplifyHtml($.html(), { locale: language, absolute: (url) => url, reach: '' })}</main>`,
    null,
    false,
  )
  return [
    ...text('main')
      .toArray()
      .flatMap((node) => blocksOf(text, node)),
    ...shown,
  ]
}
