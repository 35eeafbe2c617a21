import { pageDataAttribute, scriptListId } from '../../lib/loader/contract'
import { dataFile, splitInline, startScript } from './flight'
import { attribute, type Edit, type Element, replaceElement, textOf } from './html'
import { onEach } from './problems'

/** A page as Next exported it, parsed. */
export type Source = { file: string; elements: Element[] }

const scriptTypes = ['', 'text/javascript', 'application/javascript']

/** Whether a browser would run the script by itself, in the order of the page. */
export const isExecutable = (element: Element) =>
  element.tagName === 'script' && scriptTypes.includes(attribute(element, 'type') ?? '')

const isScriptPreload = (element: Element) =>
  element.tagName === 'link' &&
  (attribute(element, 'rel') === 'modulepreload' ||
    (attribute(element, 'rel') === 'preload' && attribute(element, 'as') === 'script'))

/** React parks streamed content in hidden boxes that only an inline script reveals: it would stay hidden until intent. */
const isStreamed = (element: Element) => /^[BS]:/.test(attribute(element, 'id') ?? '')

/** Where the loader goes: after the character set and viewport, before anything that paints or loads. */
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

/** Why a page cannot go through this step, each with the fix. */
export const deferProblems = onEach(({ elements }: Source) => [
  elements.some((element) => attribute(element, 'id') === scriptListId) &&
    'is exported already: run `next build` first',
  elements.some(isStreamed) && 'content inside <Suspense> would stay hidden: render it without Suspense',
])

/**
 * Takes all executable scripts out of a page and lists them for the loader. Last comes one script of our own, the same
 * for every page: it runs Next's inline code once the page's data is there. Data blocks (JSON-LD) stay.
 * Scripts for browsers without modules are dropped: those browsers get the plain page.
 * @returns the edits to the page, that last script, and the data, which must be what the page's data file holds.
 */
export function deferScripts({ file, elements }: Source, loader: string) {
  const scripts = elements.filter(isExecutable)
  const wanted = scripts.filter((script) => attribute(script, 'nomodule') === undefined)
  const { data, code } = splitInline(
    wanted.filter((script) => attribute(script, 'src') === undefined).map((script) => textOf(script)),
  )
  const start = startScript(code)
  const sources = wanted.map((script) => attribute(script, 'src')).filter((src) => src !== undefined)
  const list = JSON.stringify([...new Set(sources), `/${start.file}`])
  const offset = startOfHead(elements)
  const insertion = `<script>${loader}</script><script type="application/json" id="${scriptListId}" ${pageDataAttribute}="/${dataFile(file)}">${list}</script>`
  const removed = [...scripts, ...elements.filter(isScriptPreload)].map((element) => replaceElement(element))
  const edits: Edit[] = [...removed, { start: offset, end: offset, text: insertion }]
  return { edits, start, data }
}
