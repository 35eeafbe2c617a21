import { officeFor } from '../../lib/clinic/offices'
import { pagesOf } from '../../lib/content'
import { defaultLocale } from '../../lib/i18n/locales'
import {
  drives,
  type MapPlace,
  mapDrawing,
  mapSize,
  project,
  signs,
  spots,
  townOf,
  towns,
} from '../../lib/pictures/city-map'
import { type View, type ViewName, viewOf } from '../../lib/pictures/drawings'
import type { Area } from '../../lib/seo/cards/layout'
import tokens from '../../tailwind.config'
import { readDrawing } from '../brand/recolor-drawings'
import type { Typeface } from '../fonts/typeface'

/** A rectangle of a drawing: x, y, width, height in its units. */
type Crop = readonly [x: number, y: number, width: number, height: number]

/**
 * Return the share of the excess height to crop at the top. Scenes lose more sky than ground. A body with a pin keeps
 * its head if little must be cropped, and is cropped evenly otherwise.
 */
const shareAbove = (cut: number, hasPin: boolean) => (hasPin ? (cut < 0.15 ? 0 : 0.5) : 0.75)

/**
 * Crop a drawing to an aspect ratio: show the whole view if the drawing is large enough, and keep the pin at least one
 * seventh of each side away from the edges.
 * @param aspect width divided by height.
 */
export function cropOf({ size, box, pin }: View, aspect: number): Crop {
  const [left, top, wide, high] = box
  const width = Math.min(Math.max(wide, high * aspect), size[0], size[1] * aspect)
  const part = [width, width / aspect] as const
  const at = [0, 1].map((axis) => {
    const side = part[axis] as number
    const spot = pin?.[axis]
    const slack = (axis ? high : wide) - side
    const start = (axis ? top : left) + slack * (axis && slack > 0 ? shareAbove(slack / side, pin !== undefined) : 0.5)
    const shown = spot === undefined ? start : Math.min(Math.max(start, spot - (side * 6) / 7), spot - side / 7)
    return Math.min(Math.max(shown, 0), (size[axis] as number) - side)
  })
  return [at[0] as number, at[1] as number, ...part]
}

export const { colors } = tokens.theme.extend

/** Inset a drawing so that its part `crop` fills an area. */
function inset(svg: string, { x, y, width, height }: Area, crop: Crop): string {
  const place = `x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${crop.join(' ')}"`
  return svg.replace(/^<svg[^>]*>/, (tag) =>
    tag
      .replace(/ (viewBox|preserveAspectRatio)="[^"]*"/g, '')
      .replace('>', ` ${place} preserveAspectRatio="xMidYMid slice">`),
  )
}

/** Return a cropped drawing from public/drawings in an area. @param colours replacements for some of its colors */
export const drawing = (file: string, area: Area, crop: Crop, colours: Record<string, string> = {}) =>
  Object.entries(colours).reduce(
    (svg, [own, other]) => svg.replace(new RegExp(own, 'gi'), other),
    inset(readDrawing(file), area, crop),
  )

const pinAt = (x: number, y: number, size: number) =>
  `<circle cx="${x}" cy="${y}" r="${17 * size}" fill="${colors.redbud}" fill-opacity=".2"/><circle cx="${x}" cy="${y}" r="${8 * size}" fill="${colors.redbud}" stroke="white" stroke-width="${2.5 * size}"/>`

/** Return a view with its pin, fitted to an area. */
export function viewIn(name: ViewName, area: Area): string {
  const view = viewOf(name)
  const crop = cropOf(view, area.width / area.height)
  const unit = area.width / crop[2]
  const pin =
    view.pin &&
    pinAt(
      area.x + (view.pin[0] - crop[0]) * unit,
      area.y + (view.pin[1] - crop[1]) * unit,
      Math.min(area.width, area.height) / 320,
    )
  return drawing(view.file, area, crop) + (pin ?? '')
}

/** Return the sketch map with the drives from a town to the clinic, as on city pages. */
export function mapIn(place: MapPlace, area: Area, { bold, plain }: { bold: Typeface; plain: Typeface }): string {
  const [width, height] = mapSize
  const wide = Math.min(width, (height * area.width) / area.height)
  const start = townOf(place)
  const [x] = project(start.at)
  const page = pagesOf('city', defaultLocale).find(({ emphasis }) => emphasis === place)
  const { geo } = officeFor(page ?? { geo: start.at })
  const name = 40 + bold.width(start.name, 40)
  const even = (width - wide) * 0.35
  // The label of the emphasized town must not be cropped.
  const left = start.label === 'left' ? Math.min(x - name, even) : Math.max(x + name - wide, even)
  const crop: Crop = [left, 0, wide, height]
  const label = (face: Typeface, text: string, size: number, x: number, y: number, side: string, gap: number) => {
    const long = face.width(text, size)
    const left = side === 'left' ? x - gap - long : side === 'right' ? x + gap : x - long / 2
    // Omit labels that would be cropped; their dots remain.
    if (left < crop[0] + 8 || left + long > crop[0] + wide - 8) return ''
    const path = face.outline(text, size, left, side === 'below' ? y + size + 8 : y + size * 0.34)
    return `<path d="${path}" fill="${colors.ink}" stroke="white" stroke-opacity=".8" stroke-width="6" stroke-linejoin="round" paint-order="stroke"/>`
  }
  const line = (path: string, colour: string, weight: number) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`
  const marks = [
    ...drives(place, geo).flatMap((path) => [line(path, colors.ink, 15), line(path, colors.hickory, 10)]),
    ...signs.flatMap(({ name, at }) => {
      const [x, y] = project(at)
      const half = plain.width(name, 21) / 2
      // Omit road signs that would be cropped.
      if (x - half < crop[0] + 12 || x + half > crop[0] + wide - 12) return []
      return `<rect x="${x - half - 8}" y="${y - 16}" width="${2 * half + 16}" height="31" rx="6" fill="white" stroke="${colors.ink}"/><path d="${plain.outline(name, 21, x - half, y + 7)}" fill="${colors.ink}"/>`
    }),
    ...spots.map(({ name, at, label: side, gap = 16 }) => {
      const [x, y] = project(at)
      return `<circle cx="${x}" cy="${y}" r="7" fill="${colors.ink}"/>${label(plain, name, 24, x, y, side, gap)}`
    }),
    ...towns.map(({ id, name, at, label: side }) => {
      const [x, y] = project(at)
      const first = id === place
      const dot = first
        ? `r="13" fill="${colors.hickory}" stroke="${colors.ink}" stroke-width="3"`
        : `r="9" fill="${colors.ink}"`
      return `<circle cx="${x}" cy="${y}" ${dot}/>${label(bold, name, first ? 40 : 30, x, y, side, first ? 22 : 18)}`
    }),
    pinAt(...project(geo), 1.8),
  ]
  const whole = readDrawing(mapDrawing).replace('</svg>', `${marks.join('')}</svg>`)
  // The crop may extend beyond the map.
  const ground = `<rect x="${area.x}" y="${area.y}" width="${area.width}" height="${area.height}" fill="${colors.mist}"/>`
  return ground + inset(whole, area, crop)
}
