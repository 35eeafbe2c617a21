import { createHash } from 'node:crypto'
import { attribute, type Edit, type Element, escapeHtml, replaceElement } from './html'
import { orAdapt } from './problems'

const isSheet = (element: Element) => element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet'

/** A page and the style sheets it links. */
type Linking = { file: string; sheets: string[] }

/** The addresses of the style sheets that a page links. */
export const sheetsOf = (elements: Element[]) => elements.filter(isSheet).map((link) => attribute(link, 'href') ?? '')

/** A sheet as it can stand in a page: its relative addresses become absolute. */
const atHome = (href: string, css: string) =>
  css.replace(/url\((["']?)(?![a-z]+:|[/#])([^"')]+)/g, (_, quote: string, address: string) => {
    const { origin, href: whole } = new URL(address, `http://host${href}`)
    return `url(${quote}${whole.slice(origin.length)}`
  })

/** What is wrong when a page links no style sheet, or other ones than the first page: a visit between them would wait. */
export function sheetProblems(page: Linking, first: Linking): string[] {
  if (first.sheets.length === 0) return [`${first.file} links no style sheet: ${orAdapt('inline-styles.ts')}`]
  if (page.sheets.join() === first.sheets.join()) return []
  const list = ({ file, sheets }: Linking) => `${file} links [${sheets.join(', ')}]`
  return [`${list(page)}, ${list(first)}: import every sheet in app/globals.css`]
}

/**
 * The text of the `<style>` that stands for the shared sheets in each page.
 * @param read gives the text of a file of the export.
 * @throws when a sheet could end its own element.
 */
export function sheetText(sheets: string[], read: (file: string) => string): string {
  const text = sheets.map((href) => atHome(href, read(href.slice(1)).trim())).join('')
  if (/<\/style/i.test(text)) throw new Error('styles: a sheet contains "</style": take it out')
  return text
}

/** A file for the whole sheet, named by its content: hosts keep what lies there for good. */
export function sheetFile(content: string): { file: string; content: string } {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16)
  return { file: `_next/static/chunks/${hash}.css`, content }
}

/**
 * The edits that put the style sheet into a page. The links stay, disabled: a browser does not fetch them (HTML, "link",
 * the disabled attribute), and React, which looks for `link[rel=stylesheet][href]`, takes their sheets for loaded, when
 * the page wakes and whenever the data of another page names them.
 * @param moved the new addresses of the sheets
 */
export function inlineStyles(elements: Element[], text: string, moved: Map<string, string>): Edit[] {
  return elements.filter(isSheet).map((link, i) => {
    const attributes = link.attrs
      .map(({ name, value }) => ` ${name}="${escapeHtml(moved.get(value) ?? value)}"`)
      .join('')
    return replaceElement(link, `${i === 0 ? `<style>${text}</style>` : ''}<link${attributes} disabled=""/>`)
  })
}
