/** Milliseconds a toast stays. */
const time = 5000

/** Dismiss the current toast, if any. */
let end = () => {}

/**
 * Show a message in the page's single toast, replacing the previous one. It is announced politely, can be dismissed,
 * and disappears after five seconds; the timer pauses while it is hovered or focused (WCAG 2.2.1). Import it on first
 * use: `await import('./toast')`.
 */
export function showToast(text: string): void {
  const toast = document.querySelector<HTMLElement>('[data-toast]')
  const line = toast?.querySelector('[role="status"]')
  if (!toast || !line) return
  end()

  const before = document.activeElement as HTMLElement | null
  const events = new AbortController()
  /** Reasons to pause the timer: hover, focus. */
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
    const hadFocus = toast.contains(document.activeElement)
    toast.removeAttribute('data-open')
    line.textContent = ''
    if (hadFocus) before?.focus()
    end = () => {}
  }

  const on = (type: string, action: () => void) => toast.addEventListener(type, action, { signal: events.signal })
  on('pointerenter', () => hold('pointer'))
  on('pointerleave', () => release('pointer'))
  on('focusin', () => hold('focus'))
  on('focusout', () => release('focus'))
  toast.querySelector('button')?.addEventListener('click', () => end(), { signal: events.signal })

  toast.setAttribute('data-open', '')
  // A live region is announced when its text changes: clear it first, so that a repeated message is announced again.
  requestAnimationFrame(() => {
    if (!events.signal.aborted) line.textContent = text
  })
  run()
}
