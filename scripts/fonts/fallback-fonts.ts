import { readFileSync } from 'node:fs'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'
import { memoize } from '../../lib/util/memoize'
import { brandFaces } from './brand'
import { type Face, faceFor, fileOf, findFamily, type Role } from './families'

/** System fonts: the names under which they are installed, and a family with the same metrics. */
const systems = [
  {
    name: '',
    family: 'Arimo',
    regular: ['Arial', 'ArialMT', 'Liberation Sans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
  },
  { name: ' Android', family: 'Roboto', regular: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold'] },
]

/** Return the two weights of a fallback font, each as the range it replaces and the weight it is measured with. */
const weightsIn = (role: Role) => [
  { range: '100 500', own: role === 'headings' ? 500 : 400, system: 400, bold: false },
  { range: '600 900', own: 700, system: 700, bold: true },
]

const cssNames: Record<Role, string> = { headings: 'Display Fallback', body: 'Text Fallback' }

/** Return the width of a text in ems, set word by word. */
async function widthOf(face: Face, weight: number, text: string): Promise<number> {
  const axis = face.axis && Math.min(Math.max(weight, face.axis.min), face.axis.max)
  const data = await subsetFont(readFileSync(face.file), text, {
    targetFormat: 'truetype',
    ...(axis && { variationAxes: { wght: axis } }),
  })
  const font = fontkit.create(data) as fontkit.Font
  const width = memoize((word: string) => font.layout(word).advanceWidth)
  return text.split(/(?<= )/).reduce((sum, word) => sum + width(word), 0) / font.unitsPerEm
}

/** Return a face from a family with the widths of a system font, to measure with. @throws if that is not installed */
function systemFace(name: string, weight: number): Face {
  const family = findFamily(name)
  if (!family) throw new Error(`fonts: ${name} is not installed: run \`npm ci\``)
  return { name, file: fileOf(family, weight), weights: [weight, weight] }
}

/** Maximum width, relative to Arial, of a typeface that fits the design's line lengths. */
const widest = 1.005

/** Return the words that decide whether a heading fits: a column may be barely wider than one of them. */
const longWords = (text: string) =>
  text
    .split(/\s+/)
    .filter((word) => word.length >= 9)
    .join(' ')

/**
 * Compute the display size of a typeface: one that is wider than Arial is scaled down, so that lines fit as designed.
 * @param samples texts of the site in each role, for measuring widths
 * @returns a fraction of the full size for each role, at most 1
 */
export async function fontScales(samples: Record<Role, string>): Promise<Record<Role, number>> {
  const { headings, body } = brandFaces()
  const scale = async (faces: Face[], weight: number, text: string) => {
    const wide = await widthOf(faceFor(faces, weight), weight, text)
    return Math.min((widest * (await widthOf(systemFace('Arimo', weight), weight, text))) / wide, 1)
  }
  return {
    headings: await scale(headings, 700, longWords(samples.headings)),
    body: await scale(body, 400, samples.body),
  }
}

/**
 * Return the line metrics of a typeface as descriptors of a fallback font scaled by `ratio`: fractions of its size in
 * whole percent, accurate to a pixel.
 */
function heightsOf({ file }: Face, scale: number, ratio: number): string {
  const { ascent, descent, unitsPerEm } = fontkit.openSync(file) as fontkit.Font
  const part = (units: number) => `${Math.round((100 * scale * units) / unitsPerEm / ratio)}%`
  return `  ascent-override: ${part(ascent)};\n  descent-override: ${part(-descent)};\n`
}

/** The characters of a phone number, as a CSS unicode-range. */
const digits = 'U+28-29, U+2D, U+30-39'

/**
 * Return the `@font-face` rules of the fallback fonts, scaled to the width of the brand's typefaces, so that lines
 * rarely wrap differently once those have loaded. Headings, with their large letters, get the same line height too
 * (CSS Fonts 5, "Font metric overrides"), so that nothing shifts. Digits whose widths differ more than those of
 * letters have a scale of their own: a phone number is on every call button.
 * @param samples texts of the site in each role, for measuring widths @param scales the result of `fontScales`
 * @param number a phone number, for measuring the width of digits
 */
export async function fallbackFontFaces(
  samples: Record<Role, string>,
  scales: Record<Role, number>,
  number: string,
): Promise<string> {
  const rules: string[] = []
  for (const [role, faces] of Object.entries(brandFaces()) as [Role, Face[]][]) {
    for (const { name, family, regular, bold } of systems) {
      for (const { range, own, system, bold: isBold } of weightsIn(role)) {
        const src = (isBold ? bold : regular).map((local) => `local("${local}")`).join(', ')
        const rule = (ratio: number, characters = '') => {
          const heights = role === 'headings' ? heightsOf(faceFor(faces, own), scales[role], ratio) : ''
          return `@font-face {\n  font-family: "${cssNames[role]}${name}";\n  font-weight: ${range};\n  src: ${src};\n  size-adjust: ${(ratio * 100).toFixed(1)}%;\n${heights}${characters}}\n`
        }
        const ratioOf = async (text: string) => {
          const wide = scales[role] * (await widthOf(faceFor(faces, own), own, text))
          return wide / (await widthOf(systemFace(family, system), system, text))
        }
        const ratio = await ratioOf(samples[role])
        const ratioOfDigits = await ratioOf(number.replaceAll(' ', ''))
        rules.push(rule(ratio))
        // If two rules match a character, the later one wins (CSS Fonts 4, "Composite faces").
        if (Math.abs(ratioOfDigits / ratio - 1) > 0.03) rules.push(rule(ratioOfDigits, `  unicode-range: ${digits};\n`))
      }
    }
  }
  return rules.join('')
}
