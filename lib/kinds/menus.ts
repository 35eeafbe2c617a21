import { about, cashPlans, cities, faq, insurancePlans, pages, policies, services, symptoms } from '../content'
import type { Locale } from '../i18n/locales'
import { translator } from '../i18n/translator'

/** A link of a menu or of the footer. `href` is the English path; the link component leads to the reader's language. */
export type NavLink = { href: string; title: string; description?: string }
/** A top entry of the header: a plain link, or a menu of links with an optional link to the whole group. */
export type NavEntry = NavLink | { id: string; title: string; items: NavLink[]; all?: NavLink }

/** Symptoms in the header menu (specification 2.1); the overview lists all twelve. */
const menuSymptoms = 6

const linkTo = (href: string, { title, menu }: { title: string; menu: string }): NavLink => ({
  href,
  title,
  description: menu,
})

/** Towns that every page names, in its footer and its structured data: the first ones by `order`. */
export const menuCities = 12

/** The header menu (specification 2.1). */
export function mainMenu(locale: Locale): NavEntry[] {
  const t = translator(locale)
  return [
    { href: '/', title: t('nav.home') },
    {
      id: 'information',
      title: t('nav.information'),
      items: [linkTo('/about', about(locale)), linkTo('/blog', pages.one('blog', locale)), linkTo('/faq', faq(locale))],
    },
    {
      id: 'services',
      title: t('nav.services'),
      items: services
        .all(locale)
        .map(({ slug, nav, menu }) => ({ href: `/services/${slug}`, title: nav, description: menu })),
      all: { href: '/services', title: t('nav.allServices') },
    },
    {
      id: 'symptoms',
      title: t('nav.symptoms'),
      items: symptoms
        .all(locale)
        .slice(0, menuSymptoms)
        .map(({ slug, title, menu }) => ({ href: `/symptoms/${slug}`, title, description: menu })),
      all: { href: '/symptoms', title: t('nav.allSymptoms') },
    },
    {
      id: 'financial',
      title: t('nav.financial'),
      items: [
        linkTo('/financial-information/cash-plans', cashPlans(locale)),
        linkTo('/financial-information/insurance-plans', insurancePlans(locale)),
      ],
      all: { href: '/financial-information', title: t('nav.overview') },
    },
    { href: '/contact', title: t('nav.contact') },
  ]
}

/** The footer's columns and legal line (specification 2.1): exactly these links. */
export function footerMenu(locale: Locale) {
  const t = translator(locale)
  return {
    clinic: [
      { href: '/', title: t('nav.home') },
      { href: '/about', title: t('nav.about') },
      { href: '/services', title: t('nav.services') },
      { href: '/symptoms', title: t('nav.symptoms') },
      { href: '/financial-information', title: t('nav.financial') },
    ],
    start: [
      { href: '/free-consultation', title: t('cta.freeConsultation') },
      { href: '/book-now', title: t('cta.bookNow') },
      { href: '/contact', title: t('nav.contact') },
    ],
    areas: cities
      .all(locale)
      .slice(0, menuCities)
      .map(({ slug, title }) => ({ href: `/${slug}`, title })),
    legal: policies.all(locale).map(({ slug, title }) => ({ href: `/${slug}`, title })),
  }
}
