import { integrityKey, pageDataKey } from '@/lib/loader/contract'
import { scriptList } from './build'

let hasStarted = false

/** List the scripts that wait for the visitor; none on a page that loads its scripts itself. */
const waitingScripts = (): string[] => JSON.parse(scriptList()?.textContent ?? '[]')

/**
 * Test whether this page hydrates on demand, and this browser can: style sheets in layers mark the oldest that the scripts are
 * made for (Safari 15.4, Chrome 99, Firefox 97). Older ones keep plain links and forms.
 */
export const canHydrate = () => waitingScripts().length > 0 && 'CSSLayerBlockRule' in window

/** Do something once the whole page is parsed. */
export function whenParsed(action: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', action)
  else action()
}

function insertScript(address: string, onFail: () => void): void {
  const script = document.createElement('script')
  script.src = address
  // In the order of the list.
  script.async = false
  script.onerror = onFail
  document.head.append(script)
  // React looks for `script[async]` and would load the file again; the order is already settled.
  script.setAttribute('async', '')
}

/** Read the data of the page that is shown. @throws if it does not come, is cut off or of another build */
async function readPageData(): Promise<string> {
  const { [pageDataKey]: address = '', [integrityKey]: integrity } = scriptList()?.dataset ?? {}
  const read = async (cache: RequestCache) => (await fetch(address, { integrity, cache })).text()
  // A damaged file may be in the browser's cache alone.
  return read('default').catch(() => read('reload'))
}

/** Ask for the data of the page that is shown; the last script waits for it. @param onFail called when it is not right */
export function fetchPageData(onFail: () => void): void {
  const data = readPageData()
  document[pageDataKey] = data
  data.catch(() => {
    if (document[pageDataKey] === data) onFail()
  })
}

/** Keep the last script from starting, unless it has. */
export function cancelHydration(): void {
  if (document[pageDataKey] !== 0) document[pageDataKey] = new Promise(() => {})
}

/**
 * Load the scripts of the page and whatever they need, once.
 * @param onScriptFail called when a script does not come
 * @param onDataFail called when the data of the page does not come or is not right
 */
export function hydrate(onScriptFail: () => void, onDataFail: () => void): void {
  if (hasStarted) return
  hasStarted = true
  whenParsed(() => {
    for (const address of waitingScripts()) insertScript(address, onScriptFail)
    // The page has the styles of its type; what scripts add and other pages need is in the whole sheets.
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[disabled]')) link.disabled = false
    // Asked for beside the scripts, it costs no round trip of its own.
    fetchPageData(onDataFail)
  })
}
