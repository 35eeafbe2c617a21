import { scriptListId } from '@/lib/loader/contract'

export const scriptList = (page = document) => page.getElementById(scriptListId)

/** Test whether a newer build of this page has been published since it was loaded. */
export async function isPublishedAnew(): Promise<boolean> {
  const answer = await fetch(location.href, { cache: 'no-cache' })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const list = scriptList(page)
  return list !== null && list.outerHTML !== scriptList()?.outerHTML
}
