import { integrityKey, pageDataAttribute, scriptListId } from '../../../lib/loader/contract'
import { attribute, type Edit, type Element, elementText, replaceElement } from '../../shared/html'
import { onEach } from '../../shared/problems'
import { dataFile, integrityOf, splitInline, startScript } from './page-data'

/** A page as Next exported it, parsed. */
export type Source = { file: string; elements: Element[] }

const scriptTypes = ['', 'text/javascript', 'application/javascript']

/** Test whether a browser would run the script immediately, in document order. */
export const isExecutable = (element: Element) =>
  element.tagName === 'script' && scriptTypes.includes(attribute(element, 'type') ?? '')

const isScriptPreload = (element: Element) =>
  element.tagName === 'link' &&
  (attribute(element, 'rel') === 'modulepreload' ||
    (attribute(element, 'rel') === 'preload' && attribute(element, 'as') === 'script'))

/** Test whether a link only connects to the page's own host, as Next adds it for fonts that it does not preload. */
const isFontConnection = (element: Element) =>
  element.tagName === 'link' && attribute(element, 'rel') === 'preconnect' && attribute(element, 'href') === '/'

/**
 * Test whether an element is a box of streamed content, which only an inline script of React reveals: it would stay
 * hidden until intent.
 */
const isStreamed = (element: Element) => /^[BS]:/.test(attribute(element, 'id') ?? '')

/** Find the position of the loader: after the character set and viewport, before anything that paints or loads. */
function startOfHead(elements: Element[]): number {
  const head = elements.find((element) => element.tagName === 'head')
  const first = elements.filter(
    (element) =>
      element.tagName === 'meta' &&
      (attribute(element, 'charset') !== undefined || attribute(element, 'name') === 'viewport'),
  )
  return Math.max(
    ...[head, ...first].map(
      (element) => element?.sourceCodeLocation?.startTag?.endOffset ?? element?.sourceCodeLocation?.endOffset ?? 0,
    ),
  )
}

/** List reasons why a page cannot go through this step, each with its fix. */
export const deferProblems = onEach(({ elements }: Source) => [
  elements.some((element) => attribute(element, 'id') === scriptListId) &&
    'is exported already: run `next build` first',
  elements.some(isStreamed) && 'content inside <Suspense> would stay hidden: render it without Suspense',
])

/**
 * Have browsers that know such rules fetch a page as soon as a link to it is pressed or hovered; links to files have an
 * extension.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] }, eagerness: 'moderate' }],
})

/**
 * Insert into a page the list of scripts that wait for intent, and then the loader, which reads it; and before both
 * the speculation rules.
 * @param scripts their addresses in order; empty if the page loads its scripts itself
 * @param attributes what the list states about the page
 */
export function insertLoader(
  elements: Element[],
  loader: string,
  scripts: string[],
  attributes: Record<string, string> = {},
): Edit {
  const offset = startOfHead(elements)
  const stated = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  const list = `<script type="application/json" id="${scriptListId}"${stated.join('')}>${JSON.stringify(scripts)}</script>`
  const rules = `<script type="speculationrules">${speculationRules}</script>`
  return { start: offset, end: offset, text: `${rules}${list}<script>${loader}</script>` }
}

/**
 * Remove all executable scripts from a page and list them for the loader. The last one is our own, the same for every
 * page: it runs Next's inline code once the page's data has arrived. Data blocks (JSON-LD) stay. Scripts for browsers
 * without modules are dropped: those browsers get the plain page.
 * @returns the edits to the page, that last script, and the data, which must match the page's data file
 */
export function deferScripts({ file, elements }: Source, loader: string) {
  const scripts = elements.filter(isExecutable)
  const wanted = scripts.filter((script) => attribute(script, 'nomodule') === undefined)
  const { data, code } = splitInline(
    wanted.filter((script) => attribute(script, 'src') === undefined).map((script) => elementText(script)),
  )
  const start = startScript(code)
  const sources = wanted.map((script) => attribute(script, 'src')).filter((src) => src !== undefined)
  const list = [...new Set(sources), `/${start.file}`]
  const hints = elements.filter((element) => isScriptPreload(element) || isFontConnection(element))
  const removed = [...scripts, ...hints].map((element) => replaceElement(element))
  const inserted = insertLoader(elements, loader, list, {
    [pageDataAttribute]: `/${dataFile(file)}`,
    [`data-${integrityKey}`]: integrityOf(data),
  })
  return { edits: [...removed, inserted], start, data }
}
