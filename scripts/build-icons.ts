/** Draws public/icons.svg from the Phosphor icons the site uses (lib/icons), and copies the two flags. Run by the build. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as flags from 'country-flag-icons/string/3x2'
import { icons } from '../lib/icons'

const phosphor = 'node_modules/@phosphor-icons/core/assets'

/** The star is filled, arrows and signs that guide are bold, the rest regular: the weights of the design. */
const weight = (name: string) =>
  name === 'star'
    ? 'fill'
    : ['arrow-up', 'arrow-up-right', 'caret-down', 'check', 'list', 'plus', 'x'].includes(name)
      ? 'bold'
      : 'regular'

const symbols = icons.map((name) => {
  const style = weight(name)
  const file = join(phosphor, style, style === 'regular' ? `${name}.svg` : `${name}-${style}.svg`)
  const paths = readFileSync(file, 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  return `<symbol id="${name}" viewBox="0 0 256 256">${paths}</symbol>`
})
writeFileSync('public/icons.svg', `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`)

mkdirSync('public/flags', { recursive: true })
writeFileSync('public/flags/es.svg', flags.MX)
writeFileSync('public/flags/en.svg', flags.US)
console.log(`icons: ${icons.length} in public/icons.svg, 2 flags`)
