/** @jest-environment node */
import { type Locale, locales } from '@/lib/i18n/locales'
import { pageTypeNames } from '@/lib/page-types/names'
import { sourceFiles } from '../../source-files'

/** Return the page types that the files of app/ render in a language. */
const shownIn = (locale: Locale) =>
  sourceFiles('app').flatMap(({ source }) => {
    const [, templates = ''] = new RegExp(`definePage\\('${locale}', \\{([^}]*)\\}`).exec(source) ?? []
    return [...templates.matchAll(/'?([\w-]+)'?:/g)].map(([, pageType]) => pageType)
  })

test.each(locales)('a file of app/ renders each page type in %s', (locale) => {
  expect([...new Set(shownIn(locale))].sort()).toEqual([...pageTypeNames].sort())
})
