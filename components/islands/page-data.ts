/** The Network Information API, where supported. */
type Connection = { saveData?: boolean; effectiveType?: string }

/** Requests by path. A build's files do not change, so each is fetched once per visit. */
const answers = new Map<string, Promise<Response>>()

/** The pages whose scripts have been requested, too. */
const prefetched = new Set<string>()

const ask = globalThis.fetch

/** Return the URL of a page's data, which the router requests to navigate to that page. */
const dataOf = (path: string) => `${path === '/' ? '/index' : path}.txt`

/** Fetch a file of this site once. @returns a separate clone of the response for each caller */
export function load(path: string, options?: RequestInit): Promise<Response> {
  const answer = answers.get(path) ?? ask(path, options)
  answers.set(path, answer)
  // Failures are not cached: the next call tries again.
  answer.then(({ ok }) => ok || answers.delete(path)).catch(() => answers.delete(path))
  return answer.then((response) => response.clone())
}

/** Fetch the data of a page and the scripts of its islands into the browser's cache. Fail silently. */
export async function prefetch(path: string, options?: RequestInit): Promise<void> {
  if (prefetched.has(path)) return
  try {
    const answer = await load(dataOf(path), options)
    prefetched.add(path)
    for (const [script] of (await answer.text()).matchAll(/\/_next\/static\/chunks\/[\w-]+\.js/g))
      if (!document.querySelector(`script[src="${script}"]`)) load(script, options).catch(() => {})
  } catch {
    // Visitors will see the error if they click.
  }
}

/** Prefetch pages that are likely to be visited when the browser is idle, unless the visitor saves data. */
export function prefetchEarly(paths: () => string[]): void {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {}
  if (saveData || effectiveType?.endsWith('2g')) return
  // Safari does not support idle callbacks yet.
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(() => {
    for (const path of paths()) prefetch(path, { priority: 'low' })
  })
}
