/** The window event that says that a part of the page which loads later did not come; cancel it to take over. */
export const preloadError = 'preload-error'

/**
 * Load a part of the page that is not there from the start. If it does not come, a cancellable `preload-error` event on
 * `window` says so first, with the part's name and the error as `detail`.
 * @returns the part; nothing ever, if the event was cancelled: what the page shows then stays.
 * @throws the error of loading, if nobody cancelled the event.
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
