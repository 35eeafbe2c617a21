import type { Locale } from '../i18n/locales'
import { fold } from '../util/fold'
import { stem, wordPattern } from './words'

/** A piece of a text, its position, and whether it is a match. */
export type Piece = { at: number; text: string; isMarked: boolean }

/** Split a text around matching words. @param stems the stems that match, as in the index. */
export function markWords(text: string, stems: ReadonlySet<string>, locale: Locale): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of text.matchAll(wordPattern)) {
    if (!stems.has(stem(fold(match[0]), locale))) continue
    if (match.index > end) pieces.push({ at: end, text: text.slice(end, match.index), isMarked: false })
    end = match.index + match[0].length
    pieces.push({ at: match.index, text: match[0], isMarked: true })
  }
  if (end < text.length) pieces.push({ at: end, text: text.slice(end), isMarked: false })
  return pieces
}
