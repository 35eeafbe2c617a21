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
  let left = time
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const run = () => {
    if (timer || toast.matches(':hover, :focus-within')) return
    since = performance.now()
    timer = setTimeout(end, left)
  }
  const pause = () => {
    if (!timer) return
    clearTimeout(timer)
    timer = undefined
    left -= performance.now() - since
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
  on('pointerenter', pause)
  on('focusin', pause)
  on('pointerleave', run)
  // Focus has left only after the event.
  on('focusout', () => setTimeout(run))
  toast.querySelector('button')?.addEventListener('click', () => end(), { signal: events.signal })

  toast.setAttribute('data-open', '')
  // A live region speaks when its text changes, also to the same words again.
  requestAnimationFrame(() => {
    if (!events.signal.aborted) line.textContent = text
  })
  run()
}
