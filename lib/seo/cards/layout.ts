import type { Art } from './card-content'
import { type Measure, setHeadline, stepCost, type TypesetHeadline } from './headline'

/** A rectangle of the card, in pixels. */
export type Area = { x: number; y: number; width: number; height: number }

export const cardSize = { width: 1200, height: 630 }
/** Platforms crop and round the edges, so text keeps this distance from them. */
export const margin = 64
/** Height of the bar along the lower edge. */
export const foot = 14
/** Width of the checkered scale bar between text and picture. */
export const edge = 21

/** The layout of a card. `signature` is the y position of the logo, `place` that of town and phone number. */
type Plan = {
  art: Area
  /** The space for the headline; `stands` aligns it to the bottom instead of the top. */
  text: Area & { stands: boolean; lines: number }
  signature: number
  place: { y: number; lines: 1 | 2 }
}

const ground = cardSize.height - foot

/** Return the layout with a full-height picture on the right and the text beside it. */
const beside = (width: number): Plan => ({
  art: { x: cardSize.width - width, y: 0, width, height: ground },
  text: { x: margin, y: 190, width: cardSize.width - width - edge - margin - 24, height: 310, stands: true, lines: 3 },
  signature: 56,
  place: { y: 560, lines: 1 },
})

/** Return the layout with the picture in the lower right corner and the headline across the card above it. */
const under = (height: number): Plan => ({
  art: { x: 500, y: ground - height, width: cardSize.width - 500, height },
  text: {
    x: margin,
    y: 108,
    width: cardSize.width - 2 * margin,
    height: ground - height - 156,
    stands: false,
    lines: 2,
  },
  signature: 400,
  place: { y: 524, lines: 2 },
})

/** The possible layouts for each shape of picture, the largest picture first. */
const plans: Record<Art['shape'], Plan[]> = {
  tall: [470, 420, 370, 300].map(beside),
  photo: [470, 420, 370, 300].map(beside),
  map: [510, 460, 400, 300].map(beside),
  figure: [470, 400, 300].map(beside),
  wide: [under(308)],
  ridges: [
    {
      art: { x: 0, y: 446, width: cardSize.width, height: 184 },
      text: { x: margin, y: 200, width: cardSize.width - 2 * margin, height: 196, stands: true, lines: 2 },
      signature: 56,
      place: { y: 446, lines: 1 },
    },
  ],
}

/** The layout of a card with its headline set. */
export type Layout = { plan: Plan; setting: TypesetHeadline }

/**
 * Choose the layout that sets the headline best; 35 pixels of picture width weigh as much as one step of font size.
 * @returns undefined if the headline does not fit any layout.
 */
export function layOut(headline: string, { shape }: Pick<Art, 'shape'>, measure: Measure): Layout | undefined {
  const fitting = plans[shape].flatMap((plan, _, [widest]) => {
    const setting = setHeadline(headline, plan.text, measure)
    const narrower = (widest?.art.width ?? 0) - plan.art.width
    return setting ? [{ plan, setting, cost: setting.cost + (stepCost * narrower) / 35 }] : []
  })
  return fitting.sort((a, b) => a.cost - b.cost)[0]
}
