import { buildSync } from 'esbuild'
import { type LoaderCounting, loaderCounting } from '../../lib/counting/settings'
import { cssNames } from '../fonts/families'
import { esbuildTargets } from '../shared/browsers'

/** The entry of the browser code that does not use React. */
const entry = 'components/client/loader.ts'

/**
 * Build the inline script, which is the same on every page.
 * @param counting what it counts
 * @throws if it could end its own element
 */
export function bundleLoader(counting: LoaderCounting = loaderCounting()): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: esbuildTargets(),
    define: {
      brandFonts: JSON.stringify(`1em ${Object.values(cssNames)}`),
      ...Object.fromEntries(
        Object.entries(counting).map(([name, value]) => [`counting.${name}`, JSON.stringify(value)]),
      ),
    },
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
