import type { z } from 'zod'
import { ratioText } from '../../lib/brand/contrast'
import type { Logo } from '../../lib/compiled/data'
import { type Entry, type Problem, problem, readContent } from '../../lib/content/read'
import { fileIn } from '../../lib/content/read-fields'
import { brand as schema } from '../../lib/schemas/brand'
import { facesOf, findFamily } from '../fonts/families'
import { loadTypeface } from '../fonts/typeface'
import { forDark, leastContrast, pixelsOf, unseenOn } from './inks'
import { type BrandPicture, readBrandPicture } from './picture-file'

type Brand = z.infer<typeof schema>

/** The logo's published files by their paths below public/, the mark as SVG, and any problems. */
export type PreparedLogo = { logo: Logo | null; mark?: string; files: Map<string, Buffer>; problems: Problem[] }

/** The box in which pages show a logo, in pixels. */
const box = { width: 200, height: 46 }

/** Explain which part of a picture is invisible on a background. */
async function unseen(picture: BrandPicture, ground: string, called: string, advice: string) {
  const found = unseenOn(await pixelsOf(picture.data), ground)
  if (!found) return []
  const { color, ratio, nearest } = found
  return [
    `too little contrast on ${called}: "${color}", most of what cannot be seen, has ${ratioText(ratio)}, ${leastContrast}:1 is needed; the nearest color that passes is "${nearest}": ${advice}`,
  ]
}

/** Wrap a picture in a square SVG. */
function squared({ type, data, ratio }: BrandPicture): string {
  const [width, height] = ratio > 1 ? [48, 48 / ratio] : [48 * ratio, 48]
  const href = `data:image/${type === 'svg' ? 'svg+xml' : 'png'};base64,${data.toString('base64')}`
  const place = `x="${(48 - width) / 2}" y="${(48 - height) / 2}" width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><image ${place} href="${href}"/></svg>\n`
}

/**
 * Return a mark for a clinic whose logo is not square: the first letter of its name in the brand's colors and typeface.
 */
async function monogram({ colors, fonts }: Brand, name: string): Promise<string | undefined> {
  const family = findFamily(fonts.headings)
  if (!family) return undefined
  const face = await loadTypeface(facesOf('headings', family), 700)
  const letter = name.charAt(0)
  const x = 24 - face.width(letter, 34) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="9" fill="${colors.dark}"/><path fill="${colors.accent}" d="${face.outline(letter, 34, x, 36)}"/></svg>\n`
}

async function prepare(entry: Entry, folder: string, brand: Brand, name: string): Promise<PreparedLogo> {
  const files = new Map<string, Buffer>()
  const problems: Problem[] = []
  const found = (field: string, reason: string) => problems.push(problem(entry, `logo.${field}`, reason))
  const read = async (field: 'file' | 'onDark' | 'icon') => {
    const name = brand.logo?.[field]
    const picture = name === undefined ? undefined : await readBrandPicture(folder, name)
    if (typeof picture === 'string') found(field, picture)
    return typeof picture === 'string' ? undefined : picture
  }
  const { dark } = brand.colors
  const [file, onDark, icon] = [await read('file'), await read('onDark'), await read('icon')]
  if (icon && (icon.ratio < 0.9 || icon.ratio > 1.1)) found('icon', 'is not square: export it with equal sides')
  if (!file && onDark) found('onDark', 'is the version for dark backgrounds: name the main logo under "file", too')
  const light = file ?? icon
  if (!light) return { logo: null, files, problems }
  if (light.ratio < 0.5 || light.ratio > 8) found('file', 'is too narrow: its sides may differ eight times at most')

  for (const reason of await unseen(light, 'white', 'white', 'use a darker version here'))
    found(file ? 'file' : 'icon', reason)
  const advice = 'use a lighter version, or leave onDark out, and one is made of "file"'
  for (const reason of onDark ? await unseen(onDark, dark, 'the dark ground', advice) : []) found('onDark', reason)

  const publish = (name: string, type: string, data: Buffer) => {
    files.set(`brand/${name}.${type}`, data)
    return `/brand/${name}.${type}`
  }
  const pixels = await pixelsOf(light.data)
  const seen = unseenOn(pixels, dark) === undefined
  const scale = Math.min(box.height, box.width / light.ratio)
  const logo: Logo = {
    light: publish('logo', light.type, light.data),
    dark: onDark
      ? publish('logo-on-dark', onDark.type, onDark.data)
      : seen
        ? publish('logo-on-dark', light.type, light.data)
        : publish('logo-on-dark', 'png', await forDark(pixels, dark)),
    width: Math.round(scale * light.ratio),
    height: Math.round(scale),
    holdsName: file !== undefined && (brand.logo?.holdsName ?? false),
  }
  const isSquare = light.ratio > 0.9 && light.ratio < 1.1
  const mark = icon || (isSquare && !logo.holdsName) ? squared(icon ?? light) : await monogram(brand, name)
  return { logo, mark, files, problems }
}

/** Read and check the logo that a content folder names. @returns no logo while content/brand.yaml is invalid */
export async function prepareLogo(folder: string): Promise<PreparedLogo> {
  const { entries } = readContent(folder)
  const entry = fileIn(entries, 'brand')
  const result = schema.safeParse(entry?.data)
  if (!entry || !result.success) return { logo: null, files: new Map(), problems: [] }
  return prepare(entry, folder, result.data, String(fileIn(entries, 'clinic')?.data.name ?? ''))
}
