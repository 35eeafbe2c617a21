/** How long a toast stays (specification 9), in milliseconds. */
const time = 5000

/** Ends the toast that is showing. */
let end = () => {}

/**
 * Shows a short message in the page's one toast, in place of the one before. Announced politely, dismissible, gone after
 * five seconds that stop while it is hovered or has focus (WCAG 2.2.1). Load on first use: `await import('./toast')`.
 */
export function showToast(text: string): void {
  const toast = document.querySelector<HTMLElement>('.toast')
  const line = toast?.querySelector('[role="status"]')
  if (!toast || !line) return
  end()

  const before = document.activeElement as HTMLElement | null
  const events = new AbortController()
  /** What keeps it: the pointer on it, focus in it. */
  const holds = new Set<string>()
  let left = time
  let since = 0
  let timer: ReturnType<typeof setTimeout>

  const run = () => {
    since = performance.now()
    timer = setTimeout(() => end(), left)
  }
  const hold = (by: string) => {
    if (holds.size === 0) {
      clearTimeout(timer)
      left -= performance.now() - since
    }
    holds.add(by)
  }
  const release = (by: string) => {
    if (holds.delete(by) && holds.size === 0) run()
  }
  end = () => {
    events.abort()
    clearTimeout(timer)
    const held = toast.contains(document.activeElement)
    toast.removeAttribute('data-open')
    line.textContent = ''
    if (held) before?.focus()
    end = () => {}
  }

  const on = (type: string, action: () => void) => toast.addEventListener(type, action, { signal: events.signal })
  on('pointerenter', () => hold('pointer'))
  on('pointerleave', () => release('pointer'))
  on('focusin', () => hold('focus'))
  on('focusout', () => release('focus'))
  toast.querySelector('button')?.addEventListener('click', () => end(), { signal: events.signal })

  toast.setAttribute('data-open', '')
  // A live region speaks when its text changes, also to the same words again.
  requestAnimationFrame(() => {
    if (!events.signal.aborted) line.textContent = text
  })
  run()
}
