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
/** Return the symbols of a sprite, by id. */
export const symbolsOf = (sprite: string) =>
  new Map([...sprite.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)].map(([symbol, id = '']) => [id, symbol]))

/**
 * Inline the symbols that a page uses: a request for the sprite would delay the first paint. React, which leaves
 * attributes and foreign elements of a page alone, requests the sprite when it adds an icon.
 * @throws if the page uses an unknown symbol
 */
export function inlineIcons(html: string, symbols: Map<string, string>): string {
  const used = new Set<string>()
  const text = html.replace(
    /(<use href=")\/icons\.svg(#([\w-]+)")/g,
    (_, before: string, after: string, id: string) => {
      used.add(id)
      return before + after
    },
  )
  if (used.size === 0) return html
  const content = [...used].sort().map((id) => {
    const symbol = symbols.get(id)
    if (!symbol) throw new Error(`icons: public/icons.svg has no ${id}: add it to lib/pictures/icons.ts`)
    return symbol
  })
  // `hidden` hides HTML elements only (HTML, "The hidden attribute").
  return text.replace('</body>', `<div hidden><svg>${content.join('')}</svg></div></body>`)
}
