/**
 * Write TypeScript's types of the DOM as the oldest browsers have it: what they lack is optional, so that code has to
 * ask for it before it uses it. tsconfig.browser.json checks the browser code against them.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { markGaps } from './mark-gaps'

/** tsconfig.browser.json names this file. */
const file = '.next/browser/dom.d.ts'

/** Return the path of TypeScript's own types of the DOM, which are in the package of its platform. */
function domTypes(): string {
  const require = createRequire(createRequire(import.meta.url).resolve('typescript'))
  const platform = require.resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`)
  return join(dirname(platform), 'lib/lib.dom.d.ts')
}

mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, markGaps(readFileSync(domTypes(), 'utf8')))
