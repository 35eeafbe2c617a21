import { brandFaces } from '../fonts/brand'
import { loadTypeface, type Typeface } from '../fonts/typeface'

/** The font weights of a card. */
export type Typefaces = { headline: Typeface; bold: Typeface; plain: Typeface }

/** Load the typefaces of the cards. */
export async function loadTypefaces(): Promise<Typefaces> {
  const { headings } = brandFaces()
  return {
    headline: await loadTypeface(headings, 700),
    bold: await loadTypeface(headings, 600),
    plain: await loadTypeface(headings, 500),
  }
}
