import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { listFiles } from '../../../lib/util/files'

const stub = resolve('tools/editor/preview/next.ts')

/** Pages are rendered outside Next: its links are plain ones, and there is no router. */
const withoutNext: Plugin = {
  name: 'without-next',
  setup({ onResolve }) {
    onResolve({ filter: /^next\// }, () => ({ path: stub }))
  },
}

/** Return the layouts around a page of app/, outermost first. The root layout renders only its children. */
function layoutsOf(page: string): string[] {
  const folders = dirname(page).split('/')
  const layouts = folders.map((_, i) => [...folders.slice(0, i + 1), 'layout.tsx'].join('/'))
  return layouts.filter((layout) => layout !== './layout.tsx' && existsSync(join('app', layout)))
}

/** Return a module that exports what `Site` describes: each page of app/ with its folder and layouts, and more. */
function entry(): string {
  const files = listFiles('app').filter((path) => /(^|\/)page(\.\w+)?\.tsx$/.test(path))
  const imports: string[] = []
  const load = (path: string) => {
    imports.push(`import * as file${imports.length} from ${JSON.stringify(`./app/${path}`)}`)
    return `file${imports.length - 1}`
  }
  const pages = files.map((path) => {
    const layouts = layoutsOf(path).map((layout) => `${load(layout)}.default`)
    return `{ folder: ${JSON.stringify(dirname(path))}, page: ${load(path)}, layouts: [${layouts.join(', ')}] }`
  })
  const others = ["export { routes } from './lib/routes'", `export { showSegments } from ${JSON.stringify(stub)}`]
  return [...imports, ...others, `export const pages = [${pages.join(', ')}]`].join('\n')
}

/** Bundle the pages of app/ into one script without their packages, to be run again for each state of the content. */
export async function bundlePages(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: entry(), resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    packages: 'external',
    alias: { '@': process.cwd() },
    loader: { '.css': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [withoutNext],
    logLevel: 'error',
  })
  return outputFiles.map(({ text }) => text).join('')
}
