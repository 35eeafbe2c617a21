import { clinic, phone } from '../../clinic/facts'
import {
  about,
  cashPlans,
  cities,
  faq,
  financial,
  home,
  insurancePlans,
  insurers,
  pages,
  policies,
  posts,
  services,
  symptoms,
} from '../../content'
import type { Locale } from '../../i18n/locales'
import { translator } from '../../i18n/translator'
import { pageFile } from '../../kinds/files'
import { pageNames } from '../../kinds/names'
import type { Route } from '../../kinds/registry'

/** The words of a card: what kind of page it is, the page's heading, and where the clinic is. */
export type CardWords = { kicker?: string; headline: string; place: [town: string, phone: string] }

/** The heading of a page, and the field of its content file that holds it. */
function headingOf({ kind, slug }: Route, locale: Locale): { field: string; text: string } {
  const heading = ({ heading }: { heading: string }) => ({ field: 'heading', text: heading })
  switch (kind) {
    case 'home':
      return { field: 'hero.heading', text: home(locale).hero.heading }
    case 'post':
      return { field: 'title', text: posts.one(slug, locale).title }
    case 'about':
      return heading(about(locale))
    case 'faq':
      return heading(faq(locale))
    case 'service':
      return heading(services.one(slug, locale))
    case 'symptom':
      return heading(symptoms.one(slug, locale))
    case 'city':
      return heading(cities.one(slug, locale))
    case 'policy':
      return heading(policies.one(slug, locale))
    case 'insurer':
      return heading(insurers.one(slug, locale))
    case 'financial-information':
      return heading(financial(locale))
    case 'cash-plans':
      return heading(cashPlans(locale))
    case 'insurance-plans':
      return heading(insurancePlans(locale))
    default:
      return heading(pages.one(kind === 'blog-page' ? 'blog' : slug, locale))
  }
}

/** What stands above the headline: the part of the site, or the town. */
function kickerOf(route: Route, locale: Locale): string {
  const t = translator(locale)
  switch (route.kind) {
    case 'home':
      return ''
    case 'symptom':
      return t('nav.symptoms')
    case 'service':
      return t('nav.services')
    case 'post':
      return pages.one('blog', locale).title
    case 'blog-page':
      return `${pages.one('blog', locale).title} · ${t('blog.page', { number: route.slug })}`
    case 'city':
      return `${cities.one(route.slug, locale).city}, ${clinic.address.state}`
    case 'policy':
      return t('footer.legal')
    case 'insurer':
      return insurancePlans(locale).title
    default:
      return pageNames(route, locale).title
  }
}

/** Where the clinic is and how to reach it; the same in both languages. */
const place: CardWords['place'] = [`${clinic.address.city}, ${clinic.address.state}`, phone.display]

/** The words on the card of a page. A kicker that the headline begins with is left out. */
export function cardWords(route: Route, locale: Locale): CardWords {
  const headline = headingOf(route, locale).text
  const kicker = kickerOf(route, locale)
  const repeats = headline.toLowerCase().startsWith(kicker.toLowerCase())
  return { kicker: repeats ? undefined : kicker, headline, place }
}

/** Where the headline of a card is written: content file and field. */
export const cardSource = (route: Route, locale: Locale) => ({
  file: pageFile(route, locale),
  field: headingOf(route, locale).field,
})

/** What a card shows, for those who do not see it: its headline, and whose it is (Open Graph, `og:image:alt`). */
export function cardAlt(route: Route, locale: Locale): string {
  const { headline } = cardWords(route, locale)
  const { city, state } = clinic.address
  return `${headline.replace(/\.$/, '')}${/[?!]$/.test(headline) ? '' : '.'} ${clinic.name}, ${city}, ${state}.`
}
