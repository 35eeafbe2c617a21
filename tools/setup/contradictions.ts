import { type Reason, textsWithin } from '../../lib/content/read'
import { milesBetween } from '../../lib/geography/miles'
import { isInState, isZipOf, zipRangesOf, zonesOf } from '../../lib/geography/state-areas'
import stateNames from '../../lib/geography/states.json'
import { officeProblems } from '../../lib/schemas/office-problems'
import { htmlIn } from '../../scripts/check/content'
import { fastest, mostMinutes } from '../../scripts/check/plausible'
import type { Answers } from './answers-schema'
import type { Refusal } from './parts'

const found = (field: string, reason: Reason): Refusal[] => (reason ? [{ field, reason }] : [])

/** Maximum length of a name that fits the header. */
const longestName = 60

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Maximum straight-line distance, in miles, of a town that the clinic serves. */
const farthest = 120

/** Maximum distance from the door to the center of the clinic’s own town: across the widest of cities. */
const farthestOwn = 50

function aboutState({ address, timeZone }: Partial<Answers>): Refusal[] {
  if (!address) return []
  const { zip, state } = address
  const name = stateNames[state].en
  const noZip = `${zip} is not a ZIP code of ${name}, where they begin with ${zipRangesOf(state)}: correct it, or the state`
  const noZone = `${timeZone} is not a time zone of ${name}; use ${zonesOf(state).join(' or ')}`
  return [
    ...found('address.zip', !isZipOf(zip, state) && noZip),
    ...found('timeZone', timeZone !== undefined && !zonesOf(state).includes(timeZone) && noZone),
  ]
}

/** Explain why the clinic's position is impossible: it is outside its state, or far from its town. */
function positionReason({ address, position, cities = [] }: Partial<Answers>): Reason {
  if (!address || !position) return
  const copy = 'copy both numbers again from a pin on your front door, latitude first'
  const { latitude, longitude } = position
  if (!isInState(position, address.state))
    return `${latitude}, ${longitude} is not in ${stateNames[address.state].en}: ${copy}`
  const own = cities.find(({ name }) => name === address.city)
  const miles = own ? Math.round(milesBetween(own.position, position)) : 0
  return (
    miles > farthestOwn &&
    `is ${miles} miles from ${address.city}, the town of the clinic: ${copy}, or correct the position of ${address.city} in cities`
  )
}

function aboutCities({ cities = [], position, address }: Partial<Answers>): Refusal[] {
  const own = address?.city
  const isOwnMissing = own !== undefined && cities.length > 0 && !cities.some(({ name }) => name === own)
  const noOwn = `must name ${own}, the town of the clinic, spelled as in the address; if that is not your town, correct the address`
  const each = cities.flatMap(({ name, position: at, minutes }, i): Refusal[] => {
    const twice = cities.findIndex((city) => city.name === name) < i
    const miles = position ? milesBetween(at, position) : 0
    const [least, most] = [Math.ceil((miles / fastest) * 60), mostMinutes(miles)]
    const cannotBe = `${minutes} minutes to ${name}, ${Math.round(miles)} miles away, cannot be: it takes`
    const reason =
      (twice && `"${name}" appears twice`) ||
      (miles > farthest &&
        `${name} is ${Math.round(miles)} miles from the clinic: that is too far to drive; correct its position, or remove it`) ||
      (minutes !== undefined && minutes < least && `${cannotBe} at least ${least}`) ||
      (minutes !== undefined && position && minutes > most && `${cannotBe} at most ${most}`)
    return found(`cities.${i}`, reason)
  })
  return [...found('cities', isOwnMissing && noOwn), ...each]
}

function aboutOffices({ offices = [], address, position: geo, timeZone }: Partial<Answers>): Refusal[] {
  if (!address || !geo || timeZone === undefined) return []
  return officeProblems(offices, { address, geo, timeZone }).map(({ path, message }) => ({
    field: ['offices', ...path].join('.').replace(/\bgeo$/, 'position'),
    reason: message,
  }))
}

/** Explain why a text with HTML is rejected: pages would show its tags. */
export function htmlReason(text: string): string | undefined {
  const html = htmlIn(text)
  return html === undefined ? undefined : `contains HTML (${html}): write only the words`
}

/** Find answers that are well formed, but contain HTML, contradict each other or are impossible. */
export function contradictions(answers: Partial<Answers>): Refusal[] {
  const { name = '', insurers = [], languages = [] } = answers
  const names = insurers.map(({ name }) => name)
  const wrongPosition = positionReason(answers)
  return [
    ...textsWithin(answers).flatMap(({ field, text }) => found(field, htmlReason(text))),
    ...found(
      'name',
      name.length > longestName && `has ${name.length} characters; the header has room for ${longestName}: shorten it`,
    ),
    ...aboutState(answers),
    ...names.flatMap((name, i) => found(`insurers.${i}`, names.indexOf(name) < i && `"${name}" appears twice`)),
    ...languages.flatMap((code, i) =>
      found(`languages.${i}`, !languageNames.of(code) && `"${code}" is the code of no language`),
    ),
    ...found('position', wrongPosition),
    // From a wrong position everything else seems far away.
    ...aboutCities(wrongPosition ? { ...answers, position: undefined } : answers),
    ...aboutOffices(answers).filter(({ field }) => !(wrongPosition && field.endsWith('.position'))),
  ]
}
