import { toText } from './markdown'

/** Silent reading speed of adults, non-fiction (Brysbaert 2019). */
const wordsPerMinute = 238

/** Count the words of a Markdown text. */
export const wordCount = (markdown: string): number => toText(markdown).split(/\s+/).length

/** Return the reading time of a Markdown text in minutes, at least one. */
export function readingMinutes(markdown: string): number {
  return Math.max(1, Math.round(wordCount(markdown) / wordsPerMinute))
}
