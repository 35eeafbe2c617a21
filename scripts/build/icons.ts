/**
 * Write public/icons.svg, the site's sprite: the icons of lib/pictures/icons, the clinic's mark and the flags of the
 * languages. Run by the build; the export puts the symbols that a page uses into the page.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { optimize } from 'svgo'
import { locales } from '../../lib/i18n/locales'
import { icons } from '../../lib/pictures/icons'
import { readDrawing } from '../brand/recolor-drawings'

const readPicture = (path: string) => readFileSync(`lib/pictures/${path}.svg`, 'utf8')

/** Return the inner markup of an SVG file. @param precision decimals; a unit of an icon is at most half a pixel */
const contentOf = (svg: string, precision = 0) =>
  optimize(svg, { floatPrecision: precision, multipass: true }).data.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')

const iconPaths = (name: string) => contentOf(readPicture(`icons/${name}`))

const symbol = (name: string, content: string, viewBox = '') =>
  `<symbol id="icon-${name}"${viewBox && ` viewBox="${viewBox}"`}>${content}</symbol>`

const symbolOf = (name: string, svg: string, precision?: number) =>
  symbol(name, contentOf(svg, precision), svg.match(/viewBox="([^"]+)"/)?.[1])

// Ratings show a part of one row of stars: five icons for each rating would make the home page heavier.
const stars = [0, 1, 2, 3, 4].map((i) => `<g transform="translate(${i * 280})">${iconPaths('star')}</g>`)
const symbols = [
  ...icons.map((name) => symbol(name, iconPaths(name), '0 0 256 256')),
  symbol('stars', stars.join('')),
  // Scales 48 units to 46 px.
  symbolOf('mark', readDrawing('mark'), 1),
  // Each language gets the flag of the country where most of its readers come from.
  ...locales.map((locale) => symbolOf(`flag-${locale}`, readPicture(`flags/${locale}`))),
]
writeFileSync('public/icons.svg', `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`)
console.log(`icons: ${symbols.length} symbols in public/icons.svg`)
