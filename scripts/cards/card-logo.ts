import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { clinic } from '../../lib/clinic/facts'
import { logo, settings } from '../../lib/compiled/data'
import { writeBelow } from '../shared/page-files'
import { drawing } from './card-drawings'
import type { Typefaces } from './typefaces'

/** The clinic's own logo as embeddable pictures, for light and dark backgrounds; `width` at a height of 64. */
export type CardLogo = { light: string; dark: string; width: number; holdsName: boolean }

/** The height of a logo on a card. */
const logoHeight = 64

/** Load the clinic's own logo for cards; undefined if it has none. */
export async function loadLogo(): Promise<CardLogo | undefined> {
  if (!logo) return undefined
  const picture = async (path: string) => {
    const source = readFileSync(join('public', path))
    const png = await sharp(source, { density: 300 })
      .resize({ height: 3 * logoHeight })
      .png()
      .toBuffer()
    return `data:image/png;base64,${png.toString('base64')}`
  }
  const width = Math.min((logoHeight * logo.width) / logo.height, 6 * logoHeight)
  return { light: await picture(logo.light), dark: await picture(logo.dark), width, holdsName: logo.holdsName }
}

/** The colors of a signature: its first line, its second, and whether its background is dark. */
type Look = { headline: string; small: string; dark: boolean }

/**
 * Return the clinic's logo and two-line name as SVG: its mark beside the name, or its own logo, alone if that
 * includes the name.
 */
export function signature(x: number, y: number, look: Look, faces: Typefaces, own?: CardLogo): string {
  const mark = own
    ? `<image x="${x}" y="${y}" width="${own.width}" height="${logoHeight}" href="${look.dark ? own.dark : own.light}"/>`
    : drawing('mark', { x, y, width: logoHeight, height: logoHeight }, [0, 0, 48, 48])
  if (own?.holdsName) return mark
  const [first = '', second = ''] = clinic.logo
  const left = x + (own?.width ?? logoHeight) + 16
  const line = (path: string, fill: string) => `<path d="${path}" fill="${fill}"/>`
  return (
    mark +
    line(faces.headline.outline(first, 30, left, y + 29), look.headline) +
    line(faces.plain.outline(second, 22, left, y + 56), look.small)
  )
}

/** The address of the logo for mail programs. */
const mailLogoPath = '/logo-for-mail.png'

/**
 * Draw the logo for email signatures: a PNG, since mail programs show no SVG; on white, so that it stays legible in
 * dark mode; at twice its displayed size.
 */
export async function drawMailLogo(folder: string, faces: Typefaces): Promise<void> {
  const own = await loadLogo()
  const [first = '', second = ''] = clinic.logo
  const words = Math.max(faces.headline.width(first, 30), faces.plain.width(second, 22)) + 16
  const inner = (own?.width ?? logoHeight) + (own?.holdsName ? 0 : words)
  const [width, height] = [Math.ceil(inner) + 32, logoHeight + 32]
  const { text } = settings.brand.colors
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * width}" height="${2 * height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="white"/>${signature(16, 16, { headline: text, small: text, dark: false }, faces, own)}</svg>`
  writeBelow(folder, mailLogoPath, await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer())
}
