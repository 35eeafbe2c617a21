import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'

/** The inline JavaScript a page may carry, in bytes. */
export const inlineScriptBudget = 1500

/**
 * The constant inline script of every page, from loader.js.
 * @throws when it is over its budget or could end its own element.
 */
export function minifyLoader(source = readFileSync('scripts/export/loader.js', 'utf8')): string {
  // An empty tsconfig: the project's own would add "use strict", twelve bytes that change nothing here.
  const { code } = transformSync(source, { minify: true, target: 'es2020', tsconfigRaw: {} })
  const loader = code.trim()
  const size = Buffer.byteLength(loader)
  if (size > inlineScriptBudget) {
    throw new Error(`scripts/export/loader.js: ${size} bytes minified, ${inlineScriptBudget} allowed: shorten it`)
  }
  if (loader.toLowerCase().includes('</script')) throw new Error('scripts/export/loader.js: contains "</script"')
  return loader
}
