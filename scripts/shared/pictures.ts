import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

sharp.concurrency(1)

const settings = { palette: true, quality: 40, dither: 0, effort: 8, compressionLevel: 9 }

/** A small logo has few pixels: at the usual quality its colors would be lost to those of the drawing. */
const withLogo = { ...settings, quality: 100 }

/**
 * Render an SVG to a palette PNG, deterministically: no timestamp and no dithering; system fonts have no effect as
 * long as the SVG has no `<text>`.
 */
export const toPng = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png(settings).toBuffer()

/** Render a picture that shows the clinic's own logo. */
export const toPngWithLogo = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png(withLogo).toBuffer()

/** Make a picture from its source, a PNG from an SVG by default, or take it from a cache. */
export type Draw = (source: string, make?: (source: string) => Promise<Buffer>) => Promise<Buffer>

/** The qualities of a JPEG to try, best first. */
const jpegQualities = [84, 76, 66, 54, 42] as const

/** A photo within a card, before the card is saved. */
export const insideCard = { quality: 92, chromaSubsampling: '4:4:4' }

/** Everything a picture depends on besides its source. */
const tools = JSON.stringify([settings, withLogo, jpegQualities, insideCard, sharp.versions])

/**
 * Draw pictures and cache them in a folder by their source, so that an unchanged one is not drawn again. `prune`
 * removes those that have not been requested since.
 */
export function pictureCache(folder: string) {
  const used = new Set<string>()
  mkdirSync(folder, { recursive: true })
  const draw: Draw = async (source, make = toPng) => {
    const name = createHash('sha256').update(tools).update(source).digest('hex')
    const file = join(folder, name)
    used.add(name)
    try {
      return readFileSync(file)
    } catch {
      const picture = await make(source)
      // Rename at the end: an interrupted build leaves no partial picture.
      writeFileSync(`${file}.part`, picture)
      renameSync(`${file}.part`, file)
      return picture
    }
  }
  const prune = () => {
    for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(join(folder, name))
  }
  return { draw, prune }
}

/** Run jobs in parallel: one for each core, and one that prepares meanwhile. */
export async function sideBySide(jobs: (() => Promise<void>)[]): Promise<void> {
  const waiting = jobs.values()
  await Promise.all(
    Array.from({ length: availableParallelism() + 1 }, async () => {
      for (const job of waiting) await job()
    }),
  )
}

/** Return a photo, or a card with one, as the best JPEG that fits into a number of kilobytes. */
export async function lightJpeg(image: Sharp, kilobytes: number): Promise<Buffer> {
  const render = (quality: number) =>
    image.clone().jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer()
  const [best, ...coarser] = jpegQualities
  let data = await render(best)
  for (const quality of coarser) {
    if (data.length <= kilobytes * 1024) break
    data = await render(quality)
  }
  return data
}
