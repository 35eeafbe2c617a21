import sharp from 'sharp'
import { appleIcon, faviconSizes } from '../../lib/seo/app-icons'
import { hasOwnMark, readDrawing } from '../brand/recolor-drawings'
import { writeBelow } from '../shared/page-files'

const source = 'public/drawings/mark.svg'

/** The size of the mark in its own units, and the center of its bars. */
const side = 48
const middle = [25, 24.75] as const

/** The scale of the bars in a full-square icon, of which phones round off the corners. */
const scale = 0.88

/**
 * Return the mark without rounded corners, its bars scaled to fit.
 * @throws when the drawing does not have the expected elements.
 */
export function fullSquare(mark: string): string {
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

/** Return a clinic's own mark, scaled to fit and flattened onto its edge color or white. */
async function onSquare(mark: string): Promise<string> {
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

/** Render the icons from the mark into an export. */
export async function drawIcons(folder: string): Promise<void> {
  const write = (path: string, content: string | Buffer) => writeBelow(folder, path, content)
  const mark = readDrawing('mark')
  const square = hasOwnMark() ? await onSquare(mark) : fullSquare(mark)
  write(appleIcon.path, await png(square, appleIcon.size))
  const pictures = await Promise.all(faviconSizes.map(async (size) => ({ size, data: await png(mark, size) })))
  write('favicon.ico', icoOf(pictures))
}
