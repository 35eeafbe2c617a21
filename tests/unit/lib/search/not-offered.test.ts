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
import { locales } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'
import { footerMenu, mainMenu } from '@/lib/routes/menus'
import { searchFiles } from '@/lib/search/collect'
import { makeFinder } from '@/lib/search/find'
import { llmsFile } from '@/lib/seo/llms'
import { servicesOffered } from '@/lib/seo/structured-data/service'

test.each([
  ['en', 'acupuncture', 'We don’t offer acupuncture'],
  ['en', 'do you do acupuncture', 'We don’t offer acupuncture'],
  ['en', 'acupuntura', 'We don’t offer acupuncture'],
  ['es', 'acupuntura', 'No ofrecemos acupuntura'],
  ['es', 'acupunturista en springdale', 'No ofrecemos acupuntura'],
] as const)('in %s “%s” is answered: it is not offered; the services are', (locale, query, title) => {
  const { file, texts } = searchFiles(locale)
  const { answer } = makeFinder(file, locale, texts)(query)
  expect(answer).toMatchObject({ title, page: '/services' })
})

test('“pins and needles” is about nerves', () => {
  const { file, texts } = searchFiles('en')
  const found = makeFinder(file, 'en', texts)('pins and needles')
  expect(found.answer).toBeUndefined()
  expect(found.hits[0]?.path).toBe('/symptoms/sciatica-neuropathy')
})

test.each(locales)('menus, lists and files for machines leave it out in %s', (locale) => {
  const shown = [
    mainMenu(locale),
    footerMenu(locale),
    routes,
    llmsFile(locale),
    servicesOffered(locale),
    pageOf('home', locale).extraServices,
  ]
  expect(JSON.stringify(shown)).not.toMatch(/acupun[ct]/i)
})
