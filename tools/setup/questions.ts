import { whyNotFramed } from '../../lib/embeds/framable'
import { type Frame, frames } from '../../lib/embeds/frames'
import { type State, zonesOf } from '../../lib/geography/state-areas'
import { capitalized } from '../../lib/i18n/capitalized'
import { clinic } from '../../lib/schemas/clinic'
import { plainText } from '../../lib/schemas/fields'
import { isRecord } from '../../lib/util/is-record'
import { refusalOf } from './answers'
import type { Answers } from './answers-schema'
import { htmlReason } from './contradictions'
import type { PresentAnswers } from './present'
import { type Choice, days, type Given, hoursOf, isNothing, listed, type Question } from './question'

/** Return the folder of an address: `/services/wellness-care` → `/services`. */
const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/'))

/** Return a part of an answer that is written as it is typed. */
function line(field: keyof Answers, message: string, initial: string, part?: string): Question {
  const merged = (given: Given, reply: string) => {
    const before = given[field]
    return part ? { ...(isRecord(before) ? before : {}), [part]: reply.trim() } : reply.trim()
  }
  return {
    type: 'text',
    message,
    initial,
    refuse(reply, given) {
      if (isNothing(reply)) return 'Write an answer: the site cannot do without it.'
      const value = merged(given, reply)
      if (!part) return refusalOf(given, field, value)
      const { shape } = clinic.shape[field as 'address' | 'region' | 'doctor'] as unknown as {
        shape: Record<string, { safeParse(value: unknown): { error?: { issues: { message: string }[] } } }>
      }
      const own = shape[part]?.safeParse(reply.trim()).error?.issues[0]?.message
      // The last part of an address completes it, and is compared with the rest.
      return own ?? htmlReason(reply) ?? (part === 'zip' ? refusalOf(given, field, value) : undefined)
    },
    put: (given, reply) => {
      given[field] = merged(given, String(reply))
    },
  }
}

const insurersOf = (reply: string) => (/^none$/i.test(reply.trim()) ? [] : listed(reply))

/** Return what people call the area, which is otherwise in another state. */
const regionQuestions = ({ address, region }: PresentAnswers): Question[] => {
  const isStale = (given: Given) => (given.address as PresentAnswers['address']).state !== address.state
  return [
    { ...line('region', 'What people call the area, in English (the North Valley)', region.en, 'en'), isStale },
    { ...line('region', 'The same in Spanish, with its article (el valle del norte)', region.es, 'es'), isStale },
  ]
}

/** Return the doctor’s name in Spanish, which has a title for a woman and one for a man. */
function translatedDoctorQuestion({ doctor: { name } }: PresentAnswers): Question {
  const initial = name.es === name.en ? '' : name.es
  const original = (given: Given) => String((given.doctor as Given).name)
  return {
    type: 'text',
    message: 'The doctor’s name in Spanish, as in Dra. Ana Example (only Enter: the same)',
    initial,
    isStale: (given) => original(given) !== name.en,
    skip: (given) => !original(given).startsWith('Dr. ') && initial === '',
    refuse: (reply) =>
      isNothing(reply) ? undefined : (plainText.safeParse(reply).error?.issues[0]?.message ?? htmlReason(reply)),
    put: (given, reply) => {
      const es = String(reply).trim()
      if (es) given.doctor = { ...(given.doctor as Given), name: { en: original(given), es } }
    },
  }
}

const dayQuestions = (present: PresentAnswers): Question[] =>
  days.map((day, i) => {
    const merged = (given: Given, reply: string) => ({ ...(given.hours as object), [day]: hoursOf(reply) })
    return {
      type: 'text',
      message: `Hours on ${capitalized(day)}, such as 09:00-13:00, 15:00-18:00 (or: closed${i === 0 ? '; closed on every day means by appointment' : ''})`,
      initial: present.hours[day].join(', ') || 'closed',
      refuse: (reply, given) =>
        clinic.shape.hours.shape[day].safeParse(hoursOf(reply)).error?.issues[0]?.message ??
        (i === days.length - 1 ? refusalOf(given, 'hours', merged(given, reply)) : undefined),
      put: (given, reply) => {
        given.hours = merged(given, String(reply))
      },
    }
  })

