import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/postcss'
import { build } from 'esbuild'
import postcss from 'postcss'
import type { DeskReport } from '../analysis/report'
import { embedded } from './embedded'
import { words } from './words'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const fontFile = (name: string) => fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}`))

/** The site's typefaces, as part of the page. */
const fonts = [
  ['Figtree', 'figtree/files/figtree-latin-wght-normal.woff2'],
  ['National Park', 'national-park/files/national-park-latin-wght-normal.woff2'],
]
  .map(([family = '', file = '']) => {
    const data = readFileSync(fontFile(file)).toString('base64')
    return `@font-face{font-family:"${family}";font-weight:200 900;src:url(data:font/woff2;base64,${data})format("woff2")}`
  })
  .join('')

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
    loader: { '.svg': 'dataurl' },
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
  const mark = Buffer.from(readFileSync('public/drawings/mark.svg')).toString('base64')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${words.desk}</title>
<link rel="icon" href="data:image/svg+xml;base64,${mark}">
<style>${fonts}${await styles()}</style>
</head>
<body>
<noscript><p>The desk needs JavaScript. Turn it on in the browser’s settings and load this page again.</p></noscript>
<div id="desk"></div>
<script id="report" type="application/json">${embedded(report)}</script>
<script>${await script()}</script>
</body>
</html>
`
}
