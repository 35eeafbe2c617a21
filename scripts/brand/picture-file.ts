import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { optimize } from 'svgo'
import { isEmpty, pixelsOf } from './inks'

/** A brand file: an optimized SVG, or a PNG as it is. `ratio` is width divided by height. */
export type BrandPicture = { type: 'svg' | 'png'; data: Buffer; ratio: number }

/** Parts that an SVG of a website must not contain, and what to do instead. */
const refused: [what: RegExp, reason: string][] = [
  [/<([\w-]+:)?script[\s/>]|\son\w+\s*=|javascript:/i, 'contains a script: export it again as a plain SVG'],
  [/<([\w-]+:)?foreignObject[\s/>]/i, 'contains a web page: export it again as a plain SVG'],
  [
    /<([\w-]+:)?text[\s/>]/i,
    'contains text, which looks different on each device: convert it to outlines (paths) and export it again',
  ],
  [
    /href\s*=\s*["'](?!#|data:image\/(png|jpeg|webp);)|url\((?!\s*(?:["']|&quot;|&apos;)?\s*#)|@import/i,
    'loads something from elsewhere: embed it and export it again',
  ],
  [/<!ENTITY/i, 'defines entities: export it again as a plain SVG'],
]

const kb = (bytes: number) => `${Math.ceil(bytes / 1024)} KB`
const most = { svg: 48 * 1024, png: 4 * 1024 * 1024 }
/** Sharp on screens with three device pixels per CSS pixel. */
const leastHeight = 138

function readSvg(data: Buffer): Buffer | string {
  const text = data.toString('utf8')
  if (!/<svg[\s>]/i.test(text)) return 'is not an SVG file: export it again'
  const reason = refused.find(([what]) => what.test(text))?.[1]
  if (reason) return reason
  const [frame = ''] = /<svg[\s>][^>]*/i.exec(text) ?? []
  if (!/\sviewBox\s*=/.test(frame) && !(/\swidth\s*=/.test(frame) && /\sheight\s*=/.test(frame)))
    return 'does not state its size: export it again with a viewBox'
  try {
    const small = Buffer.from(optimize(text, { multipass: true }).data)
    return small.length > most.svg
      ? `is too large, ${kb(small.length)} of at most ${kb(most.svg)}: simplify it, or use a PNG`
      : small
  } catch {
    return 'is not a valid SVG: it may be truncated; export it again'
  }
}

/**
 * Read a brand picture.
 * @param folder the content folder @param name the file's name in its folder `brand`
 * @returns the picture, or the problem and its fix
 */
export async function readBrandPicture(folder: string, name: string): Promise<BrandPicture | string> {
  const file = join(folder, 'brand', name)
  if (!existsSync(file)) return `there is no content/brand/${name}: put the file there`
  const source = readFileSync(file)
  const type = name.toLowerCase().endsWith('.svg') ? 'svg' : 'png'
  const data = type === 'svg' ? readSvg(source) : source
  if (typeof data === 'string') return `content/brand/${name} ${data}`
  try {
    const { format, width, height, pages = 1 } = await sharp(data).metadata()
    if (format !== type)
      return `content/brand/${name} is a ${format} file by its content: export it as ${type.toUpperCase()}`
    if (pages > 1) return `content/brand/${name} is animated: export one picture`
    if (data.length > most.png) return `content/brand/${name} is too large, ${kb(data.length)}: export it smaller`
    if (type === 'png' && height < leastHeight)
      return `content/brand/${name} is too small, ${height} pixels high: export it at least ${leastHeight} pixels high`
    // Decoding the whole file also shows whether it is complete.
    if (isEmpty(await pixelsOf(data)))
      return `content/brand/${name} shows nothing: export it again, the drawing in its frame and its colors opaque`
    return { type, data, ratio: width / height }
  } catch {
    return `content/brand/${name} cannot be read: it may be cut off; export it again`
  }
}
