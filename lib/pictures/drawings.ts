import { settings } from '../compiled/data'

const { views: parts, scenes } = settings.drawings

/** The name of a view in content/drawings.yaml. */
export type ViewName = string

/** A part of a drawing: its file, the rectangle shown and the position of the pin, both in the drawing's units. */
export type View = {
  file: string
  size: readonly [number, number]
  box: readonly [number, number, number, number]
  pin?: readonly [number, number]
}

/** All views by name. A view without a box shows the whole drawing. */
export const views: ReadonlyMap<ViewName, View> = new Map(
  parts.map(({ name, file, size, box, pin }) => [name, { file, size, box: box ?? [0, 0, ...size], pin }]),
)

/** Test whether a view is a wide scene, which only makes sense at full width. */
export const isScene = (name: ViewName) => scenes.includes(name)

/** Return the view with a name. @throws for an unknown name; the message lists the known ones. */
export function viewOf(name: ViewName): View {
  const view = views.get(name)
  if (!view) throw new Error(`unknown drawing "${name}"; known: ${[...views.keys()].join(', ')}`)
  return view
}
