import { defaultLocale } from '../i18n/locales'
import type { Entry } from './read'
import { fileIn, recordsAt } from './read-fields'

/** An insurer of the clinic. `page` is the name of its file in content/insurers. */
type Insurer = { name: string; page?: string }

/** Return the pages of content/insurers by their English title, which is the insurer's name. */
const pagesIn = (entries: Entry[]) =>
  entries
    .filter(({ collection, locale }) => collection === 'insurer' && locale === defaultLocale)
    .map(({ name, data }) => ({ name: String(data.title), page: name }))

/**
 * Join the insurers of clinic.yaml with their pages: the page an insurer names, or else the one with its name.
 * Remaining pages add their insurers.
 */
export function joinInsurers<Listed extends Insurer>(listed: Listed[], entries: Entry[]): (Listed | Insurer)[] {
  const free = pagesIn(entries).filter(({ page }) => !listed.some((insurer) => insurer.page === page))
  return [
    ...listed.map((insurer) => ({ ...free.find(({ name }) => !insurer.page && name === insurer.name), ...insurer })),
    ...free.filter(({ name }) => !listed.some((insurer) => insurer.name === name)),
  ]
}

/** The page about insurance, which a clinic without insurers does not have: there everybody pays for care themselves. */
export const insurancePath = '/financial-information/insurance-plans'

/** Return the insurers of a content folder that may contain errors. */
export const insurersIn = (entries: Entry[]): Partial<Insurer>[] =>
  joinInsurers(recordsAt(fileIn(entries, 'clinic')?.data, 'insurers') as Insurer[], entries)

/** Return the pages that the site does not have because the clinic works with no insurer. */
export const withoutInsurers = (entries: Entry[]): string[] =>
  Array.isArray(fileIn(entries, 'clinic')?.data.insurers) && insurersIn(entries).length === 0 ? [insurancePath] : []
