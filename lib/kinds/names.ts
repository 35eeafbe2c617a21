import {
  about,
  cashPlans,
  cities,
  demo,
  faq,
  financial,
  home,
  insurancePlans,
  insurers,
  notFound,
  pages,
  policies,
  posts,
  type Seo,
  services,
  symptoms,
} from '../content'
import type { Locale } from '../i18n/locales'
import { translator } from '../i18n/translator'
import type { Frame, Route } from './registry'

/**
 * What every page is called: in breadcrumbs and menus (`title`) and in search results (`seo`); where it has words of its
 * own for them, in shared links (`social`) and keywords; and the town it is about.
 */
export type PageNames = {
  title: string
  seo: Seo
  social?: Seo
  keywords?: string[]
  city?: string
  geo?: { latitude: number; longitude: number }
}

/** The names of a route's page in a language. @throws when its content is missing. */
export function pageNames(route: Route, locale: Locale): PageNames {
  const { slug } = route
  switch (route.kind) {
    case 'home':
      return { title: translator(locale)('nav.home'), seo: home(locale).seo }
    case 'about':
      return about(locale)
    case 'faq':
      return faq(locale)
    case 'service':
      return services.one(slug, locale)
    case 'symptom':
      return symptoms.one(slug, locale)
    case 'post':
      return posts.one(slug, locale)
    case 'city':
      return cities.one(slug, locale)
    case 'policy':
      return policies.one(slug, locale)
    case 'financial-information':
      return financial(locale)
    case 'cash-plans':
      return cashPlans(locale)
    case 'insurance-plans':
      return insurancePlans(locale)
    case 'insurer':
      return insurers.one(slug, locale)
    case 'blog-page':
      return blogNames(Number(slug), locale)
    case 'not-found': {
      const page = notFound(locale)[slug as 'page' | 'post' | 'symptom']
      return { title: page.heading, seo: page.seo }
    }
    case 'demo': {
      const page = demo(locale)[slug as Frame]
      return { title: page.heading, seo: page.seo }
    }
    default:
      return pages.one(slug, locale)
  }
}

function blogNames(number: number, locale: Locale): PageNames {
  const page = pages.one('blog', locale)
  const t = translator(locale)
  return {
    title: page.title,
    seo: {
      title: t('blog.pageTitle', { title: page.seo.title, number }),
      description: t('blog.pageDescription', { number }),
    },
  }
}
