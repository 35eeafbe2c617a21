/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { listFiles } from '@/lib/util/files'

/** The file that may contain colors: those of the drawings. */
const places = ['lib/brand/colors.ts']
const kinds = ['.ts', '.tsx', '.mjs', '.css', '.html', '.json']
const color =
  /(?<![\w&/])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(\s*[\d.]/gi

const files = ['app', 'components', 'lib', 'messages', 'scripts']
  .flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`))
  .concat('tailwind.config.ts', 'next.config.mjs')
  .filter((file) => kinds.includes(extname(file)) && !places.includes(file))

/** Return the colors of a source without its comments. */
const colorsOf = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\/|\/\/ .*|(?<=>)[^<]*&#\d+;/g, '').match(color) ?? []

test('no colors outside content/brand.yaml and the drawings', () => {
  const found = files.flatMap((file) => colorsOf(readFileSync(file, 'utf8')).map((hex) => `${file}: ${hex}`))
  expect(files.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})
