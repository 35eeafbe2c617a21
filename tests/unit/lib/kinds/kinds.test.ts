/** @jest-environment node */
import { kindNames } from '@/lib/kinds'
import { sourceFiles } from '../../source-files'

/** The kinds that the files of app/ render in a language. */
const shownIn = (locale: string) =>
  sourceFiles('app').flatMap(({ source }) => {
    const [, templates = ''] = new RegExp(`definePage\\('${locale}', \\{([^}]*)\\}`).exec(source) ?? []
    return [...templates.matchAll(/'?([\w-]+)'?:/g)].map(([, kind]) => kind)
  })

test.each(['en', 'es'])('a file of app/ renders each kind in %s', (locale) => {
  expect([...new Set(shownIn(locale))].sort()).toEqual([...kindNames].sort())
})
