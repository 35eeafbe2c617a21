import type { Settings } from '@/lib/schemas'

jest.mock('@/lib/compiled/data', () => {
  const data = jest.requireActual('@/lib/compiled/data')
  const settings: Settings = data.settings
  return {
    ...data,
    settings: {
      ...settings,
      clinic: { ...settings.clinic, notOffered: ['/services/pregnancy-care', '/symptoms/auto-accident-whiplash'] },
    },
  }
})

import { pageOf, pagesOf } from '@/lib/content'
import { withoutSwitchedOff } from '@/lib/content/not-offered'
import { locales } from '@/lib/i18n/locales'
import { definitionOf } from '@/lib/page-types'
import { routes } from '@/lib/routes'
import { footerMenu, mainMenu } from '@/lib/routes/menus'
import { siteSections } from '@/lib/routes/site-sections'
import { servicesOffered } from '@/lib/seo/structured-data/service'
import { redirectsOf } from '@/scripts/export/redirects'

const names = /pregnancy-care|auto-accident-whiplash/

test('no route is left, and the old addresses lead to the overview in both languages', () => {
  expect(routes.map(({ path }) => path)).not.toEqual(expect.arrayContaining([expect.stringMatching(names)]))
  const moved = redirectsOf(routes).filter(({ path }) => names.test(path))
  expect(moved.map(({ path, to }) => [path, to])).toEqual([
    ['/services/pregnancy-care', '/services'],
    ['/es/services/pregnancy-care', '/es/services'],
    ...pageAliases().flatMap((alias) => [
      [alias, '/symptoms'],
      [`/es${alias}`, '/es/symptoms'],
    ]),
  ])
})

/** Return the address of the symptom and its own aliases. */
function pageAliases(): string[] {
  const { documentsOf } = jest.requireActual('@/lib/compiled/data')
  const page = documentsOf('symptom', 'en').find(({ slug }: { slug: string }) => slug === 'auto-accident-whiplash')
  return ['auto-accident-whiplash', ...page.aliases].map((slug) => `/symptoms/${slug}`)
}

describe.each(locales)('in %s', (locale) => {
  test.each<[string, () => unknown]>([
    ['the menus', () => [mainMenu(locale), footerMenu(locale)]],
    [
      'the services and symptoms',
      () => [...pagesOf('service', locale), ...pagesOf('symptom', locale)].map(({ slug }) => slug),
    ],
    ['the related symptoms', () => pagesOf('symptom', locale).map(({ related }) => related)],
    [
      'the lists of the cities',
      () => pagesOf('city', locale).map(({ related, services }) => [related, services.items]),
    ],
    ['the other services of the home page', () => pageOf('home', locale).extraServices],
    ['the list of the search page', () => siteSections(locale)],
    ['the clinic of the structured data', () => servicesOffered(locale)],
  ])('%s leave them out', (_, build) => {
    expect(JSON.stringify(build())).not.toMatch(names)
  })

  test('a service without a page is identified by its id', () => {
    const left = withoutSwitchedOff(pageOf('home', locale), definitionOf('home').content, ['/services/acupuncture'])
    expect(left.extraServices).toEqual([])
  })

  test('offered services remain', () => {
    const { documentsOf } = jest.requireActual('@/lib/compiled/data')
    for (const kind of ['service', 'symptom'] as const)
      expect(pagesOf(kind, locale)).toHaveLength(documentsOf(kind, locale).length - 1)
  })
})
