import { Marked, type Token, type TokenizerAndRendererExtension, type Tokens } from 'marked'
import { type Locale, localePath } from '../i18n/locales'
import { anyCompiledNote, compiledNote, noteAtStart, noteId, sourceId } from './footnotes'
import { type Heading, numberHeadings } from './headings'

/*
 * This site's Markdown. Everything that reads or renders it starts from `parseMarkdown`; to add a kind of block, add an
 * entry to `extensionsFor` and its styles to app/styles/prose.css.
 */

/** Escape text for HTML and XML content and quoted attribute values. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/**
 * Returns the accessible name of the link to a source: `2` → `Source 2`. Without it, as in feeds, footnotes are
 * omitted.
 */
export type NoteName = (source: number) => string

/** Render a footnote of compiled content as HTML (DPUB-ARIA 1.1, doc-noteref). */
function noteHtml(source: number, mention: number, name?: NoteName): string {
  if (!name) return ''
  const label = escapeHtml(name(source))
  return `<sup><a id="${noteId(source, mention)}" href="#${sourceId(source)}" role="doc-noteref" aria-label="${label}">${source}</a></sup>`
}

/** Render a line of plain text with footnotes as HTML. */
export const lineHtml = (text: string, name?: NoteName) =>
  escapeHtml(text).replace(anyCompiledNote, (_, source, mention) => noteHtml(Number(source), Number(mention), name))

/**
 * Create the Markdown extension for footnotes: `[^niams]` in source files; only compiled ones, `[^2-1]`, are rendered.
 */
const noteExtension = (name?: NoteName): TokenizerAndRendererExtension => ({
  name: 'note',
  level: 'inline',
  start: (text) => text.indexOf('[^'),
  tokenizer(text) {
    const raw = noteAtStart.exec(text)?.[0]
    return raw ? { type: 'note', raw } : undefined
  },
  renderer({ raw }) {
    const [, source, mention] = compiledNote.exec(raw) ?? []
    return source ? noteHtml(Number(source), Number(mention), name) : escapeHtml(raw)
  },
})

/** Return every Markdown extension. One whose tokens contain other tokens lists them in `childTokens`. */
const extensionsFor = (noteName?: NoteName) => [noteExtension(noteName)]

const parser = new Marked({ extensions: extensionsFor() })

const idMark = /[ \t]*\{#([\w-]+)\}[ \t]*$/

/** A heading; `id` is set if its author gave it one: `## Your rights {#rights}`. */
export type HeadingToken = Tokens.Heading & { id?: string }

export const isHeading = (token: Token): token is HeadingToken => token.type === 'heading'

/** Move the `{#id}` of a heading from its text to its `id`. */
function readHeadingId(heading: HeadingToken) {
  const [mark, id] = idMark.exec(heading.text) ?? []
  const last = heading.tokens.at(-1)
  if (!mark || last?.type !== 'text') return
  heading.id = id
  heading.text = heading.text.slice(0, -mark.length)
  last.text = last.text.replace(idMark, '')
  last.raw = last.raw.replace(idMark, '')
}

/** Split Markdown into marked's tokens and those of our extensions; headings have their `{#id}` parsed. */
export function parseMarkdown(markdown: string): Token[] {
  const tokens = parser.lexer(markdown)
  tokens.filter(isHeading).forEach(readHeadingId)
  return tokens
}

/** Return all tokens of one type, at any depth, in document order. */
export function findTokens<Found extends Token>(tokens: Token[], type: Found['type']): Found[] {
  const found: Found[] = []
  parser.walkTokens(tokens, (token) => {
    if (token.type === type) found.push(token as Found)
  })
  return found
}

/** Return the tokens inside a token. */
export function childrenOf(token: Token): Token[] {
  if (token.type === 'list') return token.items
  return ('tokens' in token && token.tokens) || []
}

/** Block-level tokens. */
const blocks = ['blockquote', 'code', 'heading', 'list', 'list_item', 'paragraph']

/** Return the text of tokens, without pictures, footnotes, and heading numbers. */
export function plainText(tokens: Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'image' || token.type === 'note') return ''
      if (token.type === 'br' || token.type === 'space') return '\n'
      const children = childrenOf(token)
      const text = children.length > 0 ? plainText(children) : 'text' in token ? token.text : ''
      if (token.type === 'heading') return `\n${text.replace(/^\d+\.\s+/, '')}\n`
      return blocks.includes(token.type) ? `\n${text}\n` : text
    })
    .join('')
}

/** Return the plain text of a Markdown source, without pictures and footnotes. */
export const toText = (markdown: string): string => plainText(parseMarkdown(markdown)).trim()

/**
 * Return the targets of all links written as `[words](target)`, in order; bare addresses are often facts, not links.
 */
export const linksOf = (markdown: string): string[] =>
  findTokens<Tokens.Link>(parseMarkdown(markdown), 'link').flatMap(({ raw, href }) => (raw.startsWith('[') ? href : []))

/** Give every `##` heading without an `{#id}` an id derived from its text. */
function addHeadingIds(tokens: Token[]): Heading[] {
  const headings = tokens.filter(isHeading)
  const takenIds = headings.flatMap(({ id }) => id ?? [])
  const main = headings.filter(({ depth }) => depth === 2)
  const numbered = numberHeadings(
    main.map(({ id, tokens: inner }) => ({ id, text: plainText(inner) })),
    takenIds,
  )
  for (const [i, heading] of main.entries()) heading.id = numbered[i]?.id
  return numbered
}

/** Return the `##` headings of a Markdown text, with the same ids as in `toHtml`. */
export const headingsOf = (markdown: string): Heading[] => addHeadingIds(parseMarkdown(markdown))

/** Create a renderer that points internal links, written as default-language paths, to a language. */
const rendererFor = (locale: Locale, base?: string, noteName?: NoteName) =>
  new Marked({
    extensions: extensionsFor(noteName),
    renderer: {
      heading({ tokens, depth, ...heading }) {
        const id = 'id' in heading && heading.id ? ` id="${heading.id}"` : ''
        return `<h${depth}${id}>${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, tokens }) {
        // A file of public/, such as a form to read, is one for all languages.
        const address = /^[^?#]+\.\w+(?:[?#]|$)/.test(href) ? href : localePath(href, locale)
        const target = base ? new URL(address, base).href : address
        return `<a href="${escapeHtml(target)}">${this.parser.parseInline(tokens)}</a>`
      },
    },
  })

/**
 * Render Markdown to HTML; `##` headings get the ids of `headingsOf`. The content check has ensured that the source
 * contains no HTML.
 * @param base the URL of the page, to make links absolute if the HTML is shown elsewhere (feeds).
 * @param noteName turns footnotes into links to the page's list of sources.
 */
export function toHtml(markdown: string, locale: Locale, base?: string, noteName?: NoteName): string {
  const tokens = parseMarkdown(markdown)
  addHeadingIds(tokens)
  return rendererFor(locale, base, noteName).parser(tokens)
}
