/** @jest-environment node */
import { clinic, phone } from '@/lib/clinic/facts'
import { contactCard } from '@/lib/clinic/vcard'

test('the clinic as a contact every address book reads', () => {
  const card = contactCard(clinic, phone.number, 'https://www.example.com')
  const lines = card.split('\r\n')
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0'])
  expect(lines.slice(-2)).toEqual(['END:VCARD', ''])
  expect(lines).toContain(`FN:${clinic.name}`)
  expect(lines).toContain('N:;;;;')
  expect(lines).toContain('TEL;TYPE=WORK,VOICE,MSG:+14795550142')
  expect(lines).toContain('EMAIL;TYPE=INTERNET,WORK:hello@example.com')
  expect(lines).toContain('URL:https://www.example.com')
  expect(lines).toContain(`GEO:${clinic.geo.latitude};${clinic.geo.longitude}`)
  expect(card.replaceAll('\r\n ', '')).toContain(
    'ADR;TYPE=WORK:;;1900 West Sunset Avenue\\, Suite 5;Springdale;AR;72764;USA\r\n',
  )
})

test('signs of the format in a name are escaped', () => {
  const card = contactCard({ ...clinic, name: 'Hands, Spine; Co' }, phone.number, 'https://www.example.com')
  expect(card).toContain('FN:Hands\\, Spine\\; Co\r\n')
})
