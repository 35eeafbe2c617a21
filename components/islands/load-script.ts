/** Load a script once; a failed one may be requested again. @throws if it does not load. */
export function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if ([...document.scripts].some((script) => script.src === src)) return resolve()
    const script = document.createElement('script')
    script.src = src
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(src))
    }
    document.head.append(script)
  })
}
