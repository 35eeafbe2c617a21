import { toText } from './markdown'

/** Words an adult reads in a minute (Brysbaert 2019, non-fiction, silent reading: 238). */
const wordsPerMinute = 238

/** How many words a Markdown text has. */
export const wordCount = (markdown: string): number => toText(markdown).split(/\s+/).length

/** Minutes to read a Markdown text, at least one. */
export function readingMinutes(markdown: string): number {
  return Math.max(1, Math.round(wordCount(markdown) / wordsPerMinute))
}
