import { shortStreet, streetName } from '@/lib/geography/street'

test.each([
  ['1900 West Sunset Avenue, Suite 5', 'West Sunset Avenue', '1900 W Sunset Ave'],
  ['12B North Main Street', 'North Main Street', '12B N Main St'],
  ['4100 Old Mill Road', 'Old Mill Road', '4100 Old Mill Rd'],
  ['Broadway', 'Broadway', 'Broadway'],
])('%s is on %s, on a map %s', (address, name, short) => {
  expect([streetName(address), shortStreet(address)]).toEqual([name, short])
})
