/** @jest-environment node */
import { phone } from '@/lib/clinic/facts'
import { smsLink } from '@/lib/clinic/text-message'
import { translator } from '@/lib/i18n/translator'

test.each([
  ['Hello there', 'Hello%20there'],
  ['A = 100 %?', 'A%20%3D%20100%20%25%3F'],
  // Some Android apps end the text at this character, however it is encoded.
  ['Smith & Sons', 'Smith%20and%20Sons'],
  ['A&B', 'A%20and%20B'],
  ['línea\nnueva', 'l%C3%ADnea%0Anueva'],
  ["it's (ok)!", 'it%27s%20%28ok%29%21'],
])('%j is sent as %s', (body, encoded) => {
  expect(smsLink('sms:+14795550142', body, 'en')).toBe(`sms:+14795550142?&body=${encoded}`)
})

test.each(['en', 'es'] as const)('the message in %s comes out as it was written', (locale) => {
  const body = translator(locale)('bookNow.sms')
  const link = smsLink(phone.sms, body, locale)
  expect(link).toMatch(/^sms:\+\d{11}\?&body=[\w.~%-]+$/)
  expect(decodeURIComponent(link.split('body=')[1] ?? '')).toBe(body)
  expect(body.split('\n')).toHaveLength(4)
})

test('in Spanish the word for & is Spanish', () => {
  expect(smsLink('sms:', 'Ruiz & Hijos', 'es')).toBe('sms:?&body=Ruiz%20y%20Hijos')
})
