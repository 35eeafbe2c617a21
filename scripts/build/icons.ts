/** Writes public/icons.svg, a sprite of the Phosphor icons in lib/pictures/icons.ts, and copies the two flags. Run by the build. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as flags from 'country-flag-icons/string/3x2'
import { icons } from '../../lib/pictures/icons'

const phosphor = 'node_modules/@phosphor-icons/core/assets'

/** The Phosphor weight of an icon: the star is filled, arrows and control icons are bold, the rest regular. */
const weight = (name: string) =>
  name === 'star'
    ? 'fill'
    : ['arrow-up', 'arrow-up-right', 'caret-down', 'check', 'list', 'plus', 'x'].includes(name)
      ? 'bold'
      : 'regular'

function pathsOf(name: string): string {
  const style = weight(name)
  const file = join(phosphor, style, style === 'regular' ? `${name}.svg` : `${name}-${style}.svg`)
  return readFileSync(file, 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
}

// Ratings show a part of one row of stars: five icons for each would add weight to the home page.
const stars = [0, 1, 2, 3, 4].map((i) => `<g transform="translate(${i * 280})">${pathsOf('star')}</g>`)
const symbols = [
  ...icons.map((name) => `<symbol id="${name}" viewBox="0 0 256 256">${pathsOf(name)}</symbol>`),
  `<symbol id="stars">${stars.join('')}</symbol>`,
]
writeFileSync('public/icons.svg', `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`)

mkdirSync('public/flags', { recursive: true })
writeFileSync('public/flags/es.svg', flags.MX)
writeFileSync('public/flags/en.svg', flags.US)
console.log(`icons: ${icons.length} in public/icons.svg, 2 flags`)
