import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'esbuild'
import { printJson } from '../../../lib/seo/structured-data/print'
import { readDrawing } from '../../../scripts/brand/drawings'
import { bundleScript, bundleStyles, embeddedFonts } from '../../../scripts/shared/bundle'
import { fromTemplate } from '../../../scripts/shared/template'
import type { DeskReport } from '../analysis/report'
import { words } from './words'

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
  return fromTemplate('tools/desk/templates/desk.html', {
    policy,
    title: words.desk,
    mark: Buffer.from(readDrawing('mark')).toString('base64'),
    styles: embeddedFonts() + (await bundleStyles(here('desk.css'))),
    report: printJson(report),
    script: await bundleScript(here('index.tsx'), { plugins: [inBrandColors] }),
  })
}
