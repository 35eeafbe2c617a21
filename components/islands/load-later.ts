/** The window event for a lazy part of the page that failed to load; cancel it to take over. */
export const preloadError = 'preload-error'

/**
 * Load a lazy part of the page. If that fails, first dispatch a cancelable `preload-error` event on `window`, with the
 * part's name and the error as `detail`.
 * @returns the part; if the event was canceled, never resolves, so that the page stays as it is.
 * @throws the loading error, unless the event was canceled.
 */
export async function loadLater<T>(part: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const isLeft = window.dispatchEvent(new CustomEvent(preloadError, { cancelable: true, detail: { part, error } }))
    if (isLeft) throw error
    return new Promise(() => {})
  }
}
