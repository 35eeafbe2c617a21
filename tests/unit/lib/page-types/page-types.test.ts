/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { type Locale, locales } from '@/lib/i18n/locales'
import { pageTypes } from '@/lib/page-types'
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

/** The files of lib/page-types that define no page type. */
const helpers = ['card', 'definition', 'index', 'names', 'shared', 'structured-data']

test('lib/page-types/index.ts lists each page type by the name of its file', () => {
  const files = readdirSync('lib/page-types').map((file) => file.replace(/\.ts$/, ''))
  expect(files.filter((file) => !helpers.includes(file) && !(file in pageTypes))).toEqual([])
})
