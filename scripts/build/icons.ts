/** Writes public/icons.svg, a sprite of the Phosphor icons in lib/pictures/icons.json, and copies the two flags. Run by the build. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as flags from 'country-flag-icons/string/3x2'
import weights from '../../lib/pictures/icons.json'

const phosphor = 'node_modules/@phosphor-icons/core/assets'

function pathsOf(name: string, weight: string): string {
  const file = join(phosphor, weight, weight === 'regular' ? `${name}.svg` : `${name}-${weight}.svg`)
  return readFileSync(file, 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
}

// Ratings show a part of one row of stars: five icons for each would add weight to the home page.
const stars = [0, 1, 2, 3, 4].map((i) => `<g transform="translate(${i * 280})">${pathsOf('star', 'fill')}</g>`)
const symbols = [
  ...Object.entries(weights).map(
    ([name, weight]) => `<symbol id="${name}" viewBox="0 0 256 256">${pathsOf(name, weight)}</symbol>`,
  ),
  `<symbol id="stars">${stars.join('')}</symbol>`,
]
writeFileSync('public/icons.svg', `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`)

mkdirSync('public/flags', { recursive: true })
writeFileSync('public/flags/es.svg', flags.MX)
writeFileSync('public/flags/en.svg', flags.US)
console.log(`icons: ${Object.keys(weights).length} in public/icons.svg, 2 flags`)
