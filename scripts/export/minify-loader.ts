import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { buildSync, transformSync } from 'esbuild'
import { locales } from '../../lib/i18n/locales'
import * as contract from '../../lib/loader/contract'
import {
  addressParameters,
  campaignHint,
  landingParameter,
  lastTouch,
  longestValue,
  sourceParameter,
} from '../../lib/visit/attribution'
import { cssNames } from '../fonts/families'

/** The inline JavaScript a page may carry, in bytes: 2 KB. */
export const inlineScriptBudget = 2048

const file = 'scripts/export/loader.ts'

/** The parameters as a pattern; what begins alike is said once. */
function patternOf(parameters: readonly string[], prefix = 'utm_'): string {
  const alike = parameters.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length))
  const others = parameters.filter((name) => !name.startsWith(prefix))
  return `^(${[...others, `${prefix}(${alike.join('|')})`].join('|')})$`
}

/**
 * The language whose addresses have a prefix.
 * @throws when there are several: the loader knows one, and would lead from the others to a wrong address.
 */
export function prefixedLocale(known: readonly string[] = locales): string | undefined {
  const [, prefixed, ...others] = known
  if (others.length > 0)
    throw new Error(
      `${file} knows one prefix, /${prefixed}: teach it those of ${others.join(', ')} (lib/i18n/locales.ts)`,
    )
  return prefixed
}

/** The module that the loader imports to show the page of the other language, from swap.ts. */
export function swapModule(): { file: string; content: string } {
  const { outputFiles } = buildSync({
    entryPoints: ['scripts/export/swap.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2020',
    write: false,
    tsconfigRaw: {},
  })
  const content = outputFiles.map(({ text }) => text).join('')
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 6)
  return { file: `_next/static/swap-${hash}.js`, content }
}

const names = {
  ...contract,
  ...contract.deviceKeys,
  ...contract.sessionKeys,
  defaultLocale: locales[0],
  otherLocale: prefixedLocale(),
  longestValue,
  campaignHint,
  lastTouch,
  landing: landingParameter,
  source: sourceParameter,
  addressParameters: patternOf(addressParameters),
  swapFile: `/${swapModule().file}`,
  brandFonts: `1em ${Object.values(cssNames)}`,
} as const

/** What loader.ts takes from elsewhere: the names of the contract and the parameters of a visit. */
export type LoaderNames = typeof names

/**
 * The constant inline script of every page, from loader.ts.
 * @throws when it is over its budget or could end its own element.
 */
export function minifyLoader(source = readFileSync(file, 'utf8')): string {
  const values = Object.entries(names).map(([name, value]) => [`names.${name}`, JSON.stringify(value)])
  const { code } = transformSync(source, {
    loader: 'ts',
    minify: true,
    target: 'es2022',
    define: { ...Object.fromEntries(values), scriptList: contract.scriptListId },
    // An empty tsconfig: the project's own would add "use strict", twelve bytes that change nothing here.
    tsconfigRaw: {},
  })
  const loader = code.trim()
  const size = Buffer.byteLength(loader)
  if (size > inlineScriptBudget) {
    throw new Error(`${file}: ${size} bytes minified, ${inlineScriptBudget} allowed: shorten it`)
  }
  if (loader.toLowerCase().includes('</script')) throw new Error(`${file}: contains "</script"`)
  return loader
}
