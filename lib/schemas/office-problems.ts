import { milesBetween } from '../geography/miles'
import { isInState, isZipOf, zipRangesOf, zonesOf } from '../geography/state-areas'
import states from '../geography/states.json'
import { streetName } from '../geography/street'
import type { AdditionalOffice } from './office'

/** The facts of the main office that additional offices are compared with. */
type Main = Pick<AdditionalOffice, 'address' | 'geo'> & { timeZone: string }

/** An invalid field in the list of offices, and why. */
type OfficeProblem = { path: (string | number)[]; message: string }

/**
 * The greatest allowed distance of an additional office from the main one, in straight-line miles: across a large
 * state.
 */
const farthest = 400

/** Remove differences that people ignore: letter case, whitespace and punctuation. */
const plain = (value: string) =>
  value
    .toLowerCase()
    .replace(/[\s.,#]+/g, ' ')
    .trim()

const plainAddress = ({ street, zip }: Main['address']) => plain(`${street} ${zip}`)

const sameText = (a: string, b: string) => plain(a) === plain(b)

/** Name the main office: by its town, or by its street if another office has the same town or name. */
export function mainName({ city, street }: Main['address'], further: AdditionalOffice[]): string {
  const isElsewhere = further.every(({ name, address }) => !sameText(name, city) && !sameText(address.city, city))
  return isElsewhere ? city : streetName(street)
}

/** Explain why a pin cannot be that of an office; undefined if it is in the state of its address. */
export const pinReason = ({ address: { state }, geo: { latitude, longitude } }: Pick<Main, 'address' | 'geo'>) =>
  isInState({ latitude, longitude }, state)
    ? undefined
    : `${latitude}, ${longitude} is not in ${states[state].en}: copy both numbers again from a pin on its own front door, latitude first, with their minus signs`

/**
 * Find contradictions among the additional offices and with the main one: a duplicate id, name, address or pin; a ZIP
 * code, pin or time zone of another state; a pin too far away.
 */
export function officeProblems(list: AdditionalOffice[], main: Main): OfficeProblem[] {
  return list.flatMap((office, i): OfficeProblem[] => {
    const { id, name, address, geo, timeZone = main.timeZone } = office
    const earlier = list.slice(0, i)
    const before = [main, ...earlier]
    const state = states[address.state].en
    const miles = milesBetween(geo, main.geo)
    const addProblem = (path: (string | number)[], message: string | false) =>
      message ? [{ path: [i, ...path], message }] : []
    const copy = 'copy both numbers again from a pin on its own front door, latitude first'
    return [
      ...addProblem(['id'], earlier.some((other) => other.id === id) && `"${id}" appears twice`),
      ...addProblem(['name'], earlier.some((other) => sameText(other.name, name)) && `"${name}" appears twice`),
      ...addProblem(
        ['name'],
        sameText(name, mainName(main.address, list)) &&
          `"${name}" is what the main office is called: name what tells it apart`,
      ),
      ...addProblem(
        ['address'],
        before.some((other) => plainAddress(other.address) === plainAddress(address)) &&
          `${address.street} is the address of another office: write its own`,
      ),
      ...addProblem(
        ['address', 'zip'],
        !isZipOf(address.zip, address.state) &&
          `${address.zip} is no ZIP code of ${state}, where they begin with ${zipRangesOf(address.state)}: correct it, or the state`,
      ),
      ...addProblem(
        office.timeZone === undefined ? ['address', 'state'] : ['timeZone'],
        // In the main office's state, its time zone is right by default.
        (office.timeZone !== undefined || address.state !== main.address.state) &&
          !zonesOf(address.state).includes(timeZone) &&
          `${timeZone} is not a time zone of ${state}: write "timeZone: ${zonesOf(address.state).join('" or "timeZone: ')}"`,
      ),
      ...addProblem(
        ['geo'],
        pinReason(office) ||
          (before.some((other) => milesBetween(other.geo, geo) === 0) && `is the pin of another office: ${copy}`) ||
          (miles > farthest && `lies ${Math.round(miles)} miles from the main office: ${copy}`),
      ),
    ]
  })
}
