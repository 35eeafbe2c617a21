import { buildSync } from 'esbuild'
import { cssNames } from '../fonts/families'
import { esbuildTargets } from '../shared/browsers'

/** The entry of the browser code that does not use React. */
const entry = 'components/client/loader.ts'

/**
 * Build the inline script, which is the same on every page.
 * @throws if it could end its own element
 */
export function bundleLoader(): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: esbuildTargets(),
    define: { brandFonts: JSON.stringify(`1em ${Object.values(cssNames)}`) },
    write: false,
    logLevel: 'error',
  })
  const loader = outputFiles
    .map(({ text }) => text)
    .join('')
    .trim()
  if (loader.toLowerCase().includes('</script')) throw new Error(`${entry}: contains "</script"`)
  return loader
}
