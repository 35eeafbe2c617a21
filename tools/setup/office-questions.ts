import { isState, zonesOf } from '../../lib/geography/state-areas'
import { refusalOf } from './answers'
import type { PresentAnswers } from './present'
import { days, type Given, hoursOf, isNothing, type Question } from './question'

export const partsOf = (reply: string) => reply.split(';').map((part) => part.trim())

/** Parse a line with words in both languages: `Behind the house; Detrás de la casa`. */
export const parseReply = (reply: string) => {
  const [en = '', es = ''] = partsOf(reply)
  return { en, es }
}

/** Test whether an office may be in another time zone than the clinic. */
const asksZone = (zones: string[], { timeZone }: Given) => zones.some((zone) => zone !== timeZone)

/** Return the questions about the office answered last: its time zone if it may differ, and parking. */
export function officeDetails(given: Given): Question[] {
  const offices = given.offices as OfficeAnswer[]
  const office = offices.at(-1) as OfficeAnswer
  const zones = zonesOf(office.address.state)
  const zone = office.timeZone ?? String(given.timeZone)
  const put = (answers: Given, fields: object) => {
    const all = answers.offices as OfficeAnswer[]
    answers.offices = [...all.slice(0, -1), { ...all.at(-1), ...fields }]
  }
  return [
    {
      type: 'select',
      message: `Time zone of ${office.name}`,
      initial: zone,
      skip: () => !asksZone(zones, given),
      choices: () => zones.map((value) => ({ value, label: value })),
      put: (answers, reply) => {
        if (reply !== zone) put(answers, { timeZone: reply })
      },
    },
    {
      type: 'text',
      message: `Where patients park at ${office.name}, in English; in Spanish (only Enter: as it is)`,
      initial: '',
      refuse: (reply) =>
        isNothing(reply)
          ? undefined
          : refusalOf(given, 'offices', [...offices.slice(0, -1), { ...office, parking: parseReply(reply) }]),
      put: (answers, reply) => {
        if (!isNothing(String(reply))) put(answers, { parking: parseReply(String(reply)) })
      },
    },
  ]
}

type OfficeAnswer = NonNullable<PresentAnswers['offices']>[number]

/**
 * Ask for the additional offices one by one; an empty line ends the list. Those in content/ keep what is not asked.
 */
export function officeQuestion(present: PresentAnswers, given: Given): Question {
  const offices = (given.offices as unknown[] | undefined) ?? []
  const { city } = given.address as PresentAnswers['address']
  const known = city === present.address.city ? present.offices : undefined
  const before: OfficeAnswer | undefined = known?.[offices.length]
  const { street, city: town, state, zip } = before?.address ?? {}
  const officeOf = (reply: string) => {
    const [name = '', street, city, state, zip, phone, position, hours] = partsOf(reply)
    const byDay = hours?.split('/')
    const same = known?.find((office) => office.name === name) ?? known?.find((one) => one.address.street === street)
    const zones = isState(state) ? zonesOf(state) : []
    const timeZone = [same?.timeZone, String(given.timeZone)].find((zone) => zone && zones.includes(zone)) ?? zones[0]
    return {
      ...same,
      // A known office without a time zone keeps the clinic’s.
      ...((timeZone !== given.timeZone || (same ? same.timeZone : asksZone(zones, given))) && { timeZone }),
      name,
      address: { street, city, state, zip },
      phone,
      position,
      hours: byDay ? Object.fromEntries(days.map((day, i) => [day, hoursOf(byDay[i] ?? '')])) : given.hours,
    }
  }
  const weekOf = ({ hours }: OfficeAnswer) => days.map((day) => hours[day].join(', ') || 'closed').join(' / ')
  return {
    type: 'text',
    message: `Further office ${offices.length + 1}: name; street; town; state; ZIP; phone; position; hours from Monday on with / between days, if they are others (only Enter: no more)`,
    initial: before
      ? [before.name, street, town, state, zip, before.phone, before.position, weekOf(before)].join('; ')
      : '',
    refuse: (reply) => (isNothing(reply) ? undefined : refusalOf(given, 'offices', [...offices, officeOf(reply)])),
    put: (answers, reply) => {
      if (!isNothing(String(reply))) answers.offices = [...offices, officeOf(String(reply))]
      else if (known) answers.offices = offices
    },
  }
}