/** Ask for the address of a provider's page. */
function providerQuestion(frame: Frame): Question {
  // A map belongs into the page: there the reply is refused with the way to an address that does.
  const setting = (reply: string) => {
    const url = reply.trim()
    if (/^none$/i.test(url)) return { [frame]: { provider: 'none' } }
    return { [frame]: { provider: frame !== 'map' && whyNotFramed(url) ? 'link' : 'iframe', url } }
  }
  return {
    type: 'text',
    message: `Address of your provider’s page for: ${frame} (none: ${frame === 'reviews' || frame === 'map' ? 'show nothing of it' : 'patients call or text'}; only Enter: as it is; other kinds: content/embeds.yaml)`,
    initial: '',
    refuse: (reply, given) => (isNothing(reply) ? undefined : refusalOf(given, 'providers', setting(reply))),
    put: (given, reply) => {
      if (!isNothing(String(reply))) given.providers = { ...(given.providers as object), ...setting(String(reply)) }
    },
  }
}

/**
 * Return the questions of the terminal in order, without the towns, which `cityQuestion` asks one by one.
 * @param present what content/ says now: the default of each.
 * @param pages the addresses of services and symptoms with their names.
 */
export function questionsFor(present: PresentAnswers, pages: Choice[]): Question[] {
  const { address, doctor } = present
  return [
    line('name', 'Name of the clinic', present.name),
    line('phone', 'Phone number that patients call and text', present.phone),
    line('email', 'Email address that pages show (or: none)', present.email),
    line('address', 'Street, number and suite', address.street, 'street'),
    line('address', 'Town', address.city, 'city'),
    line('address', 'State, two letters', address.state, 'state'),
    line('address', 'ZIP code', address.zip, 'zip'),
    ...regionQuestions(present),
    line('position', 'Position of the front door, as a map app copies it: latitude, longitude', present.position),
    {
      type: 'select',
      message: 'Time zone',
      initial: present.timeZone,
      choices: (given) =>
        zonesOf((given.address as { state: State }).state).map((zone) => ({
          value: zone,
          label: zone,
        })),
      put: (given, reply) => {
        given.timeZone = reply
      },
    },
    ...dayQuestions(present),
    line('doctor', 'Doctor, as in Dr. Alex Example', doctor.name.en, 'name'),
    translatedDoctorQuestion(present),
    line('doctor', 'Credentials, as in DC', doctor.credentials, 'credentials'),
    line('governingLaw', 'State whose law the terms of service name (ask your lawyer)', present.governingLaw),
    {
      type: 'text',
      message: 'Languages spoken at the clinic, by their codes (en, es)',
      initial: (present.languages ?? []).join(', '),
      refuse: (reply, given) => refusalOf(given, 'languages', listed(reply)),
      put: (given, reply) => {
        if (listed(String(reply)).length > 0) given.languages = listed(String(reply))
      },
    },
    {
      type: 'text',
      message: 'Insurers you work with, separated by commas (or: none)',
      initial: present.insurers.join(', ') || 'none',
      refuse: (reply, given) =>
        isNothing(reply) ? 'Write their names, or: none' : refusalOf(given, 'insurers', insurersOf(reply)),
      put: (given, reply) => {
        given.insurers = insurersOf(String(reply))
      },
    },
    {
      type: 'many',
      message: 'Services and symptoms you offer care for',
      initial: pages.map(({ value }) => value).filter((address) => !present.notOffered.includes(address)),
      choices: pages,
      refuse: (reply) => {
        const folders = [...new Set(pages.map(({ value }) => folderOf(value)))]
        const empty = folders.find((folder) => !reply.some((address) => folderOf(address) === folder))
        return empty && `Keep at least one page of ${empty}: its overview would be empty.`
      },
      put: (given, reply) => {
        given.notOffered = pages.map(({ value }) => value).filter((address) => !reply.includes(address))
      },
    },
    ...frames.map(providerQuestion),
  ]
}
