import { type Locale, localePath } from '../../lib/i18n/locales'
import { longestValue } from '../../lib/visit/attribution'

/** The campaign of a flyer or an advertisement, and the page it leads to (its English address). */
export type Campaign = { page: string; locale: Locale; source: string; medium?: string; campaign?: string }

/** The parts of a campaign that are written by hand. */
export const campaignFields = ['source', 'medium', 'campaign'] as const
export type CampaignField = (typeof campaignFields)[number]

const allowed = /[a-z0-9._~-]/

/** Explain why a value cannot be used in the address, with the offending character. */
export function problemWith(field: CampaignField, value = ''): string | undefined {
  const bad = [...value].find((character) => !allowed.test(character))
  if (!value && field === 'source') return 'The source is missing: name the place of the link, as in flyer-library'
  if (bad && /\p{Lu}/u.test(bad))
    return `The ${field} has the capital "${bad}": write it in lowercase, or it is counted as another one`
  if (bad) {
    const shown = bad === ' ' ? 'a space' : `"${bad}"`
    return `The ${field} has ${shown} in it: use letters from a to z, digits, and - _ . ~`
  }
  if (value.length > longestValue)
    return `The ${field} has ${value.length} characters: at most ${longestValue} are carried to the forms`
}

/**
 * Return the address to print or share so that a visit is counted for its source. It is `utm_source`, which the first
 * page of a visit decides (lib/visit/attribution.ts): `source` would be overwritten by the next button that states
 * its own.
 * @param origin the site's origin, `https://www.example.com`
 * @throws if the source is missing, a value has a character that addresses encode, or the page is not a path of the
 * site
 */
export function campaignLink({ page, locale, ...values }: Campaign, origin: string): string {
  if (!/^\/(?!\/)[^?#\s]*$/.test(page)) throw new Error(`"${page}" is not a page of the site: choose one from the list`)
  const url = new URL(localePath(page, locale), origin)
  for (const field of campaignFields) {
    const problem = problemWith(field, values[field])
    if (problem) throw new Error(problem)
    if (values[field]) url.searchParams.set(`utm_${field}`, values[field])
  }
  return url.href
}
