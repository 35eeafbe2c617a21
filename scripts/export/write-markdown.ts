import { sourceId } from '../../lib/content/footnotes'
import { isBlock, isPlain, type Piece, type Plain, textOf } from './plain-html'

/** Characters that would mean something in Markdown. */
const escapes: [RegExp, string][] = [
  [/\\/g, '\\\\'],
  [/\*/g, '\\*'],
  [/^-/g, '\\-'],
  [/^\+ /g, '\\+ '],
  [/^(=+)/g, '\\$1'],
  [/^(#{1,6}) /g, '\\$1 '],
  [/`/g, '\\`'],
  [/^~~~/g, '\\~~~'],
  [/\[/g, '\\['],
  [/\]/g, '\\]'],
  [/^>/g, '\\>'],
  [/_/g, '\\_'],
  [/^(\d+)\. /g, '$1\\. '],
]
const escapeText = (text: string) => escapes.reduce((result, [sign, escaped]) => result.replace(sign, escaped), text)

/** Collapse white space as a browser does: none at the edges of blocks and lines, one space elsewhere. */
function collapse(pieces: Piece[]): Piece[] {
  /** The last text of the present line, as a place that can be shortened. */
  let last: { parts: Piece[]; at: number } | undefined
  const trimEnd = () => {
    if (last) last.parts[last.at] = (last.parts[last.at] as string).replace(/ $/, '')
    last = undefined
  }
  const visit = (parts: Piece[]): Piece[] => {
    const result: Piece[] = []
    for (const part of parts) {
      if (!isPlain(part)) {
        const text = part.replace(/[ \r\n\t]+/g, ' ')
        const before = last && (last.parts[last.at] as string)
        const kept = before === undefined || / $/.test(before) ? text.replace(/^ /, '') : text
        if (!kept) continue
        result.push(kept)
        last = { parts: result, at: result.length - 1 }
      } else {
        const ends = isBlock(part) || part.tag === 'br'
        if (ends) trimEnd()
        const copy: Plain = { ...part, parts: [] }
        copy.parts = visit(part.parts)
        result.push(copy)
      }
    }
    return result
  }
  const result = visit(pieces)
  trimEnd()
  return result
}

/** Join two texts with as many line breaks as one of them asks for, at most two. */
function join(before: string, after: string): string {
  const start = before.replace(/\n+$/, '')
  const end = after.replace(/^\n+/, '')
  const breaks = Math.max(before.length - start.length, after.length - end.length)
  return start + '\n\n'.slice(0, breaks) + end
}

/** The parent of an element, and the pieces beside it. */
type Place = { parent: Plain; before?: Piece; after?: Piece }

/** Write an element of a line with the spaces around it outside its marks. */
function flanked(element: Plain, content: string, { before, after }: Place, mark: (text: string) => string): string {
  const text = textOf(element)
  const [lead = ''] = /^\s*/.exec(text) ?? []
  const [tail = ''] = /\s*$/.exec(text) ?? []
  if (!lead && !tail) return mark(content)
  const hasBefore = before !== undefined && / $/.test(textOf(before)) && !isBlock(before)
  const hasAfter = after !== undefined && /^ /.test(textOf(after)) && !isBlock(after)
  return (
    (hasBefore ? lead.replace(/^[ \t\r\n]+/, '') : lead) +
    mark(content.trim()) +
    (hasAfter ? tail.replace(/[ \t\r\n]+$/, '') : tail)
  )
}

/** Put a text on lines of its own. */
const block = (text: string) => `\n\n${text}\n\n`

/** Write an item of a list; a source is a footnote, which most Markdown programs support. */
function writeItem(item: Plain, content: string, place: Place): string {
  const items = place.parent.parts.filter((part) => isPlain(part) && part.tag === 'li')
  const number = place.parent.tag === 'ol' ? items.indexOf(item) + 1 : 0
  const isSource = item.attrs.id === sourceId(number)
  const marker = isSource ? `[^${number}]:` : number ? `${number}.` : '-'
  const lines = content.trim().replace(/\n/g, `\n${' '.repeat(isSource ? 4 : marker.length + 1)}`)
  return `${marker} ${lines}${item === items.at(-1) ? '' : '\n'}`
}

/** Write simplified HTML as Markdown. */
export function writeMarkdown(pieces: Piece[]): string {
  const within = (parent: Plain): string =>
    parent.parts.reduce<string>((text, part, i) => {
      const place = { parent, before: parent.parts[i - 1], after: parent.parts[i + 1] }
      return join(text, isPlain(part) ? write(part, place) : escapeText(part))
    }, '')

  const write = (element: Plain, place: Place): string => {
    const { tag, attrs } = element
    if (tag === 'br') return '  \n'
    if (tag === 'img') return attrs.src ? `![${escapeText(attrs.alt ?? '')}](${attrs.src})` : ''
    if (tag === 'hr') return block('---')
    if (!textOf(element).trim()) return isBlock(element) ? '\n\n' : ''
    const content = within(element)
    const line = (mark: (text: string) => string) => flanked(element, content, place, mark)
    if (/^h[1-6]$/.test(tag)) return block(`${'#'.repeat(Number(tag[1]))} ${content}`)
    if (tag === 'li') return writeItem(element, content, place)
    if (tag === 'ul' || tag === 'ol') {
      const isLast = place.parent.tag === 'li' && place.parent.parts.filter(isPlain).at(-1) === element
      return isLast ? `\n${content}` : block(content)
    }
    if (tag === 'blockquote') return block(content.replace(/^\n+|\n+$/g, '').replace(/^/gm, '> '))
    if (tag === 'sup') return line(() => `[^${textOf(element)}]`)
    if (tag === 'a' && attrs.href) return line((text) => `[${text}](${attrs.href?.replace(/[<>()]/g, '\\$&')})`)
    if (tag === 'em' || tag === 'i') return line((text) => (text.trim() ? `*${text}*` : ''))
    if (tag === 'strong' || tag === 'b') return line((text) => (text.trim() ? `**${text}**` : ''))
    return isBlock(element) ? block(content) : line((text) => text)
  }
  const text = within({ tag: 'main', attrs: {}, parts: collapse(pieces) })
  return text.replace(/^[\t\r\n]+/, '').replace(/\s+$/, '')
}
