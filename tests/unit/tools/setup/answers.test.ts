import { checkAnswers, readAnswers, refusalOf } from '@/tools/setup/answers'
import { written } from './fixture'

const closed = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [day, []]),
)
const address = { street: '640 NW Juniper Street', city: 'Bend', state: 'OR', zip: '97703' }
const bend = { name: 'Bend', position: '44.0582, -121.3153' }

const office = {
  name: 'Redmond',
  address: { street: '215 SW Cascade Row', city: 'Redmond', state: 'OR', zip: '97756' },
  phone: '(541) 555-0138',
  position: '44.2721, -121.1752',
  hours: { ...closed, tuesday: ['09:00-13:00'] },
}

const refusedWith = (changes: Record<string, unknown>) => {
  const result = checkAnswers({ ...written(), ...changes })
  return 'refused' in result ? result.refused : []
}

test('the answers of the invented clinic are accepted', () => {
  expect(refusedWith({})).toEqual([])
})

test.each<[string, Record<string, unknown>, string, string]>([
  ['no name', { name: undefined }, 'name', 'is missing'],
  ['an empty name', { name: ' ' }, 'name', 'is empty'],
  ['a phone with eleven wrong digits', { phone: '123-4567' }, 'phone', 'is not a US phone number'],
  ['an area code there is not', { phone: '(011) 555-0117' }, 'phone', 'is not a US phone number'],
  ['no email address', { email: 'desk at example' }, 'email', 'is not an email address'],
  ['a state written out', { address: { ...address, state: 'Oregon' } }, 'address.state', 'two-letter state code'],
  ['a ZIP code without quotes', { address: { ...address, zip: 97703 } }, 'address.zip', 'five digits in quotes'],
  [
    'a ZIP code of another state',
    { address: { ...address, zip: '72764' } },
    'address.zip',
    '72764 is not a ZIP code of Oregon, where they begin with 970 to 979',
  ],
  ['a position without a comma', { position: '44.0582 -121.3153' }, 'position', 'write a position as'],
  [
    'a position in another state',
    { position: '36.175, -94.1549', cities: [{ name: 'Bend', position: '36.175, -94.1549' }] },
    'position',
    '36.175, -94.1549 is not in Oregon',
  ],
  ['longitude first', { position: '-121.3153, 44.0582' }, 'position', 'latitude, longitude'],
  ['a time zone that is an abbreviation', { timeZone: 'PST' }, 'timeZone', 'is not in the IANA time zone database'],
  [
    'the time zone of another state',
    { timeZone: 'America/New_York' },
    'timeZone',
    'America/New_York is not a time zone of Oregon; use America/Los_Angeles',
  ],
  ['a day that is not there', { hours: { ...closed, monday: undefined } }, 'hours.monday', 'is missing'],
  ['hours that end before they begin', { hours: { ...closed, monday: ['17:00-09:00'] } }, 'hours.monday.0', 'later'],
  ['a language that is a word', { languages: ['English'] }, 'languages.0', 'must be a language code'],
  ['an address that is none', { notOffered: ['pregnancy'] }, 'notOffered.0', 'write the address of a page'],
  ['offices that are no list', { offices: {} }, 'offices', 'must be a list, each item behind a dash'],
  ['an office without an address', { offices: [{ ...office, address: undefined }] }, 'offices.0.address', 'is missing'],
  [
    'an office at the main address',
    { offices: [{ ...office, address }] },
    'offices.0.address',
    'is the address of another office',
  ],
  [
    'an office with the pin of another state',
    { offices: [{ ...office, position: '36.175, -94.1549' }] },
    'offices.0.position',
    'is not in Oregon',
  ],
  ['two offices of one name', { offices: [office, office] }, 'offices.1.name', '"Redmond" appears twice'],
  ['a practice that is none', { practice: 'dentistry' }, 'practice', 'must be one of chiropractic, physiotherapy'],
  [
    'a doctor with a name in one language',
    { doctor: { name: { en: 'Dr. Ana Sample' }, credentials: 'DC' } },
    'doctor.name.es',
    'is missing',
  ],
  ['the law of no state', { governingLaw: 'Narnia' }, 'governingLaw', 'must be the name of a state in English'],
  ['a sign in a fact', { region: { en: 'the {city} area', es: 'la zona' } }, 'region.en', 'holds a brace'],
  [
    'a sign in the Spanish name of the doctor',
    { doctor: { name: { en: 'Dr. A', es: '{doctor}' }, credentials: 'DC' } },
    'doctor.name.es',
    'holds a brace',
  ],
  ['a sign in the name of an insurer', { insurers: ['{clinic}'] }, 'insurers.0', 'holds a brace'],
  ['a sign in the name of a town', { cities: [{ ...bend, name: '{city}' }] }, 'cities.0.name', 'holds a brace'],
  [
    'towns without the clinic’s own',
    { cities: [{ name: 'Redmond', position: '44.2726, -121.1739', minutes: 25 }] },
    'cities',
    'must name Bend, the town of the clinic',
  ],
  ...[-5, 0, 2.5, 'ten'].map((minutes): [string, Record<string, unknown>, string, string] => [
    `a drive of ${minutes} minutes`,
    { cities: [{ ...bend, minutes }] },
    'cities.0.minutes',
    'must be a whole number of minutes, at least 1',
  ]),
  ['no town', { cities: [] }, 'cities', 'name at least the town of the clinic'],
  ['a town twice', { cities: [bend, bend] }, 'cities.1', '"Bend" appears twice'],
  [
    'a town in another part of the country',
    { cities: [bend, { name: 'Springdale', position: '36.1867, -94.1288' }] },
    'cities.1',
    'miles from the clinic: that is too far to drive',
  ],
  [
    'a provider of no frame',
    { providers: { chat: { provider: 'demo' } } },
    'providers.chat',
    'is no frame of content/embeds.yaml',
  ],
  [
    'a provider without https',
    { providers: { map: { provider: 'iframe', url: 'http://maps.example.com' } } },
    'providers.map.url',
    'must be a full https:// address',
  ],
  [
    'an unknown part of the address',
    { address: { ...address, planet: 'Earth' } },
    'address.planet',
    'is unknown; known: street, ',
  ],
  ['what is not asked', { owner: 'me' }, 'owner', 'is not asked; known: name, '],
])('%s is refused', (_, changes, field, reason) => {
  expect(refusedWith(changes)).toContainEqual({ field, reason: expect.stringContaining(reason) })
})

