import { Marked } from 'marked'
import { type Locale, localePath } from '../i18n/locales'
import { numberHeadings } from './headings'

/** Escapes text for HTML and XML content and quoted attribute values. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A Markdown renderer that points internal links, which are written with default-language paths, to a language. */
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
 * Renders Markdown to HTML; `##` headings get the ids of `headingsOf`. The content check has ensured that the source holds
 * no HTML.
 * @param base the URL of the page, to make links absolute where the HTML is shown elsewhere (feeds).
 */
export function toHtml(markdown: string, locale: Locale, base?: string): string {
  const html = writer(locale, base)
  const tokens = html.lexer(markdown)
  numberHeadings(tokens)
  return html.parser(tokens)
}

/** The plain text of a Markdown source. */
export function toText(markdown: string): string {
  return markdown
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\{#[\w-]+\}/g, '')
    .replace(/^[ \t]*(?:(?:#{1,6}|>|[-*+]|\d+\.)[ \t]+)+/gm, '')
    .replace(/[*_`]/g, '')
    .trim()
}

/** All link targets of a Markdown source, in order. */
export function linksOf(markdown: string): string[] {
  return [...markdown.matchAll(/(?<!!)\[[^\]]*\]\(([^)\s]+)/g)].map((match) => match[1] ?? '')
}
