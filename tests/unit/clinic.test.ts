import { clinic, phone, placeholders } from '@/lib/clinic'

test('the phone is shown with area code, called and texted with country code', () => {
  const digits = clinic.phone.replace(/\D/g, '').slice(-10)
  expect(phone.display).toBe(`(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`)
  expect(phone.tel).toBe(`tel:+1${digits}`)
  expect(phone.sms).toBe(`sms:+1${digits}`)
})

test('texts take name, doctor and law from the facts', () => {
  expect(placeholders).toEqual({
    phone: phone.display,
    clinic: clinic.name,
    doctor: clinic.doctor.name,
    governingLaw: clinic.governingLaw,
  })
})
