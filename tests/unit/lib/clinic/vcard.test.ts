/** @jest-environment node */
import { contactCard } from '@/lib/clinic/vcard'

const clinic = {
  name: 'Springdale Family Chiropractic',
  email: 'hello@example.com',
  address: { street: '1900 West Sunset Avenue, Suite 5', city: 'Springdale', state: 'AR' as const, zip: '72764' },
  geo: { latitude: 36.175, longitude: -94.1549 },
}
const phone = '+14795550142'

test('the clinic as a contact every address book reads', () => {
  const card = contactCard(clinic, phone, 'https://www.example.com')
  const lines = card.split('\r\n')
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0'])
  expect(lines.slice(-2)).toEqual(['END:VCARD', ''])
  expect(lines).toContain('FN:Springdale Family Chiropractic')
  expect(lines).toContain('N:;;;;')
  expect(lines).toContain(`TEL;TYPE=WORK,VOICE,MSG:${phone}`)
  expect(lines).toContain('EMAIL;TYPE=INTERNET,WORK:hello@example.com')
  expect(lines).toContain('URL:https://www.example.com')
  expect(lines).toContain('GEO:36.175;-94.1549')
  expect(card.replaceAll('\r\n ', '')).toContain(
    'ADR;TYPE=WORK:;;1900 West Sunset Avenue\\, Suite 5;Springdale;AR;72764;USA\r\n',
  )
})

test('every line ends in CRLF, none is longer than 75 bytes, and an extension is dialed after a pause', () => {
  const name = 'Clínica Quiropráctica de la Familia Núñez & O’Brien en el Valle del Río Grande'
  const card = contactCard({ ...clinic, name }, '+14795550142,5', 'https://www.example.com', 'Peñasco')
  expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(Math.max(...card.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(card.replaceAll('\r\n ', '')).toContain(`FN;CHARSET=UTF-8:${name}\\, Peñasco\r\n`)
  expect(card).toContain('TEL;TYPE=WORK,VOICE,MSG:+14795550142,5\r\n')
})

test('special characters of the format are escaped in a name', () => {
  const card = contactCard({ ...clinic, name: 'Hands, Spine; Co' }, phone, 'https://www.example.com')
  expect(card).toContain('FN:Hands\\, Spine\\; Co\r\n')
})

test('text beyond ASCII declares its character set, for old versions of Outlook', () => {
  const address = { ...clinic.address, city: 'Española' }
  const card = contactCard({ ...clinic, name: 'Piñon Physical Therapy', address }, phone, 'https://www.example.com')
  expect(card).toContain('FN;CHARSET=UTF-8:Piñon Physical Therapy\r\n')
  expect(card).toContain('ORG;CHARSET=UTF-8:Piñon Physical Therapy\r\n')
  expect(card.replaceAll('\r\n ', '')).toContain('ADR;TYPE=WORK;CHARSET=UTF-8:;;1900 West')
  expect(card).toContain('EMAIL;TYPE=INTERNET,WORK:')
})

test('additional lines have their own numbers; without an email address there is none', () => {
  const spanish = { for: { en: 'Spanish line', es: 'Línea en español' }, phone: '(479) 555-0188' }
  const fax = { for: { en: 'Fax', es: 'Fax' }, phone: '(479) 555-0189', fax: true }
  const { email: _, ...unlisted } = clinic
  const card = contactCard({ ...unlisted, phoneLines: [spanish, fax] }, phone, 'https://www.example.com')
  expect(card).toContain('TEL;TYPE=WORK,VOICE:+14795550188\r\nTEL;TYPE=WORK,FAX:+14795550189\r\n')
  expect(card).not.toContain('EMAIL')
})
