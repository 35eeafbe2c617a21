import { attribute, type Edit, type Element, escapeHtml, replaceElement } from '../../shared/html'
import { orAdapt } from '../../shared/problems'

const isSheet = (element: Element) => element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet'

/** A page and the addresses of the style sheets it links. */
type Linking = { file: string; sheets: string[] }

/** List the addresses of the style sheets that a page links. */
export const sheetsOf = (elements: Element[]) => elements.filter(isSheet).map((link) => attribute(link, 'href') ?? '')

/** Make the relative addresses in a style sheet absolute, so that it can be inlined. */
const withAbsoluteUrls = (href: string, css: string) =>
  css.replace(/url\((["']?)(?![a-z]+:|[/#])([^"')]+)/g, (_, quote: string, address: string) => {
    const { origin, href: whole } = new URL(address, `http://host${href}`)
    return `url(${quote}${whole.slice(origin.length)}`
  })

/**
 * Report a page without style sheets, or with others than the first page: navigating between them would wait for
 * them.
 */
export function sheetProblems(page: Linking, first: Linking): string[] {
  if (first.sheets.length === 0) return [`${first.file} links no style sheet: ${orAdapt('inline-styles.ts')}`]
  if (page.sheets.join() === first.sheets.join()) return []
  const list = ({ file, sheets }: Linking) => `${file} links [${sheets.join(', ')}]`
  return [`${list(page)}, ${list(first)}: import every sheet in app/globals.css`]
}

/**
 * Join style sheets into one text for a `<style>` element.
 * @param read return the text of a file of the export
 * @throws if a sheet could end its own element
 */
export function joinSheets(sheets: string[], read: (file: string) => string): string {
  const text = sheets.map((href) => withAbsoluteUrls(href, read(href.slice(1)).trim())).join('')
  if (/<\/style/i.test(text)) throw new Error('styles: a sheet contains "</style": remove it')
  return text
}

/**
 * List the edits that replace a page's style sheets with inline styles. Their links stay, disabled: a browser does
 * not fetch them (HTML, "link", the disabled attribute), and React, which looks for `link[rel=stylesheet][href]`,
 * considers them loaded, both when it hydrates the page and when the data of another page names them.
 */
export function inlineStyles(elements: Element[], styles: string): Edit[] {
  return elements.filter(isSheet).map((link, i) => {
    const attributes = link.attrs.map(({ name, value }) => ` ${name}="${escapeHtml(value)}"`).join('')
    return replaceElement(link, `${i === 0 ? `<style>${styles}</style>` : ''}<link${attributes} disabled=""/>`)
  })
}
