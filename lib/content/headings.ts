import { Lexer, type Token, type Tokens } from 'marked'
import { headingId } from '../i18n/slug'
import { scriptListId } from '../loader/contract'

/** An entry of a table of contents. */
export type Heading = { id: string; text: string }

/** Ids that the page template already uses. */
const taken = ['top', 'main', 'sources', 'share', 'next', scriptListId]

const idMark = /[ \t]*\{#([\w-]+)\}[ \t]*$/

/** The plain text of inline tokens. */
const wordsOf = (tokens: Token[]): string =>
  tokens
    .map((token) => ('tokens' in token && token.tokens ? wordsOf(token.tokens) : 'text' in token ? token.text : ''))
    .join('')

/**
 * Gives every `##` heading an id: its explicit `{#id}`, which is removed from its text, or else a slug of the text.
 * @returns the headings in order; the tokens are modified in place, so that the renderer finds an `id` on each.
 */
export function numberHeadings(tokens: Token[]): Heading[] {
  const headings = tokens.filter((token): token is Tokens.Heading & { id?: string } => token.type === 'heading')
  const used = new Set(taken)
  for (const heading of headings) {
    heading.id = idMark.exec(heading.text)?.[1]
    if (!heading.id) continue
    used.add(heading.id)
    heading.text = heading.text.replace(idMark, '')
    heading.tokens = Lexer.lexInline(heading.text)
  }
  return headings
    .filter(({ depth }) => depth === 2)
    .map((heading) => {
      const text = wordsOf(heading.tokens)
      const slug = headingId(text)
      for (let n = 1; !heading.id; n++) {
        const id = n === 1 ? slug : `${slug}-${n}`
        if (!used.has(id)) heading.id = id
      }
      used.add(heading.id)
      return { id: heading.id, text }
    })
}

/** The `##` headings of a Markdown text, with the same ids as in `toHtml`. */
export function headingsOf(markdown: string): Heading[] {
  return numberHeadings(new Lexer().lex(markdown))
}
