import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { attribute, textOf } from './html'
import { referencesOf } from './references'
import { deferredFiles, type ParsedPage } from './site'

/** What is measured of a page, and in what. */
export const units = {
  html: 'HTML, gzipped bytes',
  css: 'inline CSS, gzipped bytes',
  inlineScript: 'inline JavaScript, bytes',
  scripts: 'JavaScript after intent, gzipped bytes',
  fonts: 'fonts, bytes',
  fontFiles: 'font files',
  preloadedFonts: 'preloaded fonts',
  drawings: 'drawings, gzipped bytes',
}

/** What a visitor's device loads for one page, in those units; text as it travels, gzipped. */
export type Sizes = Record<keyof typeof units, number>

const gzipped = (content: string | Buffer) => gzipSync(content).length
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** The files a style sheet names. */
const urlsIn = (css: string) => [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, url = '']) => url)

/** Measures pages of an exported folder; a file is read once. */
export function measurer(folder: string) {
  const known = new Map<string, { raw: number; gzip: number }>()
  const sizeOf = (path: string) => {
    let size = known.get(path)
    if (!size) {
      const content = readFileSync(join(folder, path))
      size = { raw: content.length, gzip: gzipped(content) }
      known.set(path, size)
    }
    return size
  }

  return (page: ParsedPage): Sizes => {
    const textsOf = (tag: string) => page.elements.filter((element) => element.tagName === tag)
    const css = textsOf('style').map(textOf).join('')
    const inline = textsOf('script').filter((script) => !attribute(script, 'type') && !attribute(script, 'src'))
    const fonts = new Set(urlsIn(css).filter((url) => url.endsWith('.woff2')))
    const preloads = page.elements.filter(
      (element) => attribute(element, 'rel') === 'preload' && attribute(element, 'as') === 'font',
    )
    // The style sheet is the same on all pages: its drawings count for each, though not every page shows them all.
    const drawings = [...referencesOf(page).map(({ url }) => url), ...urlsIn(css)]
      .map((url) => url.split('#')[0] ?? '')
      .filter((url) => url.startsWith('/drawings/') && url.endsWith('.svg'))
    return {
      html: gzipped(readFileSync(join(folder, page.file))),
      css: css ? gzipped(css) : 0,
      inlineScript: sum(inline.map((script) => Buffer.byteLength(textOf(script)))),
      scripts: sum(deferredFiles(page).map((path) => sizeOf(path).gzip)),
      fonts: sum([...fonts].map((path) => sizeOf(path).raw)),
      fontFiles: fonts.size,
      preloadedFonts: preloads.length,
      drawings: sum([...new Set(drawings)].map((path) => sizeOf(path).gzip)),
    }
  }
}
