import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { editorPage, editorStyles } from './page'

/**
 * The content check reads files with Node; in the browser only its rules are used. The colours of 300 programming
 * languages are not needed either.
 */
const leftOut: Plugin = {
  name: 'left-out',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(node:|@shikijs\/)/ }, () => ({ path: 'absent', namespace: 'absent' }))
    onLoad({ filter: /./, namespace: 'absent' }, () => ({ contents: 'module.exports = {}' }))
  },
}

/** The editor's own words that name a programmer's tools, and what the front desk is told instead. */
const wording = {
  'Work with Local Repository': 'Open the folder of the website',
  'Once prompted, select the root directory of the “{$repo}” repository.':
    'Then choose the folder that holds “content”, and allow the browser to edit files in it.',
  'The selected folder is not a repository root directory. Please try again.':
    'This is not the folder of the website. Please choose the folder that holds “content”.',
  'A repository root directory could not be selected. Please try again.': 'No folder was chosen. Please try again.',
}

const plainWords: Plugin = {
  name: 'plain-words',
  setup({ onLoad }) {
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path }) => {
      let contents = readFileSync(path, 'utf8')
      for (const [theirs, ours] of Object.entries(wording)) {
        if (!contents.includes(theirs))
          throw new Error(`The editor does not say "${theirs}" any more: see scripts/editor/build.ts`)
        contents = contents.replaceAll(theirs, ours)
      }
      return { contents, loader: 'js' }
    })
  },
}

/** Writes the editor into a folder that is served: `admin.html` and what it loads, in `admin/`. Nothing comes from elsewhere. */
export async function buildEditor(folder: string): Promise<void> {
  const target = join(folder, 'admin')
  mkdirSync(target, { recursive: true })
  await build({
    entryPoints: { editor: 'scripts/editor/client.ts' },
    outdir: target,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    chunkNames: '[name]-[hash]',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [leftOut, plainWords],
    logLevel: 'error',
  })
  // Its fonts, which it looks for beside itself.
  const editor = dirname(fileURLToPath(import.meta.resolve('@sveltia/cms')))
  cpSync(join(editor, 'assets'), join(target, 'assets'), { recursive: true })
  cpSync('public/drawings/mark.svg', join(target, 'mark.svg'))
  writeFileSync(join(target, 'editor.css'), editorStyles)
  writeFileSync(join(folder, 'admin.html'), editorPage)
}
