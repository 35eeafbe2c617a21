import { contactEndpoint } from '@/lib/embeds/providers'
import { translationSetting } from '@/lib/embeds/translation'
import { locales } from '@/lib/i18n/locales'
import { deviceKeys, sessionKeys } from '@/lib/loader/contract'
import { storageNotice } from '@/lib/visit/privacy-notices'
import { sourceFiles } from '../../source-files'

jest.mock('@/lib/embeds/providers')
jest.mock('@/lib/embeds/translation')

const lines = (locale: (typeof locales)[number]) => storageNotice(locale).split('\n')

test.each(locales)('the notice in %s names what a site keeps that uses every part', (locale) => {
  jest.mocked(contactEndpoint).mockReturnValue('https://forms.example.com/f/1')
  jest.mocked(translationSetting).mockReturnValue({ on: true, script: '', origins: [], languages: [] })
  // Visitors see the two keys of the address search as one item.
  expect(lines(locale)).toHaveLength(Object.keys({ ...deviceKeys, ...sessionKeys }).length - 1)
  for (const line of lines(locale)) expect(line).toMatch(/^- \*\*[^*]+\.\*\* .+\.$/)
})

test('features that a site does not use are not mentioned', () => {
  jest.mocked(contactEndpoint).mockReturnValue(undefined)
  jest.mocked(translationSetting).mockReturnValue(undefined)
  expect(storageNotice('en')).not.toContain('contact form')
  expect(storageNotice('en')).not.toContain('foot of the page')
})

/**
 * The only files that open a storage: the types of the first allow only the keys of the contract, and the second
 * deletes what a former site has left.
 */
const openers = ['components/client/storage.ts', 'scripts/export/templates/former-worker.js']

test('nothing else in the code stores anything in the browser', () => {
  const keeps =
    /\b(localStorage|sessionStorage|indexedDB|cookieStore|serviceWorker|caches)\b|document\.cookie|storage\.getDirectory/
  const found = sourceFiles('app', 'components', 'lib', 'scripts/export')
    .filter(({ source }) => keeps.test(source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')))
    .map(({ path }) => path)
  expect(found).toEqual(openers)
})
