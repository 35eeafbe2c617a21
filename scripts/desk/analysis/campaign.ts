import { type Locale, localePath } from '../../../lib/i18n/locales'
import { longestValue } from '../../../lib/visit/attribution'

/** What a flyer or an advertisement says of itself, and the page it leads to (its English address). */
export type Campaign = { page: string; locale: Locale; source: string; medium?: string; campaign?: string }

const names = { source: 'the source', medium: 'the medium', campaign: 'the campaign' }
const allowed = /[a-z0-9._~-]/

/** @throws when a value cannot stand in the address as it is, with the character that is in the way. */
function checked(name: keyof typeof names, value: string): string {
  const bad = [...value].find((character) => !allowed.test(character))
  if (bad && /\p{Lu}/u.test(bad))
    throw new Error(`${names[name]} has the capital "${bad}": write small letters, or it is counted as another one`)
  if (bad) {
    const shown = bad === ' ' ? 'a space' : `"${bad}"`
    throw new Error(`${names[name]} has ${shown} in it: use letters from a to z, digits, and - _ . ~`)
  }
  if (value.length > longestValue)
    throw new Error(`${names[name]} has ${value.length} characters: at most ${longestValue} are carried to the forms`)
  return value
}

/**
 * The address to print or share so that a visit is counted for its source. It is `utm_source`, which the first page of a
 * visit decides (lib/visit/attribution.ts): `source` would be forgotten at the next button that names its own.
 * @param origin of the site, `https://www.example.com`.
 * @throws when the source is missing, a value has a character that addresses encode, or the page is no path of the site.
 */
export function campaignLink({ page, locale, source, medium, campaign }: Campaign, origin: string): string {
  if (!/^\/(?!\/)[^?#\s]*$/.test(page)) throw new Error(`"${page}" is no page of the site: choose one from the list`)
  if (!source) throw new Error('the source is missing: say where the link will stand, as in flyer-library')
  const query = new URLSearchParams({ utm_source: checked('source', source) })
  if (medium) query.set('utm_medium', checked('medium', medium))
  if (campaign) query.set('utm_campaign', checked('campaign', campaign))
  const url = new URL(localePath(page, locale), origin)
  url.search = query.toString()
  return url.href
}
