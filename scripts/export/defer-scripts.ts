import { createHash } from 'node:crypto'
import { scriptListId } from '../../lib/loader/contract'
import { attribute, type Element, elementsOf, textOf } from './html'
import type { Page } from './pages'

/** A file the step writes beside the pages: the inline scripts of one page, in order. */
type Flight = { file: string; content: string }

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

/** The source without the given elements, byte for byte the same elsewhere, with `insertion` put at an offset. */
function rewrite(html: string, removed: Element[], offset: number, insertion: string): string {
  const cuts = removed.map(({ sourceCodeLocation: place }) => [place?.startOffset ?? 0, place?.endOffset ?? 0] as const)
  const edits = [
    ...cuts.map(([start, end]) => ({ start, end, text: '' })),
    { start: offset, end: offset, text: insertion },
  ]
  let result = ''
  let position = 0
  for (const { start, end, text } of edits.sort((a, b) => a.start - b.start || a.end - b.end)) {
    result += html.slice(position, start) + text
    position = end
  }
  return result + html.slice(position)
}

/** Why a page cannot go through this step, each with the fix. */
export function deferProblems({ file, html }: Page): string[] {
  const elements = elementsOf(html)
  const isDone = elements.some((element) => attribute(element, 'id') === scriptListId)
  return [
    isDone && `${file}: is exported already: run \`next build\` first`,
    elements.some(isStreamed) && `${file}: content inside <Suspense> would stay hidden: render it without Suspense`,
  ].filter((problem) => problem !== false)
}

/**
 * Takes all executable scripts out of a page and lists them for the loader: Next's inline ones, in order, become one external file that comes first, so that its data exists when a chunk starts hydration.
 * Data blocks (JSON-LD) stay. Scripts for browsers without modules are dropped: those browsers get the plain page.
 */
export function deferScripts(page: Page, loader: string): { html: string; flight: Flight } {
  const elements = elementsOf(page.html)
  const scripts = elements.filter(isExecutable)
  const wanted = scripts.filter((script) => attribute(script, 'nomodule') === undefined)
  // Each on its own line and closed: a script may end in a comment or without a semicolon.
  const content = wanted
    .filter((script) => attribute(script, 'src') === undefined)
    .map((script) => `${textOf(script)}\n;`)
    .join('')
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16)
  const flight = { file: `_next/static/flight/${hash}.js`, content }
  const sources = wanted.map((script) => attribute(script, 'src')).filter((src) => src !== undefined)
  const list = JSON.stringify([`/${flight.file}`, ...new Set(sources)])
  const insertion = `<script>${loader}</script><script type="application/json" id="${scriptListId}">${list}</script>`
  const removed = [...scripts, ...elements.filter(isScriptPreload)]
  return { html: rewrite(page.html, removed, startOfHead(elements), insertion), flight }
}
