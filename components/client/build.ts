import { buildKey, scriptListId } from '@/lib/loader/contract'

export const scriptList = (page = document) => page.getElementById(scriptListId)

/**
 * Parse another page of this site.
 * @throws if it is cut off, or of another build than this page: their styles and scripts do not go together
 */
export function parsePage(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html')
  if (!html.trimEnd().endsWith('</html>')) throw new Error('The page is not whole.')
  if (scriptList(page)?.dataset[buildKey] !== scriptList()?.dataset[buildKey])
    throw new Error('The page is of another build.')
  return page
}

/** Test whether this very page has been published anew since it was loaded. */
export async function isPublishedAnew(): Promise<boolean> {
  const answer = await fetch(location.href, { cache: 'no-cache' })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const list = scriptList(page)
  return list !== null && list.outerHTML !== scriptList()?.outerHTML
}
