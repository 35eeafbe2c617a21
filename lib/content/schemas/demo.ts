import { z } from 'zod'
import { seo, text } from './fields'

const frame = z.strictObject({ heading: text, lead: text, seo })

/** The words of each frame's demo page. */
export const demoWords = {
  survey: frame,
  contact: frame,
  'new-patient': frame,
  booking: frame,
  reviews: frame,
  /** The sketch of the area, described for people who cannot see it. */
  map: frame.extend({ sketch: text }),
}
