import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { cardFolders } from '../../lib/desk/compare'
import type { ExportFacts } from '../../lib/desk/facts'
import type { DeskReport } from '../../lib/desk/report'
import { escapeHtml } from '../export/html'

const entry = 'scripts/desk/ui/index.tsx'
const sheet = 'scripts/desk/ui/desk.css'

/** Data as the text of a script element: nothing in it can end the element, or break a line of JavaScript. */
const asScriptText = (data: unknown) =>
  JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

/** The page's own program, in one piece. */
async function bundle(): Promise<string> {
  if (!existsSync(entry)) return 'desk.innerHTML = "<pre></pre>"; desk.firstChild.textContent = report.textContent'
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    charset: 'utf8',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  // A closing tag in a text of the program would end its element.
  return (outputFiles[0]?.text ?? '').replace(/<\/(?=script)/gi, '<\\/')
}

function copyCards(site: ExportFacts, target: string) {
  for (const { card } of site.pages) {
    if (!card) continue
    const copy = join(target, card.file)
    mkdirSync(dirname(copy), { recursive: true })
    copyFileSync(join(site.folder, card.file), copy)
  }
}

/**
 * Writes the report into a folder that needs nothing else: `index.html` with all it is made of inside, and the cards
 * beside it, so that it opens from a disk, a mail or a build's artifacts, without a network.
 * @param before the earlier build it was compared with; its cards are kept too.
 */
export async function writeReport(folder: string, report: DeskReport, site: ExportFacts, before?: ExportFacts) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  copyCards(site, join(folder, cardFolders.after))
  if (before) copyCards(before, join(folder, cardFolders.before))
  const program = await bundle()
  const styles = existsSync(sheet) ? readFileSync(sheet, 'utf8') : ''
  writeFileSync(
    join(folder, 'index.html'),
    `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>The desk: ${escapeHtml(report.clinic)}</title>
<link rel="icon" href="data:,">
<style>
${styles}</style>
</head>
<body>
<div id="desk"></div>
<noscript>This report needs JavaScript.</noscript>
<script id="report" type="application/json">${asScriptText(report)}</script>
<script>${program}</script>
</body>
</html>
`,
  )
}
