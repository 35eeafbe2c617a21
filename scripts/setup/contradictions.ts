import { milesBetween } from '../../lib/clinic/miles'
import { isInState, isZipOf, zipRangesOf, zonesOf } from '../../lib/clinic/state-areas'
import stateNames from '../../lib/clinic/states.json'
import { type Reason, textsWithin } from '../../lib/content/read'
import { officeProblems } from '../../lib/content/schemas/office'
import { htmlIn } from '../check/content'
import { fastest, mostMinutes } from '../check/plausible'
import type { Answers } from './answers'

/** An answer that is refused, and why. */
export type Refusal = { field: string; reason: string; line?: number }

const found = (field: string, reason: Reason): Refusal[] => (reason ? [{ field, reason }] : [])

/** How many characters of a name the header holds. */
const longestName = 60

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** How far away, in miles along a straight line, a town can be that the clinic serves. */
const farthest = 120

function aboutState({ address, timeZone, position }: Partial<Answers>): Refusal[] {
  if (!address) return []
  const { zip, state } = address
  const name = stateNames[state].en
  const noZip = `${zip} is no ZIP code of ${name}, where they begin with ${zipRangesOf(state)}: correct it, or the state`
  const noZone = `${timeZone} is no time zone of ${name}; there it is ${zonesOf(state).join(' or ')}`
  const elsewhere = `is not in ${name}: copy both numbers again from a pin on your front door, latitude first`
  return [
    ...found('address.zip', !isZipOf(zip, state) && noZip),
    ...found('timeZone', timeZone !== undefined && !zonesOf(state).includes(timeZone) && noZone),
    ...found(
      'position',
      position && !isInState(position, state) && `${position.latitude}, ${position.longitude} ${elsewhere}`,
    ),
  ]
}

function aboutCities({ cities = [], position, address }: Partial<Answers>): Refusal[] {
  const own = address?.city
  const isOwnMissing = own !== undefined && cities.length > 0 && !cities.some(({ name }) => name === own)
  const each = cities.flatMap(({ name, position: at, minutes }, i): Refusal[] => {
    const twice = cities.findIndex((city) => city.name === name) < i
    const miles = position ? milesBetween(at, position) : 0
    const [least, most] = [Math.ceil((miles / fastest) * 60), mostMinutes(miles)]
    const cannotBe = `${minutes} minutes to ${name}, ${Math.round(miles)} miles away, cannot be: it takes`
    const reason =
      (twice && `"${name}" appears twice`) ||
      (miles > farthest &&
        `${name} is ${Math.round(miles)} miles from the clinic: nobody drives that far; correct its position, or leave it out`) ||
      (minutes !== undefined && minutes < least && `${cannotBe} at least ${least}`) ||
      (minutes !== undefined && position && minutes > most && `${cannotBe} at most ${most}`)
    return found(`cities.${i}`, reason)
  })
  return [
    ...found('cities', isOwnMissing && `must name ${own}, the town of the clinic, spelled as in the address`),
    ...each,
  ]
}

function aboutOffices({ offices = [], address, position: geo, timeZone }: Partial<Answers>): Refusal[] {
  if (!address || !geo || timeZone === undefined) return []
  return officeProblems(offices, { address, geo, timeZone }).map(({ path, message }) => ({
    field: ['offices', ...path].join('.').replace(/\bgeo$/, 'position'),
    reason: message,
  }))
}

/** Why a text is refused that holds HTML: pages would show its tags. */
export function htmlReason(text: string): string | undefined {
  const html = htmlIn(text)
  return html === undefined ? undefined : `holds HTML (${html}): write the words alone`
}

/** Answers that are well formed, but hold HTML, contradict each other or cannot be; of what has been answered so far. */
export function contradictions(answers: Partial<Answers>): Refusal[] {
  const { name = '', hours, insurers = [], languages = [] } = answers
  const names = insurers.map(({ name }) => name)
  return [
    ...textsWithin(answers).flatMap(({ field, text }) => found(field, htmlReason(text))),
    ...found(
      'name',
      name.length > longestName && `has ${name.length} characters; the header holds ${longestName}: write it shorter`,
    ),
    ...aboutState(answers),
    ...found(
      'hours',
      hours && Object.values(hours).flat().length === 0 && 'never open: write at least one day’s hours',
    ),
    ...names.flatMap((name, i) => found(`insurers.${i}`, names.indexOf(name) < i && `"${name}" appears twice`)),
    ...languages.flatMap((code, i) =>
      found(`languages.${i}`, !languageNames.of(code) && `"${code}" is the code of no language`),
    ),
    ...aboutCities(answers),
    ...aboutOffices(answers),
  ]
}
