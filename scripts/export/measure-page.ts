import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { phoneWidth } from '../../lib/pictures/photo-shapes'
import { memoize } from '../../lib/util/memoize'
import { attribute, type Element, elementText } from '../shared/html'
import { deferredFiles, type ParsedPage, referencesOf } from '../shared/parsed-page'

/** The measures of a page, each with its unit. */
export const units = {
  html: 'HTML, gzipped bytes',
  css: 'inline CSS, gzipped bytes',
  inlineScript: 'inline JavaScript, gzipped bytes',
  scripts: 'JavaScript after intent, gzipped bytes',
  data: 'data that a soft navigation fetches, gzipped bytes',
  fonts: 'fonts, bytes',
  fontFiles: 'font files',
  early: 'files that delay the first paint',
  drawings: 'drawings, gzipped bytes',
  photo: 'photo of the first screen on a phone, bytes',
}

/** The size of one page as loaded by a device, in those units; text counts gzipped. */
export type Sizes = Record<keyof typeof units, number>

const gzipped = (content: string | Buffer) => gzipSync(content).length

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** Rules that request files only after the first paint (app/styles/after-first-paint.css). */
const late = /@font-face\{[^}]*\}|@keyframes late\{to\{[^}]*\}\}/g

/** Return the files that a style sheet names. */
const urlsIn = (css: string) => [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, url = '']) => url)

const isPhoto = (element: Element) =>
  element.tagName === 'img' && attribute(element, 'src')?.startsWith('/photos/') === true

const isFirstPhoto = (element: Element) => isPhoto(element) && attribute(element, 'fetchpriority') === 'high'

/** Return the file that a phone picks from a `srcset`. */
function phoneFile(srcset: string): string {
  const candidates = srcset.split(', ').map((candidate) => candidate.split(' '))
  const fitting = candidates.filter(([, width = '']) => Number.parseInt(width, 10) <= phoneWidth)
  return (fitting.at(-1) ?? candidates[0])?.[0] ?? ''
}

/** Return the candidate files for phones of the first-screen photo, one for each format. */
export function firstPhotoFiles({ elements }: ParsedPage): string[] {
  const pictures = elements.filter(({ tagName }) => ['source', 'img'].includes(tagName))
  const at = pictures.findIndex(isFirstPhoto)
  if (at < 0) return []
  const start = pictures.slice(0, at).findLastIndex(({ tagName }) => tagName === 'img') + 1
  const sources = pictures.slice(start, at).filter((source) => attribute(source, 'media') === undefined)
  const image = attribute(pictures[at] as Element, 'src') ?? ''
  return [...sources.map((source) => phoneFile(attribute(source, 'srcset') ?? '')), image]
}

/** Return a function that measures pages of an exported folder and reads each file once. */
export function measurer(folder: string) {
  const sizeOf = memoize((path: string) => {
    const content = readFileSync(join(folder, path))
    return { raw: content.length, gzip: gzipped(content) }
  })

  return (page: ParsedPage): Sizes => {
    const textsOf = (tag: string) => page.elements.filter((element) => element.tagName === tag)
    const css = textsOf('style').map(elementText).join('')
    const inline = textsOf('script').filter((script) => !attribute(script, 'type') && !attribute(script, 'src'))
    const fonts = new Set(urlsIn(css).filter((url) => url.endsWith('.woff2')))
    const early = page.elements.filter(
      (element) =>
        attribute(element, 'rel')?.endsWith('preload') ||
        (element.tagName === 'img' &&
          attribute(element, 'loading') !== 'lazy' &&
          !attribute(element, 'src')?.startsWith('data:')) ||
        (element.tagName === 'use' && !attribute(element, 'href')?.startsWith('#')),
    )
    // All pages share the style sheet, so its drawings count for each page, even if the page does not show them.
    const drawings = [...referencesOf(page).map(({ url }) => url), ...urlsIn(css)]
      .map((url) => url.split('#')[0] ?? '')
      .filter((url) => url.startsWith('/drawings/') && url.endsWith('.svg'))
    const deferred = deferredFiles(page).map((path) => sizeOf(path).gzip)
    return {
      html: gzipped(readFileSync(join(folder, page.file))),
      css: css ? gzipped(css) : 0,
      inlineScript: sum(inline.map((script) => gzipped(elementText(script)))),
      scripts: sum(deferred),
      data: deferred[0] ?? 0,
      fonts: sum([...fonts].map((path) => sizeOf(path).raw)),
      fontFiles: fonts.size,
      // The first-screen photo may load immediately, since the visitor waits for it.
      early: early.length - Math.min(early.filter(isFirstPhoto).length, 1) + urlsIn(css.replace(late, '')).length,
      drawings: sum([...new Set(drawings)].map((path) => sizeOf(path).gzip)),
      photo: Math.max(0, ...firstPhotoFiles(page).map((path) => sizeOf(path).raw)),
    }
  }
}
