import { Lexer, type Token, type Tokens } from 'marked'
import { scriptListId } from '../loader/contract'

/** A heading of a text that its table of contents names. */
export type Heading = { id: string; text: string }

/** Ids that the page around a text has already. */
const taken = ['top', 'main', 'sources', 'share', 'next', scriptListId]

const idMark = /[ \t]*\{#([\w-]+)\}[ \t]*$/

/** The words of inline tokens, without their marks. */
const wordsOf = (tokens: Token[]): string =>
  tokens
    .map((token) => ('tokens' in token && token.tokens ? wordsOf(token.tokens) : 'text' in token ? token.text : ''))
    .join('')

/** A heading's text as part of an address: `2. ¿Qué pasa después?` → `que-pasa-despues`; its number may change. */
function slugOf(text: string): string {
  const slug = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/^\d+[.)]\s+/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug || 'section'
}

/**
 * Gives every `##` heading of a lexed text an id: the `{#id}` it names, which leaves its words, else one made of them.
 * @returns the headings in order; the tokens are changed in place, so that what renders them finds `id` on each.
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
      const slug = slugOf(text)
      for (let n = 1; !heading.id; n++) {
        const id = n === 1 ? slug : `${slug}-${n}`
        if (!used.has(id)) heading.id = id
      }
      used.add(heading.id)
      return { id: heading.id, text }
    })
}

/** The `##` headings of a Markdown text with the ids that `toHtml` gives them. */
export function headingsOf(markdown: string): Heading[] {
  return numberHeadings(new Lexer().lex(markdown))
}
