import { capitalized } from '../i18n/capitalized'
import type { Locale } from '../i18n/locales'
import { practitionerPath } from '../page-types/practitioner'
import { clinic } from './facts'
import { practitionerSlug } from './listed'

export type Practitioner = NonNullable<typeof clinic.practitioners>[number]

/** Return the practitioner with a page slug. @throws if there is none. */
export function practitionerOf(slug: string): Practitioner {
  const practitioner = clinic.practitioners?.find((item) => practitionerSlug(item) === slug)
  if (!practitioner) throw new Error(`clinic.yaml: no practitioner "${slug}"`)
  return practitioner
}

/** Return the practitioners with the paths of their pages, if there are several. */
export const practitionerPages = (): { practitioner: Practitioner; path: string }[] =>
  clinic.practitioners && clinic.practitioners.length > 1
    ? clinic.practitioners.map((practitioner) => ({
        practitioner,
        path: practitionerPath(practitionerSlug(practitioner)),
      }))
    : []

/** Return the names of languages as a list in a language: `English and Spanish`. */
export function languageNames(codes: readonly string[], locale: Locale): string {
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return capitalized(new Intl.ListFormat(locale).format(codes.map((code) => names.of(code) ?? code)))
}
