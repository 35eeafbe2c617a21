/** @jest-environment node */
jest.mock('@/lib/compiled/data', () => {
  const data = jest.requireActual('@/lib/compiled/data')
  const { settings } = data
  return {
    ...data,
    settings: { ...settings, clinic: { ...settings.clinic, notOffered: ['/services/acupuncture'] } },
  }
})

import { pageOf } from '@/lib/content'
import { byLocale, locales } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'
import { footerMenu, mainMenu } from '@/lib/routes/menus'
import { searchFiles } from '@/lib/search/collect'
import { makeFinder } from '@/lib/search/find'
import { servicesOffered } from '@/lib/seo/structured-data/service'

const find = byLocale((locale) => {
  const { file, texts } = searchFiles(locale)
  return makeFinder(file, locale, texts)
})

test.each([
  ['en', 'acupuncture', 'We don’t offer acupuncture'],
  ['en', 'do you do acupuncture', 'We don’t offer acupuncture'],
  ['en', 'acupuntura', 'We don’t offer acupuncture'],
  ['es', 'acupuntura', 'No ofrecemos acupuntura'],
  ['es', 'acupunturista en springdale', 'No ofrecemos acupuntura'],
] as const)('in %s “%s” is answered: it is not offered; the services are', (locale, query, title) => {
  const { answer } = find[locale](query)
  expect(answer).toMatchObject({ title, page: '/services' })
})

test('“pins and needles” is about nerves', () => {
  const found = find.en('pins and needles')
  expect(found.answer).toBeUndefined()
  expect(found.hits[0]?.path).toBe('/symptoms/sciatica-neuropathy')
})

test.each(locales)('menus, lists and files for machines leave it out in %s', (locale) => {
  const shown = [
    mainMenu(locale),
    footerMenu(locale),
    routes,
    servicesOffered(locale),
    pageOf('home', locale).extraServices,
  ]
  expect(JSON.stringify(shown)).not.toMatch(/acupun[ct]/i)
})
