import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
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
    plugins: [leftOut],
    logLevel: 'error',
  })
  // Its fonts, which it looks for beside itself.
  const editor = dirname(fileURLToPath(import.meta.resolve('@sveltia/cms')))
  cpSync(join(editor, 'assets'), join(target, 'assets'), { recursive: true })
  cpSync('public/drawings/mark.svg', join(target, 'mark.svg'))
  writeFileSync(join(target, 'editor.css'), editorStyles)
  writeFileSync(join(folder, 'admin.html'), editorPage)
}
