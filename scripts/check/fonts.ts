import { type Entry, type Problem, problem, valueAt } from '../../lib/content/read'
import { findFamily, notInstalled, roles } from '../fonts/families'

/** Checks that the families which content/brand.yaml names are installed. */
export function checkFonts(entries: Entry[]): Problem[] {
  const brand = entries.find(({ collection }) => collection === 'brand')
  if (!brand) return []
  return roles.flatMap((role) => {
    const name = valueAt(brand.data, `fonts.${role}`)
    // One that is missing has been reported already.
    if (typeof name !== 'string' || !name.trim() || findFamily(name)) return []
    return [problem(brand, `fonts.${role}`, notInstalled(name))]
  })
}
