import { Marked } from 'marked'
import { type Locale, localePath } from '../locales'
import { numberHeadings } from './headings'

const escapeAttribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

/** Markdown → HTML for each language: internal links (written with the English path) lead to the reader's language. */
const writer = (locale: Locale) =>
  new Marked({
    renderer: {
      heading({ tokens, depth, ...heading }) {
        const id = 'id' in heading && heading.id ? ` id="${heading.id}"` : ''
        return `<h${depth}${id}>${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, tokens }) {
        return `<a href="${escapeAttribute(localePath(href, locale))}">${this.parser.parseInline(tokens)}</a>`
      },
    },
  })

const writers = { en: writer('en'), es: writer('es') }

/**
 * Renders a block of Markdown (headings, paragraphs, lists, links) to HTML; its `##` headings carry the ids that
 * `headingsOf` names. Content is ours and checked to hold no HTML.
 */
export function toHtml(markdown: string, locale: Locale): string {
  const tokens = writers[locale].lexer(markdown)
  numberHeadings(tokens)
  return writers[locale].parser(tokens)
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
