import { listAt, recordsAt } from '../../lib/content/read-fields'
import { damaged, faultIn, tooSmall } from '../../scripts/photos/bytes'

/** The files chosen or dropped since the page was opened, by name. */
const picked = new Map<string, File>()

const remember = (files: FileList | null | undefined) => {
  for (const file of files ?? []) {
    // The latest is the last.
    picked.delete(file.name)
    picked.set(file.name, file)
  }
}

/** Remember the files that are chosen or dropped on the page: when the editor saves, it passes only their names. */
export function watchUploads(): void {
  window.addEventListener(
    'change',
    ({ target }) => target instanceof HTMLInputElement && target.type === 'file' && remember(target.files),
    true,
  )
  window.addEventListener('drop', ({ dataTransfer }) => remember(dataTransfer?.files), true)
}

/** The result of inspecting a file: its problem, or its number of pixels; an SVG has none. */
type Found = { fault?: string | undefined; pixels?: [width: number, height: number] }

async function lookAt(file: File): Promise<Found> {
  const fault = faultIn(file.name, new Uint8Array(await file.arrayBuffer()))
  if (fault || /\.svg$/i.test(file.name)) return { fault }
  try {
    const picture = await createImageBitmap(file)
    const pixels: Found['pixels'] = [picture.width, picture.height]
    return { pixels }
  } catch {
    return { fault: damaged }
  }
}

/** A photo is decoded once, not at every keystroke beside it. */
const seen = new WeakMap<File, Promise<Found>>()

/** @param isLogo whether it may be as small as a logo */
async function faultOf(file: File, isLogo: boolean): Promise<string | undefined> {
  const found = seen.get(file) ?? lookAt(file)
  seen.set(file, found)
  const { fault, pixels } = await found
  const small = pixels && tooSmall(...pixels, isLogo)
  return fault ?? (small && (isLogo ? small : `${small}. A logo may be smaller, as PNG or SVG`))
}

/** Return the chosen or dropped file by the editor's name for it: a browser-internal address until it is saved. */
async function chosenFile(called: string): Promise<File | undefined> {
  if (!called.startsWith('blob:')) return picked.get(called.replace(/^.*\//, ''))
  // The editor may have discarded the file meanwhile.
  const blob = await fetch(called).then(
    (answer) => answer.blob(),
    () => undefined,
  )
  return [...picked.values()].findLast(({ size, type }) => size === blob?.size && type === blob.type)
}

/**
 * Explain what is wrong with the photos that are about to be saved, one line each; those saved earlier are not checked
 * again.
 */
export async function faultsInUploads(data: Record<string, unknown>): Promise<string[]> {
  const scenes = [data.doctor, data.hands, ...listAt(data, 'clinic')]
  const found = await Promise.all(
    recordsAt(data, 'photos').map(async ({ file, name }) => {
      const upload = await chosenFile(String(file))
      const fault = upload && (await faultOf(upload, /\.png$/i.test(upload.name) && !scenes.includes(name)))
      return fault ? [`${upload.name} ${fault}`] : []
    }),
  )
  return found.flat()
}
