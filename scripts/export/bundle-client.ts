import { createHash } from 'node:crypto'
import { buildSync } from 'esbuild'
import { cssNames } from '../fonts/families'
import { esbuildTargets } from '../shared/browsers'

/** The browser code that does not use React. */
const folder = 'components/client'

const bundle = (file: string, format: 'iife' | 'esm', define: Record<string, string> = {}) =>
  buildSync({
    entryPoints: [`${folder}/${file}`],
    bundle: true,
    minify: true,
    format,
    target: esbuildTargets(),
    define,
    // Imports that the built site resolves.
    external: ['/_next/*'],
    write: false,
    logLevel: 'error',
  })
    .outputFiles.map(({ text }) => text)
    .join('')
    .trim()

/** Build the module that shows the page in the other language before hydration, and name its file. */
export function bundleSwap(): { file: string; content: string } {
  const content = bundle('swap-language.ts', 'esm')
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 6)
  return { file: `_next/static/swap-${hash}.js`, content }
}

/**
 * Build the inline script, which is the same on every page.
 * @throws if it could end its own element
 */
export function bundleLoader(): string {
  const loader = bundle('loader.ts', 'iife', {
    swapModuleAddress: JSON.stringify(`/${bundleSwap().file}`),
    brandFonts: JSON.stringify(`1em ${Object.values(cssNames)}`),
  })
  if (loader.toLowerCase().includes('</script')) throw new Error(`${folder}/loader.ts: contains "</script"`)
  return loader
}
