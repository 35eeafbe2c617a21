import type { Ground } from '../../lib/page-types/card'
import type { Art, CardWords } from '../../lib/seo/cards/card-content'
import { lineHeight } from '../../lib/seo/cards/headline'
import { type Area, cardSize, edge, foot, type Layout, margin } from '../../lib/seo/cards/layout'
import type { Typeface } from '../fonts/typeface'
import { colors, drawing, mapIn, viewIn } from './card-drawings'
import { type CardLogo, signature } from './card-logo'
import type { Typefaces } from './typefaces'

/** The line above the headline: font size, and the indent that its three bars take. */
export const kickerStyle = { size: 30, indent: 84 }

type Look = { ground: string; terrain: string; headline: string; small: string; sign: string; bar: string }

const onLight = { headline: colors.ink, small: colors['ink-2'], sign: colors['spruce-600'], bar: colors.hickory }
const looks: Record<Ground, Look> = {
  mist: { ...onLight, ground: colors.mist, terrain: colors['mist-dark'] },
  river: { ...onLight, ground: colors.river, terrain: colors['river-dark'] },
  straw: { ...onLight, ground: colors.straw, terrain: colors['straw-dark'] },
  hickory: {
    ...onLight,
    ground: colors.hickory,
    terrain: colors['hickory-terrain'],
    small: colors.ink,
    sign: colors['spruce-800'],
    bar: colors['spruce-950'],
  },
  spruce: {
    ground: colors['spruce-950'],
    terrain: colors['spruce-900'],
    headline: 'white',
    small: colors.fog,
    sign: colors.hickory,
    bar: colors.hickory,
  },
}

const block = ({ x, y, width, height }: Area, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${more}/>`

/** Return the checkered scale bar at the edge of a map sheet, vertical or horizontal. */
function checkered({ x, y, width, height }: Area): string {
  const upright = height > width
  const [long, step, thick] = [Math.max(width, height), 42, 7]
  const part = (from: number, length: number): Area =>
    upright
      ? { x: x + thick, y: y + from, width: thick, height: length }
      : { x: x + from, y: y + thick, width: length, height: thick }
  const dark = Array.from({ length: Math.ceil(long / step / 2) }, (_, i) =>
    block(part(2 * i * step, Math.min(step, long - 2 * i * step)), colors.ink),
  )
  const line = block(part(0, long), 'none', ` stroke="${colors.ink}" stroke-width="1.5"`)
  return block({ x, y, width, height }, 'white') + dark.join('') + line
}

/** Draw three bars of increasing height: the ornament before the kicker. */
const trail = (x: number, y: number, colour: string) =>
  [
    { x, y: y - 5, width: 14, height: 10 },
    { x: x + 20, y: y - 6, width: 18, height: 12 },
    { x: x + 44, y: y - 7, width: 22, height: 14 },
  ]
    .map((bar) => block(bar, colour, ` rx="${bar.height / 2}"`))
    .join('')

/** Return the picture beside the headline. */
function picture(art: Art, area: Area, faces: Typefaces, photo: string): string {
  const left = checkered({ x: area.x - edge, y: area.y, width: edge, height: area.height })
  switch (art.shape) {
    case 'figure':
      return drawing('back', { x: area.x - 90, y: 24, width: 560, height: 672 }, [0, 0, 800, 960])
    case 'ridges':
      return drawing('ridges', area, [0, 39, 1440, 221])
    case 'map':
      return mapIn(art.place, area, faces) + left
    case 'photo':
      return `<image x="${area.x}" y="${area.y}" width="${area.width}" height="${area.height}" href="${photo}"/>${left}`
    case 'tall':
      return viewIn(art.view, area) + left
    case 'wide': {
      const above = checkered({ x: area.x - edge, y: area.y - edge, width: area.width + edge, height: edge })
      return viewIn(art.view, area) + left + above
    }
  }
}

/**
 * Return a social card as SVG, with all text converted to outlines.
 * @param number offsets the contour lines of the background, so that each page shows another part of the map
 * @param own the clinic's own logo, if it has one
 * @param photo the photo on the card, if any, as a data URL of its area's size
 */
export function cardSvg(
  words: CardWords,
  { plan, setting }: Layout,
  { ground, art }: { ground: Ground; art: Art },
  faces: Typefaces,
  number: number,
  own?: CardLogo,
  photo = '',
): string {
  const look = looks[ground]
  const { text, place } = plan
  const put = (face: Typeface, line: string, size: number, x: number, y: number, colour: string) =>
    `<path d="${face.outline(line, size, x, y)}" fill="${colour}"/>`

  const line = setting.size * lineHeight
  const top = text.y + (text.stands ? text.height - setting.lines.length * line : 0)
  const headline = setting.lines.map((words, i) =>
    put(faces.headline, words, setting.size, text.x, top + i * line + 0.82 * setting.size, look.headline),
  )
  const above = text.stands ? top - 22 : 78
  const kicker = words.kicker
    ? trail(text.x, above - 10, look.sign) +
      put(faces.bold, words.kicker, kickerStyle.size, text.x + kickerStyle.indent, above, look.sign)
    : ''
  const logo = signature(margin, plan.signature, { ...look, dark: ground === 'spruce' }, faces, own)
  const places = (place.lines === 1 ? [words.place.join(' · ')] : words.place).map((part, i) =>
    put(faces.bold, part, 27, text.x, place.y + 38 * i, look.small),
  )
  const { width, height } = cardSize
  const all = { x: 0, y: 0, width, height }
  const piece = [(number * 37) % 400, (number * 37) % 370, width, height] as const
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    block(all, look.ground),
    drawing('terrain', all, piece, { [colors['mist-dark']]: look.terrain }),
    picture(art, plan.art, faces, photo),
    block({ ...all, y: height - foot, height: foot }, look.bar),
    kicker,
    ...headline,
    logo,
    ...places,
    '</svg>',
  ].join('')
}
