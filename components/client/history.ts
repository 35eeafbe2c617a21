/**
 * Load the new address if the browser refuses to change the history: Safari allows 100 changes within 30 seconds.
 * Uncaught, the error would crash the Next app, and its error message would replace the page.
 */
export function surviveFullHistory(): void {
  for (const method of ['pushState', 'replaceState'] as const) {
    const change = history[method].bind(history)
    history[method] = (state, unused, url) => {
      try {
        change(state, unused, url)
      } catch (error) {
        if ((error as DOMException).name !== 'SecurityError') throw error
        const { href } = new URL(url ?? location.href, location.href)
        // The same page, perhaps without its fragment, as when an answer is closed: reloading it would lose what was
        // typed.
        if ([location.href, location.href.replace(/#.*/, '')].includes(href)) return
        if (method === 'pushState') location.assign(href)
        else location.replace(href)
      }
    }
  }
}
