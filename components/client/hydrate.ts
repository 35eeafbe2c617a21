import { pageDataKey, scriptListId } from '@/lib/loader/contract'

let hasStarted = false

const scriptList = () => document.getElementById(scriptListId)

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

/** Ask for the data of the page that is shown; the last script waits for it. */
export function fetchPageData(): void {
  document[pageDataKey] = fetch(scriptList()?.dataset[pageDataKey] ?? '')
}

/** Load the scripts of the page and whatever they need, once. @param onFail called when a script does not come */
export function hydrate(onFail: () => void): void {
  if (hasStarted) return
  hasStarted = true
  whenParsed(() => {
    for (const address of waitingScripts()) insertScript(address, onFail)
    // The page has the styles of its type; what scripts add and other pages need is in the whole sheets.
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[disabled]')) link.disabled = false
    // Asked for beside the scripts, it costs no round trip of its own.
    fetchPageData()
  })
}
