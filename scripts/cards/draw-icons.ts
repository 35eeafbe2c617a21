import sharp from 'sharp'
import { locales } from '../../lib/i18n/locales'
import { drawnIcons, faviconSizes, webManifest } from '../../lib/seo/app-icons'
import { manifestPath } from '../../lib/seo/manifest-path'
import { hasOwnMark, readDrawing } from '../brand/recolor-drawings'
import { writeBelow } from '../shared/page-files'

const source = 'public/drawings/mark.svg'

/** The size of the mark in its own units, and the center of its bars. */
const side = 48
const middle = [25, 24.75] as const

/** Scale of the bars in full-square icons; the safe zone is a circle of 80 % (W3C Web App Manifest, "Icon masks and safe zone"). */
const scales = { apple: 0.88, maskable: 0.78 }

/**
 * Return the mark without rounded corners, its bars scaled to the safe zone.
 * @throws when the drawing does not have the expected elements.
 */
export function fullSquare(mark: string, scale: number): string {
  const at = `translate(${side / 2} ${side / 2}) scale(${scale}) translate(-${middle[0]} -${middle[1]})`
  const changes: [from: string, to: string][] = [
    [' rx="9"/>', '/>'],
    ['v14a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9z', `V${side}H0z`],
    ['<g fill=', `<g transform="${at}" fill=`],
  ]
  return changes.reduce((svg, [from, to]) => {
    if (!svg.includes(from)) throw new Error(`${source}: has no ${from} any more: adapt scripts/cards/draw-icons.ts`)
    return svg.replace(from, to)
  }, mark)
}

/** Return a clinic's own mark, scaled to the safe zone and flattened onto its edge color or white. */
async function onSquare(mark: string, scale: number): Promise<string> {
  const edge = await sharp(Buffer.from(mark), { density: 72 })
    .resize(side, side)
    .extract({ left: 1, top: side / 2, width: 1, height: 1 })
    .ensureAlpha()
    .raw()
    .toBuffer()
  const [red, green, blue, alpha = 0] = edge
  const ground = alpha === 255 ? `rgb(${[red, green, blue].join(' ')})` : 'white'
  const inner = side * scale
  const at = (side - inner) / 2
  const nested = mark.replace('<svg ', `<svg x="${at}" y="${at}" width="${inner}" height="${inner}" `)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" fill="${ground}"/>${nested}</svg>`
}

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / side })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

/** Return an ICO file of PNG images, smallest first. */
function icoOf(pictures: { size: number; data: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [i, { size, data }] of pictures.entries()) {
    const at = 6 + 16 * i
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(data.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += data.length
  }
  return Buffer.concat([head, ...pictures.map(({ data }) => data)])
}

/** Render the icons from the mark and write the web manifests into an export. */
export async function drawIcons(folder: string): Promise<void> {
  const write = (path: string, content: string | Buffer) => writeBelow(folder, path, content)
  const mark = readDrawing('mark')
  for (const { path, size, purpose } of drawnIcons) {
    const square = hasOwnMark() ? onSquare : fullSquare
    write(path, await png(purpose === 'any' ? mark : await square(mark, scales[purpose]), size))
  }
  const pictures = await Promise.all(faviconSizes.map(async (size) => ({ size, data: await png(mark, size) })))
  write('favicon.ico', icoOf(pictures))
  for (const locale of locales) write(manifestPath(locale), `${JSON.stringify(webManifest(locale))}\n`)
}
