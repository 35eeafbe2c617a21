/** Pages whose links reload the document, because the booking frame must start fresh. */
const fullLoads = ['/book-now']

/** Test whether a link to a default-language path is a full page load rather than a client-side navigation. */
export function needsFullLoad(path: string): boolean {
  return fullLoads.includes(path.replace(/[?#].*$/, ''))
}
