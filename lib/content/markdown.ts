import { Marked } from 'marked'
import { type Locale, localePath } from '../i18n/locales'
import { numberHeadings } from './headings'

/** Text made safe for HTML and XML, between tags and in quoted attribute values. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Markdown → HTML: internal links (written with the English path) lead to the reader's language. */
const writer = (locale: Locale, base?: string) =>
  new Marked({
    renderer: {
      heading({ tokens, depth, ...heading }) {
        const id = 'id' in heading && heading.id ? ` id="${heading.id}"` : ''
        return `<h${depth}${id}>${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, tokens }) {
        const address = localePath(href, locale)
        const target = base ? new URL(address, base).href : address
        return `<a href="${escapeHtml(target)}">${this.parser.parseInline(tokens)}</a>`
      },
    },
  })

/**
 * Renders a block of Markdown (headings, paragraphs, lists, links) to HTML; its `##` headings carry the ids that
 * `headingsOf` names. Content is ours and checked to hold no HTML.
 * @param base the address of the page the text stands on, when it is read elsewhere: makes every link absolute.
 */
export function toHtml(markdown: string, locale: Locale, base?: string): string {
  const html = writer(locale, base)
  const tokens = html.lexer(markdown)
  numberHeadings(tokens)
  return html.parser(tokens)
}

/** The words of a piece of Markdown: links lose their addresses, marks disappear. */
export function toText(markdown: string): string {
  return markdown
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\{#[\w-]+\}/g, '')
    .replace(/^[ \t]*(?:(?:#{1,6}|>|[-*+]|\d+\.)[ \t]+)+/gm, '')
    .replace(/[*_`]/g, '')
    .trim()
}

/** Every link target of a piece of Markdown, in order. */
export function linksOf(markdown: string): string[] {
  return [...markdown.matchAll(/(?<!!)\[[^\]]*\]\(([^)\s]+)/g)].map((match) => match[1] ?? '')
}
