/** Pages whose links reload the document: the booking frame must start fresh. */
const fullLoads = ['/book-now']

/** Whether a link to an English path is a full page load rather than a soft navigation. */
export function needsFullLoad(path: string): boolean {
  return fullLoads.includes(path.replace(/[?#].*$/, ''))
}
