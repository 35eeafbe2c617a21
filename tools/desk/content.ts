import { readContent } from '../../lib/content/read'
import { passagesOf } from '../../scripts/shared/passages'
import { plainWords } from './analysis/checks/phrase'
import { type PageFacts, purposeOf } from './analysis/facts'
import type { ContentFacts } from './analysis/findings'

/** Enough of a text to know it by; a placeholder or a link may stand further on. */
const enough = 30

/** Read what content/ holds about the pages of an export: their focus phrases, and where texts stand. */
export function readContentFacts(pages: PageFacts[], folder = 'content'): ContentFacts {
  const entries = new Map(readContent(folder).entries.map((entry) => [entry.file, entry]))
  // A list's further pages have its file, and no phrase of their own.
  const due = pages.filter(purposeOf)
  const focus = due.flatMap(({ path, file }): [string, string][] => {
    const seo = entries.get(file)?.data.seo
    const phrase = typeof seo === 'object' && seo !== null && 'focus' in seo ? seo.focus : undefined
    return typeof phrase === 'string' && phrase.trim() ? [[path, phrase.trim()]] : []
  })
  const find: ContentFacts['find'] = (file, words) => {
    const entry = entries.get(file)
    const wanted = plainWords(words).slice(0, enough)
    const found = entry && wanted && passagesOf(entry).find(({ text }) => plainWords(text).includes(wanted))
    return found ? { field: found.field, line: found.line } : undefined
  }
  return { focus: new Map(focus), find }
}
