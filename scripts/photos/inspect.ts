import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { type Problem, photoFolder, problem, readContent } from '../../lib/content/read'
import type { PhotoFile } from '../../lib/pictures/photo-shapes'
import { photos as schema } from '../../lib/schemas/photos'
import { pathOf } from '../../lib/util/files'
import { damaged, faultIn, tooHeavy, tooSmall } from './bytes'
import { recipe } from './encode'
import { photoPlaces } from './photo-places'

/** Maximum pixels of a photo: more is a mistake, or meant to exhaust the build. */
const mostPixels = 150_000_000

type Measured = Omit<PhotoFile, 'focus' | 'hash'>

/** Decode every pixel of a file, so that a truncated one is found now. */
async function measure(bytes: Buffer, isLogo: boolean): Promise<Measured | string> {
  const image = sharp(bytes, { failOn: 'truncated', limitInputPixels: mostPixels })
  const { width, height, autoOrient, pages = 1, format, hasAlpha } = await image.metadata()
  if (format === 'svg') {
    if (!isLogo) return 'is an SVG, which is for logos: take a JPEG here'
    return { width, height, type: 'vector' }
  }
  if (pages > 1) return 'is animated: save one picture of it as JPEG'
  const small = tooSmall(autoOrient.width, autoOrient.height, isLogo)
  if (small) return small
  const isClear = hasAlpha && !(await sharp(bytes).stats()).isOpaque
  await image.resize(16, 16).toBuffer()
  return { width: autoOrient.width, height: autoOrient.height, type: isClear || isLogo ? 'logo' : 'photo' }
}

/** Explain a decoder error to whoever added the photo. */
const explain = (error: unknown) =>
  /exceeds pixel limit/i.test((error as Error).message)
    ? `has more than ${mostPixels / 1e6} million pixels: save it smaller`
    : damaged

/** Several commands in one process inspect the same file. */
const known = new Map<string, Promise<Measured | string>>()

/** Measure a picture, or explain what is wrong with it. */
async function look(name: string, bytes: Buffer, isLogo: boolean): Promise<Measured | string> {
  const fault = faultIn(name, bytes)
  if (fault) return fault
  const key = `${isLogo} ${createHash('sha256').update(bytes).digest('hex')}`
  const measured = known.get(key) ?? measure(bytes, isLogo).catch(explain)
  known.set(key, measured)
  return measured
}

async function inspect(path: string, isLogo: boolean): Promise<(Measured & { bytes: Buffer }) | string> {
  // Check the size before reading: a video by mistake may exceed the memory.
  const heavy = tooHeavy(statSync(path).size)
  if (heavy) return heavy
  const bytes = readFileSync(path)
  const result = await look(basename(path), bytes, isLogo)
  return typeof result === 'string' ? result : { ...result, bytes }
}

/** The focus of a photo that states none. */
const middle: PhotoFile['focus'] = [50, 50]

/**
 * Inspect the photo files of a content folder.
 * @returns the measurements of each by name, and a problem for each that cannot be used. Photos with an invalid
 * description or a missing file are left to the content check.
 */
export async function inspectPhotos(
  folder: string,
): Promise<{ files: Record<string, PhotoFile>; problems: Problem[] }> {
  const { entries } = readContent(folder)
  const entry = entries.find(({ collection }) => collection === 'photos')
  const parsed = schema.safeParse(entry?.data)
  const files: Record<string, PhotoFile> = {}
  const problems: Problem[] = []
  if (!entry || !parsed.success) return { files, problems }
  const uses = photoPlaces(entries)
  for (const [i, { name, file, focus = middle }] of parsed.data.photos.entries()) {
    const path = pathOf(join(folder, photoFolder), file)
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) continue
    const own = uses.filter((use) => use.name === name)
    // Treat a photo that no page uses yet as a logo if it could be one.
    const mayBeLogo = own.length > 0 || /\.(svg|png)$/i.test(file)
    const found = await inspect(path, mayBeLogo && own.every(({ shapes }) => shapes.includes('logo')))
    if (typeof found === 'string') problems.push(problem(entry, `photos.${i}.file`, `${file} ${found}`))
    else {
      const { bytes, ...measured } = found
      const hash = createHash('sha256').update(recipe).update(focus.join()).update(bytes).digest('hex').slice(0, 8)
      files[name] = { ...measured, hash, focus }
    }
  }
  return { files, problems }
}
