import { locales } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { PageType } from '@/lib/page-types/names'
import { routes, routesOf } from '@/lib/routes'
import { footerMenu, mainMenu, type NavLink } from '@/lib/routes/menus'

const hrefs = (links: NavLink[]) => links.map(({ href }) => href)
const paths = (pageType: PageType) => routesOf(pageType).map(({ path }) => path)

describe.each(locales)('in %s', (locale) => {
  const t = translator(locale)

  test('the header has these entries and links, in this order', () => {
    const shape = mainMenu(locale).map((entry) =>
      'href' in entry
        ? [entry.title, entry.href]
        : [entry.title, hrefs(entry.items), ...(entry.all ? [entry.all.title, entry.all.href] : [])],
    )
    expect(shape).toEqual([
      [t('nav.home'), '/'],
      [t('nav.information'), ['/about', '/blog', '/faq']],
      [t('nav.services'), paths('service'), t('nav.allServices'), '/services'],
      [t('nav.symptoms'), ['/where-does-it-hurt', ...paths('symptom').slice(0, 6)], t('nav.allSymptoms'), '/symptoms'],
      [
        t('nav.financial'),
        [
          '/financial-information/cash-plans',
          '/financial-information/insurance-plans',
          '/financial-information/what-it-costs',
        ],
        t('nav.overview'),
        '/financial-information',
      ],
      [t('nav.contact'), '/contact'],
    ])
  })

  test('each item of a menu has a title and a short description', () => {
    const items = mainMenu(locale).flatMap((entry) => ('items' in entry ? entry.items : []))
    expect(items).not.toEqual([])
    for (const { title, description } of items) {
      expect(title).toMatch(/\S/)
      expect(description).toMatch(/\S/)
      expect(description?.length).toBeLessThanOrEqual(60)
    }
  })

  test('the footer has exactly the specified links', () => {
    const { clinic, start, areas, legal } = footerMenu(locale)
    expect(hrefs(clinic)).toEqual(['/', '/about', '/services', '/symptoms', '/financial-information'])
    expect(hrefs(start)).toEqual(['/free-consultation#consultation-form', '/book-now', '/contact'])
    expect(hrefs(areas)).toEqual(paths('city').slice(0, 12))
    expect(hrefs(legal)).toEqual(paths('policy'))
    for (const { title } of [...clinic, ...start, ...areas, ...legal]) expect(title).toMatch(/\S/)
  })

  test('every link leads to a page', () => {
    const header = mainMenu(locale).flatMap((entry) =>
      'href' in entry ? [entry] : [...entry.items, ...(entry.all ? [entry.all] : [])],
    )
    for (const { href } of [...header, ...Object.values(footerMenu(locale)).flat()]) {
      expect(routes).toContainEqual(expect.objectContaining({ path: href.replace(/#.*/, ''), indexable: true }))
    }
  })
})

test('the two languages name their links differently', () => {
  const descriptions = (locale: 'en' | 'es') =>
    mainMenu(locale).flatMap((entry) => ('items' in entry ? entry.items.map(({ description }) => description) : []))
  const english = descriptions('en')
  expect(descriptions('es').filter((description) => english.includes(description))).toEqual([])
})
