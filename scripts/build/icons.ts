/**
 * Write public/icons.svg, the site's sprite: the Phosphor icons in lib/pictures/icons.json, the clinic's mark and the
 * flags of the languages. Run by the build; the export puts the symbols that a page uses into the page.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as flags from 'country-flag-icons/string/3x2'
import { optimize } from 'svgo'
import { type Locale, locales } from '../../lib/i18n/locales'
import weights from '../../lib/pictures/icons.json'
import { readDrawing } from '../brand/drawings'

const phosphor = 'node_modules/@phosphor-icons/core/assets'

/** Return the inner markup of an SVG file. @param precision decimals; a unit of an icon is at most half a pixel */
const contentOf = (svg: string, precision = 0) =>
  optimize(svg, { floatPrecision: precision, multipass: true }).data.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')

function pathsOf(name: string, weight: string): string {
  const file = join(phosphor, weight, weight === 'regular' ? `${name}.svg` : `${name}-${weight}.svg`)
  return contentOf(readFileSync(file, 'utf8'))
}

const symbol = (name: string, content: string, viewBox = '') =>
  `<symbol id="icon-${name}"${viewBox && ` viewBox="${viewBox}"`}>${content}</symbol>`

const symbolOf = (name: string, svg: string, precision?: number) =>
  symbol(name, contentOf(svg, precision), svg.match(/viewBox="([^"]+)"/)?.[1])

/** The flag beside the name of each language, of the country that most readers know it from. */
const flagOf: Record<Locale, string> = { en: flags.US, es: flags.MX }

// Ratings show a part of one row of stars: five icons for each would add weight to the home page.
const stars = [0, 1, 2, 3, 4].map((i) => `<g transform="translate(${i * 280})">${pathsOf('star', 'fill')}</g>`)
const symbols = [
  ...Object.entries(weights).map(([name, weight]) => symbol(name, pathsOf(name, weight), '0 0 256 256')),
  symbol('stars', stars.join('')),
  // 48 units in 46 px.
  symbolOf('mark', readDrawing('mark'), 1),
  ...locales.map((locale) => symbolOf(`flag-${locale}`, flagOf[locale])),
]
writeFileSync('public/icons.svg', `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`)
console.log(`icons: ${symbols.length} symbols in public/icons.svg`)
