import { readContent } from '../../lib/content/read'
import { passagesOf } from '../../scripts/shared/passages'
import { plainWords } from './analysis/checks/phrase'
import { type PageFacts, purposeOf } from './analysis/facts'
import type { ContentFacts } from './analysis/findings'

/** Enough of a text to identify it; a placeholder or a link may follow. */
const enough = 30

/** Read from content/ the focus phrases of an export's pages, and the positions of texts. */
export function readContentFacts(pages: PageFacts[], folder = 'content'): ContentFacts {
  const entries = new Map(readContent(folder).entries.map((entry) => [entry.file, entry]))
  // A list's continuation pages share its file, and have no phrase of their own.
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
