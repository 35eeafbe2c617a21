import { type Entry, type Problem, problemsOf, valueAt } from '../../lib/content/read'
import { fileIn } from '../../lib/content/read-fields'
import { brand as schema } from '../../lib/schemas/brand'
import { findFamily, notInstalled, roles } from '../fonts/families'

/** Check that the font families in content/brand.yaml are installed. */
export function checkFonts(entries: Entry[]): Problem[] {
  const brand = fileIn(entries, 'brand')
  if (!brand) return []
  return roles.flatMap((role) => {
    const name = schema.shape.fonts.shape[role].safeParse(valueAt(brand.data, `fonts.${role}`)).data
    // Invalid names have been reported already.
    return problemsOf(brand, { [`fonts.${role}`]: name && !findFamily(name) && notInstalled(name) })
  })
}
