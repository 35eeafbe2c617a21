import { milesBetween } from '../../lib/geography/miles'
import { isInState, isZipOf, zipRangesOf, zonesOf } from '../../lib/geography/state-areas'
import stateNames from '../../lib/geography/states.json'
import { officeProblems } from '../../lib/schemas/office-problems'
import type { Answers, Refusal } from './answers'

/** Maximum distance, in miles, from the door to the center of the clinic’s own town: across the widest of cities. */
const farthestOwn = 50

/** Maximum straight-line distance, in miles, of a town that the clinic serves. */
const farthest = 120

/** Explain why the clinic's position is impossible: it is outside its state, or far from its town. */
function positionReason({ address, position, cities = [] }: Partial<Answers>): string | false {
  if (!address || !position) return false
  const copy = 'copy both numbers again from a pin on your front door, latitude first'
  const { latitude, longitude } = position
  if (!isInState(position, address.state))
    return `${latitude}, ${longitude} is not in ${stateNames[address.state].en}: ${copy}`
  const own = cities.find(({ name }) => name === address.city)
  const miles = own ? Math.round(milesBetween(own.position, position)) : 0
  return miles > farthestOwn && `is ${miles} miles from ${address.city}, the town of the clinic: ${copy}`
}

/** Find answers about the state that cannot be true together: ZIP code, time zone. */
function aboutState({ address, timeZone }: Partial<Answers>): [field: string, reason: string | false][] {
  if (!address) return []
  const { zip, state } = address
  const name = stateNames[state].en
  const zones = zonesOf(state)
  return [
    [
      'address.zip',
      !isZipOf(zip, state) &&
        `${zip} is not a ZIP code of ${name}, where they begin with ${zipRangesOf(state)}: correct it, or the state`,
    ],
    [
      'timeZone',
      timeZone !== undefined &&
        !zones.includes(timeZone) &&
        `${timeZone} is not a time zone of ${name}; use ${zones.join(' or ')}`,
    ],
  ]
}

/** Find towns that the clinic cannot serve, and the lack of its own. */
function aboutCities({ cities, address, position }: Partial<Answers>): [field: string, reason: string | false][] {
  if (!cities) return []
  const isOwnMissing = address && !cities.some(({ name }) => name === address.city)
  return [
    [
      'cities',
      isOwnMissing === true && `must name ${address?.city}, the town of the clinic, spelled as in the address`,
    ],
    ...cities.map(({ name, position: at }, i): [string, string | false] => {
      const miles = position ? Math.round(milesBetween(at, position)) : 0
      const isTwice = cities.findIndex((city) => city.name === name) < i
      const tooFar = `${name} is ${miles} miles from the clinic: that is too far to drive; correct its position, or remove it`
      return [`cities.${i}`, isTwice ? `"${name}" appears twice` : miles > farthest && tooFar]
    }),
  ]
}

function aboutOffices({ offices = [], address, position: geo, timeZone }: Partial<Answers>): [string, string][] {
  if (!address || !geo || timeZone === undefined) return []
  return officeProblems(offices, { address, geo, timeZone }).map(({ path, message }) => [
    ['offices', ...path].join('.').replace(/\bgeo$/, 'position'),
    message,
  ])
}

/** Find answers that are well formed, but contradict each other. The check of the content finds what else is wrong. */
export function contradictions(answers: Partial<Answers>): Refusal[] {
  const wrongPosition = positionReason(answers)
  // From a wrong position everything else seems far away.
  const known = wrongPosition ? { ...answers, position: undefined } : answers
  const found: [field: string, reason: string | false][] = [
    ...aboutState(answers),
    ['position', wrongPosition],
    ...aboutCities(known),
    ...aboutOffices(known),
  ]
  return found.flatMap(([field, reason]) => (reason ? [{ field, reason }] : []))
}
