import { withArticle } from '@/lib/clinic/doctor'
import { clinic, phone, phoneLinks } from '@/lib/clinic/facts'
import { textConsent } from '@/lib/clinic/text-consent'
import { placeholderValues } from '@/lib/content/placeholder-values'
import states from '@/lib/geography/states.json'
import { streetName } from '@/lib/geography/street'
import { countedNotice, storageNotice } from '@/lib/visit/privacy-notices'

test('the phone is shown with area code, called and texted with country code', () => {
  const digits = clinic.phone.replace(/\D/g, '').slice(-10)
  expect(phone.display).toBe(`(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`)
  expect(phone.tel).toBe(`tel:+1${digits}`)
  expect(phone.sms).toBe(`sms:+1${digits}`)
})

test.each(['(479) 555-0142 ext. 5', '479-555-0142 x5', '+1 479 555 0142;ext=5'])(
  'the extension of %s is shown, dialed and told to machines; texts go to the number alone',
  (written) => {
    expect(phoneLinks(written)).toEqual({
      display: '(479) 555-0142 ext. 5',
      number: '+14795550142 ext. 5',
      dialed: '+14795550142,5',
      tel: 'tel:+14795550142,5',
      sms: 'sms:+14795550142',
    })
  },
)

const { street, city, state, zip } = clinic.address

test('texts take their facts from the facts file, in the words of their language', () => {
  expect(placeholderValues('en')).toEqual({
    phone: phone.display,
    email: clinic.email,
    address: `${street}, ${city}, ${state} ${zip}`,
    street: streetName(street),
    city,
    state,
    stateName: states[state].en,
    region: clinic.region.en,
    clinic: clinic.name,
    doctor: clinic.doctor.name.en,
    governingLaw: `${clinic.governingLaw} (sample)`,
    estimateNotice: expect.stringMatching(/^\w+ business days?$/),
    disputeThreshold: `$${clinic.goodFaithEstimate.disputeThreshold}`,
    reportPrice: expect.stringMatching(/^(Ask|It) /),
    browserStorage: storageNotice('en'),
    passedOn: expect.stringMatching(/^We don’t pass on /),
    counted: countedNotice('en'),
    textConsent: textConsent('en'),
    insurers: expect.stringMatching(/^Aetna, .+, and /),
    symptomCount: 'twelve',
    serviceCount: 'four',
  })
  expect(placeholderValues('es')).toEqual({
    ...placeholderValues('en'),
    region: clinic.region.es,
    doctor: withArticle(clinic.doctor.name.es),
    governingLaw: expect.stringMatching(/ \(ejemplo\)$/),
    estimateNotice: expect.stringMatching(/^\w+ días? hábil(es)?$/),
    reportPrice: expect.stringMatching(/cuesta/),
    browserStorage: storageNotice('es'),
    passedOn: expect.stringMatching(/^No compartimos|^No /),
    counted: countedNotice('es'),
    textConsent: textConsent('es'),
    insurers: expect.stringMatching(/^Aetna, .+ y /),
    symptomCount: 'doce',
    serviceCount: 'cuatro',
  })
})

test('the state of the law is named in the language of the page', () => {
  const law = jest.replaceProperty(clinic, 'governingLaw', 'North Carolina')
  expect(placeholderValues('en').governingLaw).toMatch(/^North Carolina/)
  expect(placeholderValues('es').governingLaw).toMatch(/^Carolina del Norte/)
  law.restore()
})
