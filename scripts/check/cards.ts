import { settingsIn } from '../../lib/content/parsed'
import { type Entry, originalsOf, type Problem, problemsOf, valueAt } from '../../lib/content/read'
import { placeWords } from '../../lib/geography/place-words'
import { byLocale } from '../../lib/i18n/locales'
import { fill, placeholdersOf } from '../../lib/i18n/placeholders'
import { definitionOf } from '../../lib/page-types'
import { isPageType } from '../../lib/page-types/names'
import type { Art } from '../../lib/seo/cards/card-content'
import { layOut } from '../../lib/seo/cards/layout'
import { memoize } from '../../lib/util/memoize'
import { facesOf, findFamily } from '../fonts/families'
import { loadTypeface } from '../fonts/typeface'

/** Return the pictures that a page's card may have; a drawing is tall or wide, as content/drawings.yaml says. */
function artsOf(art: (page: never) => { shape: string }, page: object): Art[] {
  const drawn = (['tall', 'wide'] as const).map((shape) => ({ shape, view: '' }))
  try {
    const found = art(page as never)
    return found.shape === 'view' ? drawn : [found as Art]
  } catch {
    // A field is missing, which has been reported.
    return drawn
  }
}

/**
 * Return what the headings' typeface of a family lacks of a text, and whether a headline fits beside a picture. Cached:
 * measuring takes most of this check's time.
 */
const lettering = memoize(async (name: string) => {
  const family = findFamily(name)
  if (!family) return undefined
  const { missing, width } = await loadTypeface(facesOf('headings', family), 700)
  const fits = memoize((shape: Art['shape']) => memoize((text: string) => layOut(text, { shape }, width)))
  return { missing, fits: (text: string, { shape }: Art) => fits(shape)(text) !== undefined }
})

/**
 * Check that the words of each social card can be drawn: their letters are in the typeface, and the headline fits. The
 * build draws the cards, minutes later.
 */
export async function checkCards(entries: Entry[]): Promise<Problem[]> {
  const clinic = settingsIn(entries, 'clinic')
  const letters = await lettering(settingsIn(entries, 'brand')?.fonts.headings ?? '')
  // What is missing or not installed has been reported.
  if (!clinic || !letters) return []
  const { missing, fits } = letters
  const words = byLocale((locale) => placeWords(clinic, locale))
  const originalOf = originalsOf(entries)
  return entries.flatMap((entry) => {
    const card = isPageType(entry.collection) ? definitionOf(entry.collection).card : null
    if (!card) return []
    const fields = new Set(['title', card.headline])
    return [...fields].flatMap((field) => {
      const value = valueAt(entry.data, field)
      const text = typeof value === 'string' ? fill(value, words[entry.locale]) : ''
      const lacking = missing(text)
      const arts = artsOf(card.art, { ...originalOf(entry)?.data, ...entry.data })
      const isMeasured = field === card.headline && text !== '' && placeholdersOf(text).length === 0 && !lacking
      return problemsOf(entry, {
        [field]:
          (lacking && `has "${lacking}", which the typeface of shared links’ cards cannot draw: leave it out`) ||
          (isMeasured &&
            !arts.some((art) => fits(text, art)) &&
            'does not fit on the card of shared links, even at the smallest size: shorten it'),
      })
    })
  })
}
