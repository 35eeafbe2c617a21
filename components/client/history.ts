/**
 * Load the new address where the browser refuses to change the history: Safari takes 100 changes within 30 seconds.
 * Without this the error would end Next, whose own message would then stand in place of the page.
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
        // The same page, perhaps without its fragment, as when an answer is closed: loading it would lose what was typed.
        if ([location.href, location.href.replace(/#.*/, '')].includes(href)) return
        if (method === 'pushState') location.assign(href)
        else location.replace(href)
      }
    }
  }
}
