/** @jest-environment node */
import { calendarLinks, visitFile } from '@/lib/clinic/calendar'
import { escapeValue, foldLines } from '@/lib/clinic/text-lines'

const visit = {
  date: '2026-12-01',
  time: '09:30',
  minutes: 45,
  timeZone: 'America/Chicago',
  title: 'Visit at Springdale Family Chiropractic',
  description: 'Bring: a photo ID; your card.\n\nTo change it, call.',
  location: 'Suite 5, Springdale',
  host: 'www.example.com',
  made: new Date('2026-11-21T01:02:03.456Z'),
}
/** Return the unfolded fields of a file. */
const fieldsOf = (file: string) =>
  new Map(
    file
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)] as const),
  )

test('an event with everything RFC 5545 requires', () => {
  const file = visitFile(visit)
  expect(file.split('\r\n').slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
  expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true)
  const fields = fieldsOf(file)
  expect(fields.get('UID')).toBe('20261201T153000Z-visit@www.example.com')
  expect(fields.get('DTSTAMP')).toBe('20261121T010203Z')
  expect(fields.get('DTSTART')).toBe('20261201T153000Z')
  expect(fields.get('DTEND')).toBe('20261201T161500Z')
  expect(fields.get('LOCATION')).toBe('Suite 5\\, Springdale')
  expect(file).toContain('DESCRIPTION:Bring: a photo ID\\; your card.\\n\\nTo change it\\, call.')
  expect(fields.get('TRIGGER')).toBe('-P1D')
  expect([...fields.keys()]).toEqual(expect.arrayContaining(['PRODID', 'SUMMARY', 'ACTION']))
  // An event to keep, not an invitation; times in UTC need no time zone in the file.
  expect(file).not.toMatch(/^(METHOD|ORGANIZER|ATTENDEE|BEGIN:VTIMEZONE)|TZID/m)
})

test('every line ends in CRLF and nothing else breaks a line', () => {
  const file = visitFile({
    ...visit,
    title: 'Visita a la clínica de la señora Muñoz & Peña '.repeat(3),
    description: 'one\r\ntwo\rthree\nfour',
  })
  expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(file).toContain('DESCRIPTION:one\\ntwo\\nthree\\nfour')
})

test.each([
  ['2026-03-06', '20260306T150000Z'],
  ['2026-03-09', '20260309T140000Z'],
  ['2026-10-30', '20261030T140000Z'],
  ['2026-11-02', '20261102T150000Z'],
  ['2027-03-15', '20270315T140000Z'],
  ['2027-11-08', '20271108T150000Z'],
])('nine o’clock on %s', (date, start) => {
  expect(fieldsOf(visitFile({ ...visit, date, time: '09:00' })).get('DTSTART')).toBe(start)
})

test('each appointment has its own identity', () => {
  const uid = (changes: Partial<typeof visit>) => fieldsOf(visitFile({ ...visit, ...changes })).get('UID')
  expect(uid({ made: new Date() })).toBe(uid({}))
  expect(uid({ title: 'Cita' })).toBe(uid({}))
  expect(uid({ time: '10:00' })).not.toBe(uid({}))
})

test.each([
  ['plain', 'plain'],
  ['a, b; c\\d', 'a\\, b\\; c\\\\d'],
  ['línea\nnueva', 'línea\\nnueva'],
  ['tab\there, null\u0000', 'tab here\\, null '],
])('%j is written %j', (text, written) => {
  expect(escapeValue(text)).toBe(written)
})

test.each([
  ['letters', 'x'.repeat(200)],
  ['letters of two bytes', 'ñ'.repeat(120)],
  ['signs of four bytes', '🦴'.repeat(60)],
])('no line of %s is longer than 75 bytes, and none of its signs is cut', (_, text) => {
  const folded = foldLines([text])
  const lines = folded.split('\r\n').slice(0, -1)
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(lines.slice(1).every((line) => line.startsWith(' '))).toBe(true)
  expect(folded.replaceAll('\r\n ', '')).toBe(`${text}\r\n`)
})

test('a line of exactly 75 bytes stays whole', () => {
  expect(foldLines(['x'.repeat(75)])).toBe(`${'x'.repeat(75)}\r\n`)
  expect(foldLines(['x'.repeat(76)])).toBe(`${'x'.repeat(75)}\r\n x\r\n`)
})

test('calendars on the web get the same time, place and words', () => {
  const [google, outlook] = calendarLinks({ ...visit, date: '2026-03-09', time: '09:00', minutes: 45 })
  const of = (href = '') => Object.fromEntries(new URL(href).searchParams)
  expect(of(google?.href)).toMatchObject({
    dates: '20260309T140000Z/20260309T144500Z',
    text: visit.title,
    details: visit.description,
    location: visit.location,
  })
  expect(of(outlook?.href)).toMatchObject({
    startdt: '2026-03-09T14:00:00.000Z',
    enddt: '2026-03-09T14:45:00.000Z',
    subject: visit.title,
    body: visit.description,
    location: visit.location,
  })
})
