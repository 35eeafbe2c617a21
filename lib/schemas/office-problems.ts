import { milesBetween } from '../geography/miles'
import { isInState, isZipOf, zipRangesOf, zonesOf } from '../geography/state-areas'
import states from '../geography/states.json'
import { streetName } from '../geography/street'
import type { FurtherOffice } from './office'

/** The facts of the main office that a further one is compared with. */
type Main = Pick<FurtherOffice, 'address' | 'geo'> & { timeZone: string }

/** A field of the list of offices that cannot be, and why. */
type OfficeProblem = { path: (string | number)[]; message: string }

/**
 * The greatest distance of a further office from the main one, in miles along a straight line: across a large state.
 */
const farthest = 400

/** Remove what makes no difference to people: letter case, blanks and punctuation. */
const plain = (value: string) =>
  value
    .toLowerCase()
    .replace(/[\s.,#]+/g, ' ')
    .trim()

const plainAddress = ({ street, zip }: Main['address']) => plain(`${street} ${zip}`)

const sameText = (a: string, b: string) => plain(a) === plain(b)

/** Name the main office: its town, or its street where another office is in the same town or called like it. */
export function mainName({ city, street }: Main['address'], further: FurtherOffice[]): string {
  const isElsewhere = further.every(({ name, address }) => !sameText(name, city) && !sameText(address.city, city))
  return isElsewhere ? city : streetName(street)
}

/**
 * Find contradictions between the further offices, and with the main office: an id, a name, an address or a pin that
 * another has, a ZIP code, pin or time zone of another state, a pin too far away.
 */
export function officeProblems(list: FurtherOffice[], main: Main): OfficeProblem[] {
  return list.flatMap((office, i): OfficeProblem[] => {
    const { id, name, address, geo, timeZone = main.timeZone } = office
    const earlier = list.slice(0, i)
    const before = [main, ...earlier]
    const state = states[address.state].en
    const miles = milesBetween(geo, main.geo)
    const found = (path: (string | number)[], message: string | false) =>
      message ? [{ path: [i, ...path], message }] : []
    const copy = 'copy both numbers again from a pin on its own front door, latitude first'
    return [
      ...found(['id'], earlier.some((other) => other.id === id) && `"${id}" appears twice`),
      ...found(['name'], earlier.some((other) => sameText(other.name, name)) && `"${name}" appears twice`),
      ...found(
        ['name'],
        sameText(name, mainName(main.address, list)) &&
          `"${name}" is what the main office is called: name what tells it apart`,
      ),
      ...found(
        ['address'],
        before.some((other) => plainAddress(other.address) === plainAddress(address)) &&
          `${address.street} is the address of another office: write its own`,
      ),
      ...found(
        ['address', 'zip'],
        !isZipOf(address.zip, address.state) &&
          `${address.zip} is no ZIP code of ${state}, where they begin with ${zipRangesOf(address.state)}: correct it, or the state`,
      ),
      ...found(
        office.timeZone === undefined ? ['address', 'state'] : ['timeZone'],
        // In the state of the main office its time zone is right as it is.
        (office.timeZone !== undefined || address.state !== main.address.state) &&
          !zonesOf(address.state).includes(timeZone) &&
          `${timeZone} is no time zone of ${state}: write "timeZone: ${zonesOf(address.state).join('" or "timeZone: ')}"`,
      ),
      ...found(
        ['geo'],
        (!isInState(geo, address.state) && `${geo.latitude}, ${geo.longitude} is not in ${state}: ${copy}`) ||
          (before.some((other) => milesBetween(other.geo, geo) === 0) && `is the pin of another office: ${copy}`) ||
          (miles > farthest && `lies ${Math.round(miles)} miles from the main office: ${copy}`),
      ),
    ]
  })
}
