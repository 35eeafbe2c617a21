import { securityFile } from '@/scripts/export/security-file'

test.each([
  ['2026-11-26', '2027-10-01'],
  ['2026-02-01', '2027-01-01'],
])('security.txt of %s names the contact and expires on %s, within a year', (today, expires) => {
  expect(securityFile('front@clinic.example', new Date(today))).toBe(
    [
      'Contact: mailto:front@clinic.example',
      `Expires: ${expires}T00:00:00.000Z`,
      'Preferred-Languages: en, es',
      'Canonical: https://www.example.com/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

test('a clinic without a published email address names its contact page', () => {
  expect(securityFile(undefined)).toMatch(/^Contact: https:\/\/www\.example\.com\/contact$/m)
})
