import { buildKey, scriptListId } from '@/lib/loader/contract'

export const scriptList = (page = document) => page.getElementById(scriptListId)

/**
 * Parse another page of this site.
 * @throws if it is truncated or from another build, whose styles and scripts do not match this page's
 */
export function parsePage(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html')
  if (!html.trimEnd().endsWith('</html>')) throw new Error('The page is truncated.')
  if (scriptList(page)?.dataset[buildKey] !== scriptList()?.dataset[buildKey])
    throw new Error('The page belongs to another build.')
  return page
}

/** Test whether a newer build of this page has been published since it was loaded. */
export async function isPublishedAnew(): Promise<boolean> {
  const answer = await fetch(location.href, { cache: 'no-cache' })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const list = scriptList(page)
  return list !== null && list.outerHTML !== scriptList()?.outerHTML
}
