import type { Locale } from '../i18n/locales'
import { fold, stem, wordPattern } from './words'

/** A piece of a text, where it begins, and whether it is one of the words that were found. */
export type Piece = { at: number; text: string; isMarked: boolean }

/** Cut a text where it holds one of the words that were found. @param stems their stems, as the index has them. */
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
