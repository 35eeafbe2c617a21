import fs from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { type ComponentType, createElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { splitLocale } from '../../../lib/i18n/locales'
import type { Route } from '../../../lib/page-types/definition'

type Params = { slug?: string }
type Layout = ComponentType<{ children: ReactNode }>
type Page = {
  default: (props: { params: Promise<Params> }) => ReactElement | Promise<ReactElement>
  generateStaticParams?: () => Params[]
}

/** Exports of the bundle of the pages (bundle.ts). */
export type Site = {
  pages: { folder: string; page: Page; layouts: Layout[] }[]
  routes: Route[]
  showSegments(path: string[]): void
}

/** The compiled content by file name, as scripts/build/compile.ts makes it. */
type Compiled = ReadonlyMap<string, unknown>

const requirePackage = createRequire(join(process.cwd(), 'package.json'))

/** Return Node's file system, with the files of .content/ replaced by the given ones. */
function withContent(compiled: Compiled) {
  const readFileSync = (path: string, encoding: BufferEncoding) => {
    const value = basename(dirname(path)) === '.content' ? compiled.get(basename(path)) : undefined
    return value === undefined ? fs.readFileSync(path, encoding) : JSON.stringify(value)
  }
  return { ...fs, readFileSync }
}

/**
 * Prepare a bundle of the pages.
 * @returns a function that runs it on a state of the content: a new copy of every module, independent of earlier ones
 */
export function siteOf(bundle: string): (compiled: Compiled) => Site {
  const run = runInThisContext(`(function (module, exports, require) {${bundle}\n})`, 'pages.js')
  return (compiled) => {
    const files = withContent(compiled)
    const module = { exports: {} as Site }
    run(module, module.exports, (name: string) => (/^(node:)?fs$/.test(name) ? files : requirePackage(name)))
    return module.exports
  }
}

/** Find the page of app/ for an address, and its parameters. */
function find({ pages }: Site, address: string) {
  const wanted = address.split('/').filter(Boolean)
  for (const { folder, page, layouts } of pages) {
    const pattern = folder.split('/').filter((part) => part !== '.' && !part.startsWith('('))
    const fits = pattern.every((part, i) => part === '[slug]' || part === wanted[i])
    if (!fits || pattern.length !== wanted.length) continue
    const slug = wanted[pattern.indexOf('[slug]')]
    if (slug === undefined) return { page, layouts, params: {} }
    if (page.generateStaticParams?.().some((params) => params.slug === slug)) return { page, layouts, params: { slug } }
  }
  return undefined
}

/** Render the page at an address such as `/es/blog/chronic-stress` as HTML. @throws if there is none */
export async function renderPage(site: Site, address: string): Promise<string> {
  const found = find(site, address)
  if (!found) throw new Error(`there is no page at ${address}`)
  const { page, layouts, params } = found
  site.showSegments(splitLocale(address).path.split('/').filter(Boolean))
  const content: ReactNode = await page.default({ params: Promise.resolve(params) })
  const whole = layouts.reduceRight((children, layout) => createElement(layout, null, children), content)
  return `<!doctype html>${renderToStaticMarkup(whole)}`
}
