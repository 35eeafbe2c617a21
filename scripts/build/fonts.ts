/**
 * Subset the typefaces of content/brand.yaml to Latin-1 and all other characters in the site's texts, in the weights
 * of the design, and write the rules that load them and their fallback fonts. Run by the build; halves the size of
 * the packages' files.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'
import { phone } from '../../lib/clinic/facts'
import { listFiles } from '../../lib/util/files'
import { brandFaces, brandFamily, fontFaces } from '../fonts/brand'
import { fallbackFontFaces, fontScales } from '../fonts/fallback-fonts'
import type { Face, Role } from '../fonts/families'
import { charactersOf } from '../fonts/typeface'
import { runCommand } from '../shared/command'

const folder = 'app/fonts'

const sources = ['content', 'messages'].flatMap((folder) =>
  listFiles(folder)
    .filter((file) => /\.(md|yaml|json)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') })),
)
/** The Unicode blocks Basic Latin and Latin-1 Supplement, without control characters. */
const letters = charactersOf([
  [0x20, 0x7e],
  [0xa0, 0xff],
])
const text = [...new Set(letters + sources.map((source) => source.text).join(''))].sort().join('')

/** Return headings and paragraphs of the site's pages, to measure text widths. */
function samplesOf(): Record<Role, string> {
  const pages = sources
    .filter(({ file }) => /\.[a-z]{2}\.md$/.test(file))
    .map((page) => page.text.split(/^---$/m).at(-1))
  const lines = pages.join('\n').split('\n')
  const plain = (kept: string[]) =>
    kept
      .join(' ')
      .replace(/\{#[\w-]+\}|\]\([^)]*\)|[#*[\]]/g, '')
      // Spaces of other kinds, and signs that the typeface may lack, say nothing about the width of words.
      .replace(/[^\p{L}\p{M}\p{N}\p{P} ]+/gu, ' ')
      .slice(0, 60_000)
  return {
    headings: plain(lines.filter((line) => line.startsWith('#'))),
    body: plain(lines.filter((line) => /^\p{L}/u.test(line))),
  }
}

/** The characters that English and Spanish cannot do without. */
const needed = 'abcdefghijklmnopqrstuvwxyzáéíóúüñABCDEFGHIJKLMNOPQRSTUVWXYZÁÉÍÓÚÜÑ0123456789.,:;¿?¡!()$%-–'

/** @throws if a file lacks a letter of our languages, or its family lacks a file that the web needs */
async function writeFace(role: Role, face: Face): Promise<string> {
  const whole = readFileSync(face.file)
  const options = face.axis ? { variationAxes: { wght: face.axis } } : {}
  const part = await subsetFont(whole, text, { targetFormat: 'woff2', ...options })
  const font = fontkit.create(part) as fontkit.Font
  const missing = [...needed].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  if (missing.length > 0) {
    const { name } = brandFamily(role)
    throw new Error(`content/brand.yaml: fonts.${role}: ${name} has no ${missing.join(' ')}: choose another family`)
  }
  writeFileSync(join(folder, `${face.name}.woff2`), part)
  return `fonts: ${brandFamily(role).name} (${face.name}) ${(part.length / 1024).toFixed(1)} of ${(whole.length / 1024).toFixed(1)} KB`
}

async function run() {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [role, faces] of Object.entries(brandFaces()) as [Role, Face[]][])
    for (const face of faces) console.log(await writeFace(role, face))
  const samples = samplesOf()
  const scales = await fontScales(samples)
  for (const [role, scale] of Object.entries(scales))
    if (scale < 1)
      console.log(`fonts: ${role}: shown at ${(100 * scale).toFixed(1)} %, as the family is wider than the design`)
  const rules =
    fontFaces(({ name }) => `./${name}.woff2`, scales) + (await fallbackFontFaces(samples, scales, phone.display))
  writeFileSync(join(folder, 'fonts.css'), `/* Written by scripts/build/fonts.ts. */\n${rules}`)
}

await runCommand(run)
