import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import { optimize } from 'svgo'
import {
  type PhotoFile,
  type PhotoVariant,
  phoneWidth,
  type Shape,
  shapes,
  variantsOf,
} from '../../lib/pictures/photo-shapes'
import { sideBySide } from '../cards/png'
import { cutPhoto } from './cut'

/** The most that a picture of the first screen may weigh on a phone. */
export const phoneBudget = 60 * 1024

/** The qualities to try, best first: a busy photo is saved a little coarser where a phone loads it first. */
const qualities: Record<PhotoVariant['format'], number[]> = {
  avif: [52, 44, 36, 28],
  webp: [74, 64, 52, 40],
  jpg: [76, 66, 54, 42],
  png: [100],
}

function encode(image: Sharp, format: PhotoVariant['format'], quality: number): Promise<Buffer> {
  if (format === 'avif') return image.avif({ quality, effort: 4 }).toBuffer()
  if (format === 'webp') return image.webp({ quality, effort: 5 }).toBuffer()
  if (format === 'jpg') return image.jpeg({ quality, mozjpeg: true }).toBuffer()
  return image.png({ compressionLevel: 9 }).toBuffer()
}

/** One image file of a photo. Only pixels are written: no position, no camera, no date, no preview. */
async function draw(bytes: Buffer, file: PhotoFile, shape: Shape, { width, height, format }: PhotoVariant) {
  const image = () => {
    const cut = cutPhoto(bytes, file, shapes[shape].ratio).resize(width, height, { fit: 'fill' })
    return format === 'jpg' ? cut.flatten({ background: 'white' }) : cut
  }
  const [best = 100, ...coarser] = qualities[format]
  let data = await encode(image(), format, best)
  for (const quality of coarser) {
    if (width > phoneWidth || data.length <= phoneBudget) break
    data = await encode(image(), format, quality)
  }
  return data
}

/** An SVG without what an editor wrote into it for itself. */
const plainSvg = (source: string) =>
  optimize(source, { multipass: true, plugins: ['preset-default', 'removeScripts', 'removeXMLProcInst'] }).data

/** A photo and what is made of it. */
export type Task = { name: string; file: PhotoFile; source: string; shapes: Iterable<Shape> }

/**
 * Makes the image files of photos, and puts them into a folder in place of what was there; nothing is changed there when
 * one of them fails.
 * @param cache keeps files by their names, which have a hash of the photo in them, so that each is made once.
 */
export async function makePhotos(tasks: Task[], folder: string, cache: string): Promise<void> {
  mkdirSync(cache, { recursive: true })
  const wanted = new Set<string>()
  const jobs: (() => Promise<void>)[] = []
  const make = (path: string, data: () => Promise<Buffer | string>) => {
    const name = path.replace('/photos/', '')
    if (wanted.has(name)) return
    wanted.add(name)
    if (existsSync(join(cache, name))) return
    jobs.push(async () => {
      writeFileSync(join(cache, `${name}.part`), await data())
      // In one step: a build that is broken off leaves no half picture.
      renameSync(join(cache, `${name}.part`), join(cache, name))
    })
  }
  for (const { name, file, source, shapes: own } of tasks) {
    const bytes = readFileSync(source)
    if (file.type === 'vector') make(`${name}-${file.hash}.svg`, async () => plainSvg(bytes.toString('utf8')))
    else
      for (const shape of own)
        for (const variant of variantsOf(name, file, shape)) make(variant.path, () => draw(bytes, file, shape, variant))
  }
  await sideBySide(jobs)
  for (const name of readdirSync(cache)) if (!wanted.has(name)) rmSync(join(cache, name))
  rmSync(folder, { recursive: true, force: true })
  if (wanted.size > 0) mkdirSync(folder, { recursive: true })
  for (const name of wanted) copyFileSync(join(cache, name), join(folder, name))
}
