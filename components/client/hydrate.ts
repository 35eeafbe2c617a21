import { integrityKey, pageDataKey } from '@/lib/loader/contract'
import { scriptList } from './build'
import { surviveFullHistory } from './history'
import { isAsDelivered } from './plain'

let isStarted = false

/** List the scripts that wait for intent; empty on a page that loads its scripts itself. */
const waitingScripts = (): string[] => JSON.parse(scriptList()?.textContent ?? '[]')

/** Test whether this page hydrates on demand; otherwise it loads its scripts itself. */
export const hydratesOnDemand = () => waitingScripts().length > 0

/** Test whether the page comes from a host: a copy on the reader's disk has neither scripts nor other pages. */
export const isServed = () => location.protocol.startsWith('http')

/**
 * Test whether the scripts support this browser (`browserslist` in package.json). `@property` marks the oldest version
 * of Safari and Firefox, `color-mix` that of Chrome. Older browsers keep plain links and forms.
 */
export const isSupported = () => 'CSSPropertyRule' in window && CSS.supports('color', 'color-mix(in lab, red, red)')

/** Test whether the page's scripts have been requested. */
export const hasStarted = () => isStarted

/** Run an action once the page has been parsed. */
export function whenParsed(action: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', action)
  else action()
}

/** Insert a script. @returns a promise that resolves once it has run */
function insertScript(address: string, onFail: () => void): Promise<unknown> {
  const script = document.createElement('script')
  script.src = address
  // Run in list order.
  script.async = false
  script.onerror = onFail
  const hasRun = new Promise((resolve) => {
    script.onload = resolve
  })
  document.head.append(script)
  // React looks for `script[async]` and would load the file again; the execution order is already set.
  script.setAttribute('async', '')
  return hasRun
}

/** Fetch the data of the current page. @throws if it does not load, is truncated or belongs to another build */
async function readPageData(): Promise<string> {
  const { [pageDataKey]: address = '', [integrityKey]: integrity } = scriptList()?.dataset ?? {}
  const read = async (cache: RequestCache) => (await fetch(address, { integrity, cache })).text()
  // Perhaps only the copy in the browser's cache is damaged.
  return read('default').catch(() => read('reload'))
}

/** Return the page data once all scripts have loaded. @throws if the page has been modified meanwhile */
async function prepareStart(running: Promise<unknown>[]): Promise<string> {
  const [data] = await Promise.all([readPageData(), ...running])
  if (!isAsDelivered()) throw new Error('The page has been modified.')
  return data
}

/** Keep the last script from running, unless it already has. */
export function cancelHydration(): void {
  if (document[pageDataKey] !== 0) document[pageDataKey] = new Promise(() => {})
}

/**
 * Load the page's scripts and everything they need.
 * @param onScriptFail called when a script does not load
 * @param onDataFail called when the page data is missing or invalid
 */
export function hydrate(onScriptFail: () => void, onDataFail: () => void): void {
  isStarted = true
  surviveFullHistory()
  whenParsed(() => {
    const running = waitingScripts().map((address) => insertScript(address, onScriptFail))
    // The page has only the styles of its page type; the full sheets have those for other pages and for what scripts
    // add.
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[disabled]')) link.disabled = false
    // Requested in parallel with the scripts, the data adds no round trip. The last script waits for it.
    const data = prepareStart(running)
    document[pageDataKey] = data
    data.catch(() => {
      if (document[pageDataKey] === data) onDataFail()
    })
  })
}
