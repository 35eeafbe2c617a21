import { Marked, type TokenizerAndRendererExtension } from 'marked'
import { type Locale, localePath } from '../i18n/locales'
import { anyCompiledNote, compiledNote, noteId, sourceId, withoutNotes } from './footnotes'
import { numberHeadings } from './headings'

/** Escapes text for HTML and XML content and quoted attribute values. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The name of the link to a source: `2` → `Source 2`. Where there is none, as in feeds, footnotes are left out. */
export type NoteName = (source: number) => string

/** A footnote of compiled content as HTML (DPUB-ARIA 1.1, doc-noteref). */
function noteHtml(source: number, mention: number, name?: NoteName): string {
  if (!name) return ''
  const label = escapeHtml(name(source))
  return `<sup><a id="${noteId(source, mention)}" href="#${sourceId(source)}" role="doc-noteref" aria-label="${label}">${source}</a></sup>`
}

/** A line of plain text with footnotes as HTML. */
export const lineHtml = (text: string, name?: NoteName) =>
  escapeHtml(text).replace(anyCompiledNote, (_, source, mention) => noteHtml(Number(source), Number(mention), name))

/** The Markdown extension for footnotes. */
const notes = (name?: NoteName): TokenizerAndRendererExtension => ({
  name: 'note',
  level: 'inline',
  start: (text) => text.indexOf('[^'),
  tokenizer(text) {
    const [raw, source, mention] = compiledNote.exec(text) ?? []
    return raw ? { type: 'note', raw, source: Number(source), mention: Number(mention) } : undefined
  },
  renderer: ({ source, mention }) => noteHtml(source, mention, name),
})

/** A Markdown renderer that points internal links, which are written with default-language paths, to a language. */
const writer = (locale: Locale, base?: string, noteName?: NoteName) =>
  new Marked({
    extensions: [notes(noteName)],
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
 * @param noteName makes footnotes links to the page's list of sources.
 */
export function toHtml(markdown: string, locale: Locale, base?: string, noteName?: NoteName): string {
  const html = writer(locale, base, noteName)
  const tokens = html.lexer(markdown)
  numberHeadings(tokens)
  return html.parser(tokens)
}

/** The plain text of a Markdown source, without pictures and footnotes. */
export function toText(markdown: string): string {
  return withoutNotes(markdown)
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
