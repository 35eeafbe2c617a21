import { implausible } from '@/scripts/check/plausible'
import { furtherOffice } from '../../../further-office'
import { content } from './content'

const clinic = 'clinic.yaml'
const city = 'cities/rogers-chiropractor.en.md'
const set = (...offices: object[]) => content.set(clinic, ['offices'], offices)
const other = {
  ...furtherOffice,
  id: 'lowell',
  name: 'Lowell',
  address: { street: '4 Main Street', city: 'Lowell', state: 'AR', zip: '72745' },
  geo: { latitude: 36.2554, longitude: -94.1308 },
}
const hours = Object.fromEntries(Object.keys(furtherOffice.hours).map((day) => [day, []]))
const main = { street: '1900 west sunset avenue  suite 5', city: 'Springdale', state: 'AR', zip: '72764' }
const denver = { street: '1 Broadway', city: 'Denver', state: 'CO', zip: '80202' }

type Case = [kind: string, change: () => void, field: string, reason: string]

test.each<Case>([
  ['no hours', () => set({ ...furtherOffice, hours: undefined }), 'offices.0.hours', 'is missing'],
  [
    'hours that never open',
    () => set({ ...furtherOffice, hours }),
    'offices.0.hours',
    'never open: write the hours of',
  ],
  [
    'hours without a day',
    () => set({ ...furtherOffice, hours: { ...furtherOffice.hours, friday: undefined } }),
    'offices.0.hours.friday',
    'is missing',
  ],
  ['no phone', () => set({ ...furtherOffice, phone: undefined }), 'offices.0.phone', 'is missing'],
  [
    'the id of the main office',
    () => set({ ...furtherOffice, id: 'main' }),
    'offices.0.id',
    '"main" stands for the main',
  ],
  [
    'the name that the main office has',
    () =>
      set({ ...furtherOffice, name: 'west sunset avenue', address: { ...furtherOffice.address, city: 'Springdale' } }),
    'offices.0.name',
    'is what the main office is called',
  ],
  ['an id in words', () => set({ ...furtherOffice, id: 'North Side' }), 'offices.0.id', 'use lowercase letters'],
  [
    'the same id',
    () => set(furtherOffice, { ...other, id: 'fayetteville' }),
    'offices.1.id',
    '"fayetteville" appears twice',
  ],
  ['the same name', () => set(furtherOffice, { ...other, name: 'fayetteville ' }), 'offices.1.name', 'appears twice'],
  [
    'the address of the main office, written otherwise',
    () => set({ ...furtherOffice, address: main }),
    'offices.0.address',
    'is the address of another office',
  ],
  [
    'the address of another one',
    () => set(furtherOffice, { ...other, address: furtherOffice.address }),
    'offices.1.address',
    '12 North College Avenue is the address of another office: write its own',
  ],
  [
    'a pin in another state',
    () => set({ ...furtherOffice, geo: { latitude: 36.06, longitude: 94.15 } }),
    'offices.0.geo',
    '36.06, 94.15 is not in Arkansas: copy both numbers again',
  ],
  [
    'the pin of another office',
    () => set(furtherOffice, { ...other, geo: furtherOffice.geo }),
    'offices.1.geo',
    'is the pin of another office',
  ],
  [
    'a pin far away',
    () =>
      set({
        ...furtherOffice,
        address: denver,
        timeZone: 'America/Denver',
        geo: { latitude: 39.74, longitude: -104.98 },
      }),
    'offices.0.geo',
    'lies 639 miles from the main office',
  ],
  [
    'a ZIP code of another state',
    () => set({ ...furtherOffice, address: { ...furtherOffice.address, zip: '80202' } }),
    'offices.0.address.zip',
    '80202 is no ZIP code of Arkansas, where they begin with 716 to 729, 755',
  ],
  [
    'a time zone of another state',
    () => set({ ...furtherOffice, timeZone: 'America/Denver' }),
    'offices.0.timeZone',
    'America/Denver is no time zone of Arkansas: write "timeZone: America/Chicago"',
  ],
  [
    'parking in one language',
    () => set({ ...furtherOffice, parking: { en: 'Yes.' } }),
    'offices.0.parking.es',
    'is missing',
  ],
  [
    'hours in one line',
    () => set({ ...furtherOffice, hours: 'Mon-Fri' }),
    'offices.0.hours',
    'must be a list of "name: value" lines',
  ],
  ['a fact that there is not', () => set({ ...furtherOffice, fax: '1' }), 'offices.0.fax', 'is unknown'],
])('a further office with %s', (_, change, field, reason) => {
  change()
  expect(content.check()).toEqual([
    expect.objectContaining({ file: `content/${clinic}`, field, reason: expect.stringContaining(reason) }),
  ])
})

