/**
 * Subsets the two typefaces to Latin-1 and every other character of the site's texts, in the weights of the design. Run by the
 * build; halves the size of the packages' files.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { listFiles } from '../../lib/content/files'
import { charactersOf, fontFile } from '../cards/fonts'

const folder = 'components/layout/fonts'
const fonts = [
  { name: 'national-park', weights: { min: 500, max: 800 } },
  { name: 'figtree', weights: { min: 400, max: 700 } },
]

const words = ['content', 'messages'].flatMap((folder) =>
  listFiles(folder).map((file) => readFileSync(join(folder, file), 'utf8')),
)
/** The Unicode blocks Basic Latin and Latin-1 Supplement, without control characters. */
const letters = charactersOf([
  [0x20, 0x7e],
  [0xa0, 0xff],
])
const text = [...new Set(letters + words.join(''))].sort().join('')

mkdirSync(folder, { recursive: true })
for (const { name, weights } of fonts) {
  const whole = readFileSync(fontFile(name))
  const part = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: { wght: weights } })
  writeFileSync(join(folder, `${name}.woff2`), part)
  console.log(`fonts: ${name} ${(part.length / 1024).toFixed(1)} of ${(whole.length / 1024).toFixed(1)} KB`)
}
