import { passedOn } from '@/lib/embeds/pass-on'
import { locales } from '@/lib/i18n/locales'
import { countedNotice, passOnNotice } from '@/lib/visit/privacy-notices'

jest.mock('@/lib/embeds/pass-on')

const cases = [
  [[], [/don’t pass on click IDs or a list/, /No entregamos los códigos .*identificadores de clic\) ni una lista/]],
  [
    ['click-ids'],
    [
      /receives the click ID.*don’t pass on a list/,
      /recibe también el código \(identificador de clic\).*No entregamos una lista/,
    ],
  ],
  [['landing-page'], [/first page.*don’t pass on click IDs/, /primera página.*No entregamos los códigos/]],
  [
    ['click-ids', 'landing-page'],
    [/receives the click ID.*first page/, /identificador de clic.*primera página/],
  ],
] as const

test.each(cases)('the privacy policy says what is passed on, in both languages: %j', (passed, words) => {
  jest.mocked(passedOn).mockReturnValue(passed)
  for (const [i, locale] of locales.entries()) expect(passOnNotice(locale)).toMatch(words[i] ?? '')
})

test.each(locales)('the privacy policy in %s says where counts go, or that there are none', (locale) => {
  const url = 'https://clinic.goatcounter.com'
  expect(countedNotice(locale, { service: 'own' })).toMatch(/#host[\s\S]*Global Privacy Control/)
  expect(countedNotice(locale, { service: 'goatcounter', url })).toMatch(/GoatCounter[\s\S]*Global Privacy Control/)
  expect(countedNotice(locale, { service: 'none' })).not.toMatch(/IP|Global Privacy Control/)
})
