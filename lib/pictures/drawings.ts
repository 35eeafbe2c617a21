import { settings } from '../content/data'

const parts = settings.drawings.views

/** A part of a drawing that pages call by a name of content/drawings.yaml. */
export type ViewName = string

/** Which drawing, which part of it (x, y, width, height in the drawing's units), and where the pin stands (same units). */
export type View = {
  file: string
  size: readonly [number, number]
  box: readonly [number, number, number, number]
  pin?: readonly [number, number]
}

/** Every part of a drawing, by its name. A part without a box is the whole drawing. */
export const views: ReadonlyMap<ViewName, View> = new Map(
  parts.map(({ name, file, size, box, pin }) => [name, { file, size, box: box ?? [0, 0, ...size], pin }]),
)

/** The part of a drawing that has a name. @throws when there is none, with the names there are. */
export function viewOf(name: ViewName): View {
  const view = views.get(name)
  if (!view) throw new Error(`unknown drawing "${name}"; known: ${[...views.keys()].join(', ')}`)
  return view
}
