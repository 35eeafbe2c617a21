import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'esbuild'
import { printJson } from '../../../lib/seo/structured-data/print'
import { readDrawing } from '../../../scripts/brand/recolor-drawings'
import { bundleScript, bundleStyles, embeddedFonts } from '../../../scripts/shared/bundle'
import type { DeskReport } from '../report'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** The page loads nothing from elsewhere: it contains its scripts, styles and fonts, and shows pictures beside it. */
const policy = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  "img-src 'self' file: data: blob:",
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** The drawings that the interface imports, as data URLs in the brand's colors. */
const inBrandColors: Plugin = {
  name: 'in-brand-colors',
  setup({ onLoad }) {
    onLoad({ filter: /\.svg$/ }, ({ path }) => ({ contents: readDrawing(basename(path, '.svg')), loader: 'dataurl' }))
  },
}

/**
 * Build the desk as one page: the report, the interface, its styles and fonts. Cards are expected beside it, in
 * `cards/`.
 * @returns the text of index.html
 */
export async function buildDesk(report: DeskReport): Promise<string> {
  const styles = embeddedFonts() + (await bundleStyles(here('desk.css')))
  const script = await bundleScript(here('index.tsx'), { plugins: [inBrandColors] })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>The marketer’s desk</title>
<link rel="icon" href="data:image/svg+xml;base64,${Buffer.from(readDrawing('mark')).toString('base64')}">
<style>${styles}</style>
</head>
<body>
<noscript><p>The desk needs JavaScript. Turn it on in the browser’s settings and load this page again.</p></noscript>
<div id="desk"></div>
<script id="report" type="application/json">${printJson(report)}</script>
<script>${script}</script>
</body>
</html>
`
}
