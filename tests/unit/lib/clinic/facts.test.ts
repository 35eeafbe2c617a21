import { clinic, phone } from '@/lib/clinic/facts'
import { placeholders } from '@/lib/clinic/placeholders'
import { textConsent } from '@/lib/clinic/text-consent'
import { storageNotice } from '@/lib/visit/storage-notice'

test('the phone is shown with area code, called and texted with country code', () => {
  const digits = clinic.phone.replace(/\D/g, '').slice(-10)
  expect(phone.display).toBe(`(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`)
  expect(phone.tel).toBe(`tel:+1${digits}`)
  expect(phone.sms).toBe(`sms:+1${digits}`)
})

test('texts take their facts from the facts file, in the words of their language', () => {
  expect(placeholders('en')).toEqual({
    phone: phone.display,
    email: clinic.email,
    address: '1900 West Sunset Avenue, Suite 5, Springdale, AR 72764',
    street: 'West Sunset Avenue',
    city: 'Springdale',
    state: 'AR',
    stateName: 'Arkansas',
    region: 'Northwest Arkansas',
    clinic: clinic.name,
    doctor: clinic.doctor.name,
    governingLaw: clinic.governingLaw,
    estimateNotice: 'one business day',
    disputeThreshold: '$400',
    browserStorage: storageNotice('en'),
    textConsent: textConsent('en'),
    symptomCount: 'twelve',
    serviceCount: 'four',
  })
  expect(placeholders('es')).toEqual({
    ...placeholders('en'),
    region: 'el noroeste de Arkansas',
    estimateNotice: 'un día hábil',
    browserStorage: storageNotice('es'),
    textConsent: textConsent('es'),
    symptomCount: 'doce',
    serviceCount: 'cuatro',
  })
})
