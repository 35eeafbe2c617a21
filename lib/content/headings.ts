import { headingId } from '../i18n/slug'
import { scriptListId } from '../loader/contract'

/** An entry of a table of contents. */
export type Heading = { id: string; text: string }

/** Ids that the page template already uses. */
const templateIds = ['top', 'main', 'sources', 'share', 'next', scriptListId]

/**
 * Give every heading a unique id: its own, or a slug of its text.
 * @param taken additional ids of the page.
 */
export function numberHeadings(headings: { id?: string; text: string }[], taken: string[]): Heading[] {
  const used = new Set([...templateIds, ...taken])
  return headings.map(({ id, text }) => {
    if (id) return { id, text }
    const slug = headingId(text)
    let unusedId = slug
    for (let n = 2; used.has(unusedId); n++) unusedId = `${slug}-${n}`
    used.add(unusedId)
    return { id: unusedId, text }
  })
}