test('only a position far from the clinic’s town is rejected, not each town and office', () => {
  const portland = { position: '45.5152, -122.6784' }
  expect(refusedWith({ ...portland, offices: [office] })).toEqual([
    { field: 'position', reason: expect.stringContaining('is 121 miles from Bend, the town of the clinic: copy both') },
  ])
})

test('a rejected answer in a file is reported with its line', () => {
  expect(readAnswers('name: A\nhours:\n  monday: ["9-5"]\n')).toEqual({
    refused: expect.arrayContaining([
      { field: 'hours.monday.0', line: 3, reason: 'write hours as "09:00-13:00" (24-hour clock), midnight as 24:00' },
      { field: 'phone', reason: 'is missing' },
    ]),
  })
  expect(readAnswers('name: [A\n')).toEqual({
    refused: [{ field: 'file', line: expect.any(Number), reason: expect.stringContaining('never closes') }],
  })
  expect(readAnswers('- a\n')).toEqual({ refused: [{ field: 'file', reason: expect.stringContaining('list of') }] })
})

test('in the terminal an answer is compared with those before it', () => {
  const given = { address, position: '44.0582, -121.3153' }
  expect(refusalOf(given, 'timeZone', 'America/Chicago')).toContain('is not a time zone of Oregon')
  expect(refusalOf(given, 'timeZone', 'America/Los_Angeles')).toBeUndefined()
  expect(refusalOf({}, 'timeZone', 'America/Chicago')).toBeUndefined()
  expect(refusalOf(given, 'address', { ...address, zip: '10001' })).toContain('is not a ZIP code of Oregon')
  const towns = [{ name: 'Bend', position: '45.5152, -122.6784' }]
  expect(refusalOf(given, 'cities', towns)).toMatch(/^is 121 miles from Bend/)
  expect(refusalOf(given, 'cities', [{ ...bend, name: 'Bent' }])).toContain('must name Bend')
  expect(refusalOf({}, 'hours', { monday: ['9-5'] }, true)).toContain('write hours as')
  expect(refusalOf({}, 'hours', { monday: [] }, true)).toBeUndefined()
})

test.each<[string, Record<string, unknown>]>([
  ['hours by appointment', { hours: closed }],
  ['an office by appointment', { offices: [{ ...office, hours: closed }] }],
  ['no insurer', { insurers: [] }],
  ['no published email address', { email: 'none' }],
  ['nine digits of a ZIP code', { address: { ...address, zip: '97703-1234' } }],
  ['booking by phone', { providers: { booking: { provider: 'none' } } }],
])('%s: a real clinic may have it', (_, changes) => {
  expect(refusedWith(changes)).toEqual([])
})
