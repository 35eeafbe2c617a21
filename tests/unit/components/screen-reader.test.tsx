import { virtual } from '@guidepup/virtual-screen-reader'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Document } from '@/components/layout/document'
import { BodyPartPage } from '@/components/pages/body-part-page'
import { BookingPage } from '@/components/pages/booking-page'
import { ContactPage } from '@/components/pages/contact-page'
import { HomePage } from '@/components/pages/home-page'
import { SearchPage } from '@/components/pages/search-page'
import { SymptomPage } from '@/components/pages/symptom-page'
import { WhereDoesItHurtPage } from '@/components/pages/where-does-it-hurt-page'
import { clinic, phone } from '@/lib/clinic/facts'
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

/** The longest text that a listener hears out. */
const longest = 60

/** An element without a name: a screen reader announces only its role, and nothing for a form. */
const nameless = /^(link|button|image|img|textbox|searchbox|combobox|checkbox|radio|region|heading(, level \d)?)$/

/** Put the delivered page into the document, and return what a screen reader says from the start of `main`. */
async function listen(Page: ComponentType<{ locale: Locale; route: Route }>, route: Route, locale: Locale) {
  const html = renderToStaticMarkup(
    <Document locale={locale}>
      <Page locale={locale} route={route} />
    </Document>,
  )
  document.documentElement.innerHTML = html.replace(/<noscript>.*?<\/noscript>/gs, '')
  document.documentElement.lang = locale
  await virtual.start({ container: document.getElementById('main') ?? document.body })
  for (let i = 0; i < longest; i++) await virtual.next()
  const said = await virtual.spokenPhraseLog()
  await virtual.stop()
  return said
}

// jsdom has no pseudo-elements, whose content is part of names.
beforeAll(() => {
  const { getComputedStyle } = window
  window.getComputedStyle = (element) => getComputedStyle(element)
})

describe.each(locales)('in %s a screen reader says', (locale) => {
  const t = translator(locale)
  const call = `link, ${phone.display}`
  const headingOf = (text: string) => `heading, ${text}, level 1`
  const { heading: ofSymptom } = pageOf('symptom', locale, 'back-pain')

  test.each([
    [
      'on the home page what it is about, and how to reach the clinic',
      HomePage,
      'home',
      '',
      [headingOf(pageOf('home', locale).hero.heading), call],
    ],
    [
      'of a symptom what calls for 911, after its heading',
      SymptomPage,
      'symptom',
      'back-pain',
      [headingOf(ofSymptom), '911'],
    ],
    [
      'of a part of the body to call 911 first, then for which signs',
      BodyPartPage,
      'body-part',
      'lower-back',
      [headingOf(pageOf('body-part', locale, 'lower-back').heading), '911', universalSigns(locale)[0]?.name ?? ''],
    ],
    [
      'in the search the name of the field and of the button',
      SearchPage,
      'search',
      '',
      [`searchbox, ${t('search.label')}`, `button, ${t('search.submit')}`],
    ],
    [
      'on the contact page the ways to reach the clinic',
      ContactPage,
      'contact',
      '',
      [call, `link, ${t('contact.call')}`, `link, ${clinic.email}`],
    ],
    ['where to book, what the frame is, and the phone', BookingPage, 'book-now', '', [t('embed.titles.booking'), call]],
    [
      'in the guide to call 911 first, then the question about whom it is, and the parts of the body',
      WhereDoesItHurtPage,
      'where-does-it-hurt',
      '',
      ['911', `link, ${t('urgent.call911')}`, `radiogroup, ${t('urgent.who')}`, `link, ${bodyParts(locale)[0]?.name}`],
    ],
  ] as const)('%s', async (_, Page, kind, slug, expected) => {
    const route = routes.find((item) => item.pageType === kind && (!slug || item.slug === slug)) as Route
    const said = await listen(Page as ComponentType<{ locale: Locale; route: Route }>, route, locale)
    expect(said.filter((phrase) => nameless.test(phrase))).toEqual([])
    let from = 0
    // In this order.
    for (const words of expected) {
      const at = said.findIndex((phrase, i) => i >= from && phrase.includes(words))
      if (at < 0) throw new Error(`"${words}" is not said, or too early:\n${said.join('\n')}`)
      from = at
    }
  })
})