test('an office in a state with another clock needs its time zone', () => {
  const colorado = { ...furtherOffice, address: denver, geo: { latitude: 39.74, longitude: -104.98 } }
  set(colorado)
  const found = content.check().find(({ field }) => field === 'offices.0.address.state')
  expect(found?.reason).toBe('America/Chicago is no time zone of Colorado: write "timeZone: America/Denver"')
})

test('an office that leaves out what the main office says is fine, and so is an empty list', () => {
  set({ ...furtherOffice, holidays: [] })
  expect(content.check()).toEqual([])
  set(furtherOffice, other)
  content.set(city, ['office'], 'lowell')
  expect(content.check()).toEqual([])
  set()
  content.set(city, ['office'], 'main')
  expect(content.check()).toEqual([])
})

test.each([
  ['among further ones', [furtherOffice], 'unknown office "lowell"; known: main, fayetteville'],
  ['while there is one', [], 'unknown office "lowell"; known: main'],
])('a city with an office that there is not, %s', (_, offices, reason) => {
  set(...offices)
  content.set(city, ['office'], 'lowell')
  expect(content.check()).toEqual([expect.objectContaining({ file: `content/${city}`, field: 'office', reason })])
})

test('a city whose office lies outside its map', () => {
  set({ ...furtherOffice, geo: { latitude: 35.08, longitude: -92.44 } })
  content.set(city, ['office'], 'fayetteville')
  expect(content.check()).toEqual([
    expect.objectContaining({
      file: `content/${city}`,
      field: 'office',
      reason: expect.stringMatching(
        /^"fayetteville" lies outside the map: latitude between 36 and 36\.4; change the map/,
      ),
    }),
  ])
})

test('frames of an office that there is not, and a demo page as the frame of one', () => {
  const provider = { provider: 'iframe', url: 'https://book.example.com/lowell' }
  content.set('embeds.yaml', ['offices'], { lowell: { booking: provider } })
  expect(content.check()).toEqual([
    expect.objectContaining({
      field: 'offices.lowell',
      reason: 'unknown office "lowell"; clinic.yaml lists no further ones',
    }),
  ])
  set(furtherOffice)
  content.set('embeds.yaml', ['offices'], { fayetteville: { booking: provider, map: { en: provider, es: provider } } })
  expect(content.check()).toEqual([])
  content.set('embeds.yaml', ['offices'], { fayetteville: { booking: { provider: 'demo' } } })
  expect(content.check()).toEqual([expect.objectContaining({ reason: 'unknown provider; known: iframe, script' })])
})

test('past holidays of an office are asked about, and a drive is doubted only when no office is near', () => {
  const past = [{ date: '2026-07-03', name: { en: 'Day', es: 'Día' } }]
  set({ ...furtherOffice, holidays: past, geo: { latitude: 36.3731, longitude: -94.2089 } })
  const facts = content.parse().entries.find(({ collection }) => collection === 'clinic')
  expect(facts && implausible(facts, '2026-11-22')).toEqual([
    expect.objectContaining({ field: 'offices.0.holidays', reason: expect.stringContaining('have all passed') }),
  ])
})
