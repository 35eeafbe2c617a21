import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import type { Repository } from '../../lib/schemas/editor'
import { readDrawing } from '../../scripts/brand/recolor-drawings'
import { statePolicy } from '../../scripts/export/policy'
import { advice, damaged } from '../../scripts/photos/bytes'
import { readFiles } from '../../scripts/shared/content-files'
import { knownSources } from './known-sources'
import { editorPolicy } from './repository'

/**
 * The content check reads files with Node; the browser only uses its rules. The colors of 300 programming languages
 * are not needed either.
 */
const leftOut: Plugin = {
  name: 'left-out',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(node:|@shikijs\/)/ }, () => ({ path: 'absent', namespace: 'absent' }))
    onLoad({ filter: /./, namespace: 'absent' }, () => ({ contents: 'module.exports = {}' }))
  },
}

const editorFolder = () => dirname(fileURLToPath(import.meta.resolve('@sveltia/cms')))

/** Replace the CDN fonts in its style sheet with the same files from packages. @throws if one is missing */
function withOwnFonts(code: string): string {
  const files = readdirSync(join(editorFolder(), 'assets'))
  const onCdn = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g
  return code.replace(onCdn, (address, family, subset) => {
    const file = files.find((name) => name.startsWith(`${family}-${subset}-`))
    if (!file) throw new Error(`The editor brings no file for ${address}: see tools/editor/build-editor.ts`)
    return `/admin/assets/${file}`
  })
}

const pictures = 'Photos are JPEG, PNG, WebP or AVIF; a logo may also be SVG.'

/**
 * Replacements for unhelpful messages of the editor: trying again does not change a refusal, and a photo can be saved
 * correctly.
 */
const ownWords: [theirs: string, ours: string][] = [
  ['There was an error while saving the entry. Please try again later.', 'This was not saved.'],
  [
    'The dropped file is not one of the following types: {$types}. Please try again.',
    `${pictures} One that ends in .heic ${advice.heic}.`,
  ],
  [
    'This file cannot be uploaded because it exceeds the maximum size of {$size}. Please reduce the size or select a different file.',
    'This picture weighs more than 25 MB: save it smaller.',
  ],
  [
    'This file cannot be uploaded because it’s damaged, or its content doesn’t match its file extension. This often happens when a photo is renamed rather than converted, such as a HEIC image saved as a JPEG file. Please convert the file and try again.',
    `This picture ${damaged}. Or it ${advice.heic}.`,
  ],
]

/** Return the editor with our wording. @throws if one of its sentences is missing */
const withOwnWords = (code: string): string =>
  ownWords.reduce((text, [theirs, ours]) => {
    if (!text.includes(theirs))
      throw new Error(`The editor no longer says “${theirs}”: see tools/editor/build-editor.ts`)
    return text.replace(theirs, ours)
  }, code)

const adapted: Plugin = {
  name: 'adapted',
  setup({ onLoad }) {
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path }) => ({
      contents: withOwnWords(withOwnFonts(readFileSync(path, 'utf8'))),
    }))
  },
}

/** Rules of claims and terms are data files beside their code: bundle them as text. */
const ownData: Plugin = {
  name: 'own-data',
  setup({ onLoad }) {
    onLoad({ filter: /check[\\/]editorial[\\/](claims|terms)\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8').replace(/readFileSync\('([^']+)', 'utf8'\)/, (_, file) =>
        JSON.stringify(readFileSync(file, 'utf8')),
      ),
    }))
  },
}

/** Return the editor's page, which states its own policy and names the repository, if any. */
function editorPage(repository?: Repository): string {
  const file = 'tools/editor/page.html'
  const page = statePolicy({ file, html: readFileSync(file, 'utf8') }, editorPolicy(repository))
  const data = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(value ?? null).replaceAll('<', '\\u003c')}</script>`
  const known = knownSources(readFiles('content'))
  return page
    .replace('data-works-on="folder"', `data-works-on="${repository ? 'repository' : 'folder'}"`)
    .replace('<title>', () => `${data('repository', repository)}\n${data('known-sources', known)}\n<title>`)
}

/**
 * Write the editor into a served folder: `admin.html`, and its assets in `admin/`. Nothing comes from elsewhere.
 * @param repository the repository to edit; without one, a folder of the computer that it runs on
 */
export async function buildEditor(folder: string, repository?: Repository): Promise<void> {
  const target = join(folder, 'admin')
  mkdirSync(target, { recursive: true })
  await build({
    entryPoints: { editor: 'tools/editor/client.ts' },
    outdir: target,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    chunkNames: '[name]-[hash]',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [leftOut, ownData, adapted],
    logLevel: 'error',
  })
  // Its fonts, which it looks for beside itself.
  cpSync(join(editorFolder(), 'assets'), join(target, 'assets'), { recursive: true })
  writeFileSync(join(target, 'mark.svg'), readDrawing('mark'))
  writeFileSync(join(folder, 'admin.html'), editorPage(repository))
}
