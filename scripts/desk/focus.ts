import { readContent } from '../../lib/content/read'
import type { PageFacts } from '../../lib/desk/facts'

/** The focus phrase of each page's address, as content/ says it now. */
export function focusPhrases(pages: PageFacts[], folder = 'content'): Map<string, string> {
  const entries = new Map(readContent(folder).entries.map((entry) => [entry.file, entry]))
  return new Map(
    pages.flatMap(({ path, file }): [string, string][] => {
      const seo = entries.get(file)?.data.seo
      const focus = typeof seo === 'object' && seo !== null && 'focus' in seo ? seo.focus : undefined
      return typeof focus === 'string' && focus.trim() ? [[path, focus.trim()]] : []
    }),
  )
}
