import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BodyPartPage } from '@/components/pages/body-part-page'
import { HomePage } from '@/components/pages/home-page'
import { SymptomPage } from '@/components/pages/symptom-page'
import { WhereDoesItHurtPage } from '@/components/pages/where-does-it-hurt-page'
import { phone } from '@/lib/clinic/facts'
import { pageOf } from '@/lib/content'
import { type Locale, locales } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { Route } from '@/lib/page-types/definition'
import { routes } from '@/lib/routes'
import { bodyParts, universalSigns } from '@/lib/urgent/signs'

jest.mock('next/navigation', () => ({
  ...jest.requireActual('../navigation-mock'),
  usePathname: () => '/',
}))

describe.each(locales)('in %s whoever listens to the page hears in this order', (locale) => {
  const t = translator(locale)

  test.each([
    [
      'on the home page what it is about, and how to reach the clinic',
      HomePage,
      'home',
      '',
      [pageOf('home', locale).hero.heading, phone.display],
    ],
    [
      'of a symptom its heading, and what calls for 911',
      SymptomPage,
      'symptom',
      'back-pain',
      [pageOf('symptom', locale, 'back-pain').heading, '911'],
    ],
    [
      'of a part of the body to call 911, then for which signs',
      BodyPartPage,
      'body-part',
      'lower-back',
      [pageOf('body-part', locale, 'lower-back').heading, '911', universalSigns(locale)[0]?.name ?? ''],
    ],
    [
      'in the guide to call 911, then the parts of the body',
      WhereDoesItHurtPage,
      'where-does-it-hurt',
      '',
      [t('urgent.call911'), bodyParts(locale)[0]?.name ?? ''],
    ],
  ] as const)('%s', (_, page, kind, slug, expected) => {
    const Page = page as ComponentType<{ locale: Locale; route: Route }>
    const route = routes.find((item) => item.pageType === kind && (!slug || item.slug === slug)) as Route
    document.body.innerHTML = renderToStaticMarkup(<Page locale={locale} route={route} />)
    const text = document.body.textContent
    let from = 0
    for (const words of expected) {
      const at = text.indexOf(words, from)
      if (at < 0) throw new Error(`"${words}" is missing or comes too early:\n${text}`)
      from = at
    }
  })
})
