/**
 * Load a page where the browser takes no further step into its history: Safari refuses the 101st within 30 seconds. Without
 * this the error would end Next, whose own words would then stand in place of the page.
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
        if (href !== location.href) location.assign(href)
      }
    }
  }
}
