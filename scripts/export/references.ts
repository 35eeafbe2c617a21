import { scriptListId } from '../../lib/loader/contract'
import { attribute, type Element } from './html'
import { deferredFiles, type ParsedPage } from './site'

/** An address a page points to, and the element that does. */
export type Reference = { element: Element; url: string }

const plain = ['href', 'src', 'action', 'poster', 'data']

/** The addresses in a `srcset`: each candidate up to its width or density. */
const candidates = (srcset: string) =>
  srcset
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean)

/** Every address a page points to: links, files, forms, drawings, and the scripts it loads later. */
export function referencesOf(page: ParsedPage): Reference[] {
  return page.elements.flatMap((element) => {
    const urls = plain.map((name) => attribute(element, name)).filter((url) => url !== undefined)
    const sets = ['srcset', 'imagesrcset'].flatMap((name) => candidates(attribute(element, name) ?? ''))
    const scripts = attribute(element, 'id') === scriptListId ? deferredFiles(page) : []
    return [...urls, ...sets, ...scripts].map((url) => ({ element, url }))
  })
}
