/** @jest-environment node */
import { clinic as facts } from '@/lib/clinic/facts'
import { openState } from '@/lib/clinic/opening'
import { additionalOffice } from '../../additional-office'
import { week } from '../../week'

type Settings = typeof import('@/lib/compiled/data').settings

/** A clinic with an address and hours that the tests know. */
const clinic: typeof facts = {
  ...facts,
  address: { street: '1900 West Sunset Avenue, Suite 5', city: 'Springdale', state: 'AR', zip: '72764' },
  geo: { latitude: 36.175, longitude: -94.1549 },
  timeZone: 'America/Chicago',
  hours: week,
  holidays: [{ date: '2026-12-24', name: { en: 'Christmas Eve', es: 'Nochebuena' }, hours: ['09:00-13:00'] }],
}

/** Return the present door with these additional offices. */
function doorWith(...offices: Settings['clinic']['offices'] & object) {
  return doorOf({ ...clinic, offices })
}

/** Return the door of a clinic. */
function doorOf(clinic: typeof facts) {
  let door: typeof import('@/lib/clinic/offices') | undefined
  jest.isolateModules(() => {
    jest.doMock('@/lib/compiled/data', () => {
      const data = jest.requireActual<typeof import('@/lib/compiled/data')>('@/lib/compiled/data')
      return { ...data, settings: { ...data.settings, clinic } }
    })
    door = require('@/lib/clinic/offices')
  })
  return door as typeof import('@/lib/clinic/offices')
}

test('a clinic with one office has the facts at the top of the file', () => {
  const { offices, mainOffice, hasOffices, officeFor } = doorWith()
  expect(hasOffices).toBe(false)
  expect(offices).toEqual([mainOffice])
  expect(mainOffice).toMatchObject({
    id: 'main',
    name: clinic.address.city,
    address: clinic.address,
    hours: clinic.hours,
    opening: { timeZone: clinic.timeZone },
    onMap: clinic.mapsListing,
  })
  expect(officeFor({ geo: additionalOffice.geo })).toBe(mainOffice)
})

test('a clinic without a listing is searched for by name and address', () => {
  const { onMap } = doorOf({ ...clinic, name: 'Peña & O’Brien', mapsListing: undefined }).mainOffice
  expect(new URL(onMap).searchParams.get('query')).toBe(
    'Peña & O’Brien, 1900 West Sunset Avenue, Suite 5, Springdale, AR 72764',
  )
})

test('an additional office inherits from the main one what it omits', () => {
  const { offices, hasOffices } = doorWith(additionalOffice)
  expect(hasOffices).toBe(true)
  expect(offices.map(({ id }) => id)).toEqual(['main', 'fayetteville'])
  expect(offices[1]).toMatchObject({
    name: 'Fayetteville',
    addressLine: '12 North College Avenue, Fayetteville, AR 72701',
    phone: { display: '(479) 555-0163', tel: 'tel:+14795550163', sms: 'sms:+14795550163' },
    holidays: clinic.holidays,
    opening: { hours: additionalOffice.hours, timeZone: clinic.timeZone, special: { '2026-12-24': ['09:00-13:00'] } },
    onMap:
      'https://www.google.com/maps/search/?api=1&query=12%20North%20College%20Avenue%2C%20Fayetteville%2C%20AR%2072701',
  })
})

test('an additional office has its own time zone, holidays and listing', () => {
  const holidays = [{ date: '2026-12-31', name: { en: 'Day', es: 'Día' } }]
  const own = { timeZone: 'America/Denver', holidays, mapsListing: 'https://maps.example.com/own' }
  expect(doorWith({ ...additionalOffice, ...own }).offices[1]).toMatchObject({
    opening: { timeZone: 'America/Denver', special: { '2026-12-31': [] } },
    onMap: 'https://maps.example.com/own',
  })
})

test('each is open by its own local time', () => {
  const { offices } = doorWith({ ...additionalOffice, hours: clinic.hours, timeZone: 'America/Denver' })
  // A Wednesday in winter: 9:30 AM in Springdale, 8:30 AM in Denver.
  const [first, second] = offices.map(({ opening }) => openState(opening, new Date('2026-12-02T15:30:00Z')).open)
  expect([first, second]).toEqual([true, false])
})

test('two offices in one town: the main one is called by its street', () => {
  const address = { ...additionalOffice.address, city: clinic.address.city }
  expect(doorWith({ ...additionalOffice, name: 'East Side', address }).mainOffice.name).toBe('West Sunset Avenue')
  expect(doorWith(additionalOffice).mainOffice.name).toBe('Springdale')
})

test('a town has the nearest office, or the one that its page names', () => {
  const { officeFor } = doorWith(additionalOffice)
  const south = { latitude: 36.05, longitude: -94.16 }
  const north = { latitude: 36.37, longitude: -94.2 }
  expect(officeFor({ geo: south }).id).toBe('fayetteville')
  expect(officeFor({ geo: north }).id).toBe('main')
  expect(officeFor({ geo: north, office: 'fayetteville' }).id).toBe('fayetteville')
  expect(() => officeFor({ geo: north, office: 'lowell' })).toThrow(
    'unknown office "lowell"; known: main, fayetteville',
  )
})
