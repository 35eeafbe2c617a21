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
import { optimize } from 'svgo'
import { type PhotoFile, type PhotoVariant, type Shape, shapes, variantsOf } from '../../lib/pictures/photo-shapes'
import { sideBySide } from '../shared/pictures'
import { cutPhoto } from './cut'
import { encode } from './encode'

/** Return one image file of a photo. Only pixels are written: no position, camera, date or preview. */
function draw(bytes: Buffer, file: PhotoFile, shape: Shape, { width, height, format }: PhotoVariant) {
  const image = () => {
    const cut = cutPhoto(bytes, file, shapes[shape].ratio).resize(width, height, { fit: 'fill' })
    return format === 'jpg' ? cut.flatten({ background: 'white' }) : cut
  }
  return encode(image, format, width)
}

/** Return an SVG without its editor's private data. */
const plainSvg = (source: string) =>
  optimize(source, { multipass: true, plugins: ['preset-default', 'removeScripts', 'removeXMLProcInst'] }).data

/** A photo and the image files to make from it. */
export type Task = { name: string; file: PhotoFile; source: string; shapes: Iterable<Shape> }

/**
 * Make the image files of photos and replace a folder's content with them; if one fails, the folder stays as it was.
 * @param cache keeps files by name, which includes a hash of the photo, so that each is made once
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
      // Rename at the end: an interrupted build leaves no partial picture.
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
