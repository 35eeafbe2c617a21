import { integrityKey, pageDataKey } from '@/lib/loader/contract'
import { scriptList } from './build'
import { surviveFullHistory } from './history'
import { isAsDelivered } from './plain'

let isStarted = false
/** The scripts of the page, once they are inserted. */
let running: Promise<unknown>[] = []

/** List the scripts that wait for the visitor; none on a page that loads its scripts itself. */
const waitingScripts = (): string[] => JSON.parse(scriptList()?.textContent ?? '[]')

/** Test whether this page hydrates on demand; otherwise it loads its scripts itself. */
export const hydratesOnDemand = () => waitingScripts().length > 0

/** Test whether a host has served the page: a copy on the reader's disk finds neither scripts nor other pages there. */
export const isServed = () => location.protocol.startsWith('http')

/**
 * Test whether this browser is one that the scripts are made for (`browserslist` in package.json): style sheets in layers mark
 * the oldest of them. Older ones keep plain links and forms.
 */
export const isSupported = () => 'CSSLayerBlockRule' in window

/** Test whether the scripts of the page have been asked for. */
export const hasStarted = () => isStarted

/** Do something once the whole page is parsed. */
export function whenParsed(action: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', action)
  else action()
}

/** Insert a script. @returns what waits until it has run */
function insertScript(address: string, onFail: () => void): Promise<unknown> {
  const script = document.createElement('script')
  script.src = address
  // In the order of the list.
  script.async = false
  script.onerror = onFail
  const hasRun = new Promise((resolve) => {
    script.onload = resolve
  })
  document.head.append(script)
  // React looks for `script[async]` and would load the file again; the order is already settled.
  script.setAttribute('async', '')
  return hasRun
}

/** Read the data of the page that is shown. @throws if it does not come, is cut off or of another build */
async function readPageData(): Promise<string> {
  const { [pageDataKey]: address = '', [integrityKey]: integrity } = scriptList()?.dataset ?? {}
  const read = async (cache: RequestCache) => (await fetch(address, { integrity, cache })).text()
  // A damaged file may be in the browser's cache alone.
  return read('default').catch(() => read('reload'))
}

/** Return the data of the page once all scripts are there. @throws if somebody has changed the page meanwhile */
async function prepareStart(): Promise<string> {
  const [data] = await Promise.all([readPageData(), ...running])
  if (!isAsDelivered()) throw new Error('The page is not as it was delivered.')
  return data
}

/** Ask for the data of the page that is shown; the last script waits for it. @param onFail called when it is not right */
export function fetchPageData(onFail: () => void): void {
  const data = prepareStart()
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
 * Load the scripts of the page and whatever they need.
 * @param onScriptFail called when a script does not come
 * @param onDataFail called when the data of the page does not come or is not right
 */
export function hydrate(onScriptFail: () => void, onDataFail: () => void): void {
  isStarted = true
  surviveFullHistory()
  whenParsed(() => {
    running = waitingScripts().map((address) => insertScript(address, onScriptFail))
    // The page has the styles of its type; what scripts add and other pages need is in the whole sheets.
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[disabled]')) link.disabled = false
    // Asked for beside the scripts, it costs no round trip of its own.
    fetchPageData(onDataFail)
  })
}
