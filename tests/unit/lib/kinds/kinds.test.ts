/** @jest-environment node */
import { type Locale, locales } from '@/lib/i18n/locales'
import { kindNames } from '@/lib/kinds'
import { sourceFiles } from '../../source-files'

/** The kinds that the files of app/ render in a language. */
const shownIn = (locale: Locale) =>
  sourceFiles('app').flatMap(({ source }) => {
    const [, templates = ''] = new RegExp(`definePage\\('${locale}', \\{([^}]*)\\}`).exec(source) ?? []
    return [...templates.matchAll(/'?([\w-]+)'?:/g)].map(([, kind]) => kind)
  })

test.each(locales)('a file of app/ renders each kind in %s', (locale) => {
  expect([...new Set(shownIn(locale))].sort()).toEqual([...kindNames].sort())
})
