import { Marked } from 'marked'
import { type Locale, localePath } from '../locales'

const escapeAttribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

/** Markdown → HTML for each language: internal links (written with the English path) lead to the reader's language. */
const writer = (locale: Locale) =>
  new Marked({
    renderer: {
      link({ href, tokens }) {
        return `<a href="${escapeAttribute(localePath(href, locale))}">${this.parser.parseInline(tokens)}</a>`
      },
    },
  })

const writers = { en: writer('en'), es: writer('es') }

/** Renders a block of Markdown (paragraphs, lists, links) to HTML. Content is ours and checked to hold no HTML. */
export function toHtml(markdown: string, locale: Locale): string {
  return writers[locale].parse(markdown, { async: false })
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
