import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/postcss'
import { build, type Plugin } from 'esbuild'
import postcss from 'postcss'
import { printJson } from '../../../lib/seo/structured-data/print'
import { readDrawing } from '../../brand/drawings'
import { fromTemplate } from '../../export/template'
import { fontFaces } from '../../fonts/brand'
import type { DeskReport } from '../analysis/report'
import { words } from './words'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** The site's typefaces, as part of the page. */
const fonts = () => fontFaces(({ file }) => `data:font/woff2;base64,${readFileSync(file).toString('base64')}`)

/** Nothing is fetched from anywhere: the page holds its scripts, styles and type, and shows pictures beside it. */
const policy = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  "img-src 'self' file: data: blob:",
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** The drawings that the interface imports, as data URLs. */
const inBrandColors: Plugin = {
  name: 'in-brand-colors',
  setup({ onLoad }) {
    onLoad({ filter: /\.svg$/ }, ({ path }) => ({ contents: readDrawing(basename(path, '.svg')), loader: 'dataurl' }))
  },
}

/** The interface in one piece. */
async function script(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [here('index.tsx')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    jsx: 'automatic',
    plugins: [inBrandColors],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  return outputFiles.map(({ text }) => text).join('')
}

async function styles(): Promise<string> {
  const from = here('desk.css')
  const { css } = await postcss([tailwind({ optimize: true })]).process(readFileSync(from, 'utf8'), { from })
  return css
}

/**
 * The desk as one page: the report, the interface, its styles and type. Cards are expected beside it, in `cards/`.
 * @returns the text of index.html.
 */
export async function buildDesk(report: DeskReport): Promise<string> {
  return fromTemplate('scripts/desk/templates/desk.html', {
    policy,
    title: words.desk,
    mark: Buffer.from(readDrawing('mark')).toString('base64'),
    styles: fonts() + (await styles()),
    report: printJson(report),
    script: await script(),
  })
}
