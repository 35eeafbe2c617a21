import type { CollectionName } from '../../../lib/content/collections'
import type { Route } from '../../../lib/page-types/definition'
import { isPageType } from '../../../lib/page-types/names'
import type { ListName, SettingsName } from '../../../lib/schemas'

/** The page that shows words and facts without a page of their own. */
const pageOfFile: Record<ListName | SettingsName, string> = {
  brand: '/',
  clinic: '/contact',
  danger: '/where-does-it-hurt',
  'danger-words': '/where-does-it-hurt',
  drawings: '/',
  editor: '/',
  embeds: '/',
  'insurance-cards': '/financial-information/insurance-plans',
  'insurance-kinds': '/financial-information/insurance-plans',
  'language-notices': '/',
  local: '/',
  photos: '/about',
  places: '/',
  redirects: '/',
  testimonials: '/',
  'text-consent': '/free-consultation',
  translation: '/',
}

/** The page that shows a fact of the clinic, unless it is the one above. */
const pageOfFact: Record<string, string> = {
  claims: '/',
  doctor: '/about',
  insurers: '/financial-information/insurance-plans',
  logo: '/',
  newPatientPrice: '/new-patient-special',
  notices: '/',
  notOffered: '/services',
  payment: '/financial-information/what-it-costs',
  practitioners: '/about',
  prices: '/financial-information/what-it-costs',
  rating: '/',
  travel: '/',
}

/** The entry of a draft, and the edited field. */
export type DraftPlace = { collection: CollectionName | SettingsName; name: string; field?: string }

/** Return the address of the page that shows a draft best, in the default language. */
export function shownOn({ collection, name, field = '' }: DraftPlace, routes: Route[]): string {
  if (isPageType(collection)) {
    const own = routes.filter(({ pageType }) => pageType === collection)
    return (own.find(({ slug }) => slug === name) ?? own[0])?.path ?? '/'
  }
  const fact = collection === 'clinic' ? pageOfFact[field.split('.')[0] ?? ''] : undefined
  return fact ?? pageOfFile[collection]
}
