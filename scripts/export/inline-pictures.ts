import { attribute, type Edit, type Element, escapeHtml, replaceElement } from '../shared/html'

/**
 * Return an SVG as a URL. Encode only what a URL or an attribute cannot hold: the rest compresses better unencoded.
 */
const dataUrl = (svg: string) =>
  `data:image/svg+xml,${svg
    .trim()
    .replaceAll('"', "'")
    .replace(/[%#<>\s{}|\\^`]/g, encodeURIComponent)}`

/**
 * List the edits that inline the first-screen pictures of a page if they are its largest paint: a request of their own
 * would delay it.
 * @param read return the text of a file of the export
 */
export function inlinePictures(elements: Element[], read: (file: string) => string): Edit[] {
  const images = elements.filter((element) => attribute(element, 'data-first-screen') !== undefined)
  return images.map((image) => {
    const attributes = image.attrs
      .filter(({ name }) => name !== 'loading' && name !== 'data-first-screen')
      .map(({ name, value }) => ` ${name}="${escapeHtml(name === 'src' ? dataUrl(read(value.slice(1))) : value)}"`)
    return replaceElement(image, `<img${attributes.join('')}/>`)
  })
}
