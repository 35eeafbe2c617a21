/** @jest-environment node */
import { type Locale, locales } from '@/lib/i18n/locales'
import { kindNames, kinds } from '@/lib/kinds'
import { sourceFiles } from '../../source-files'
import { parts } from './complete'

test('every kind defines every part, and no other', () => {
  for (const kind of kindNames) expect(Object.keys(kinds[kind]).sort()).toEqual(Object.keys(parts).sort())
})

/** The kinds that the files of app/ render in a language. */
const shownIn = (locale: Locale) =>
  sourceFiles('app').flatMap(({ source }) => {
    const [, templates = ''] = new RegExp(`definePage\\('${locale}', \\{([^}]*)\\}`).exec(source) ?? []
    return [...templates.matchAll(/'?([\w-]+)'?:/g)].map(([, kind]) => kind)
  })

test.each(locales)('a file of app/ renders each kind in %s', (locale) => {
  expect([...new Set(shownIn(locale))].sort()).toEqual([...kindNames].sort())
})
