import { whyNotFramed } from '../../lib/embeds/framable'
import { type Frame, frames } from '../../lib/embeds/frames'
import { isState, zonesOf } from '../../lib/geography/state-areas'
import { capitalized } from '../../lib/i18n/capitalized'
import { clinic } from '../../lib/schemas/clinic'
import { isRecord } from '../../lib/util/is-record'
import { type Answers, refusalOf } from './answers'
import type { Page, PresentAnswers } from './present'

/** The answers so far, as an answers file would write them. */
export type Given = Record<string, unknown>

/** A question in the terminal; `read` turns a reply into an answer, or undefined if there is none. */
type Question = {
  field: keyof Answers
  message: string
  initial: string
  read: (reply: string, given: Given) => unknown
  /** Further questions complete the answer. */
  isPart?: boolean
}

const listed = (reply: string) =>
  reply
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

const partsOf = (reply: string) => reply.split(';').map((part) => part.trim())

/** Ask for an answer that is written as it is typed. */
const line = (field: keyof Answers, message: string, initial: string): Question => ({
  field,
  message,
  initial,
  read: (reply) => reply,
})

/** Ask for a part of an answer; the last one completes it. */
const part = (
  field: 'address' | 'region' | 'doctor',
  name: string,
  message: string,
  initial: string,
  isLast = false,
): Question => ({
  field,
  message,
  initial,
  isPart: !isLast,
  read: (reply, given) => ({ ...(isRecord(given[field]) ? given[field] : {}), [name]: reply }),
})

const days = Object.keys(clinic.shape.hours.shape) as (keyof PresentAnswers['hours'])[]

/** Parse the hours of a day as people type them: `09:00-13:00, 15:00-18:00`, or `closed`. */
const hoursOf = (reply: string) => (/^(closed|-|)$/i.test(reply) ? [] : listed(reply))

const dayQuestions = (present: PresentAnswers): Question[] =>
  days.map((day, i) => ({
    field: 'hours',
    message: `Hours on ${capitalized(day)}, such as 09:00-13:00, 15:00-18:00 (or: closed${i === 0 ? '; closed on every day means by appointment' : ''})`,
    initial: present.hours[day].join(', ') || 'closed',
    isPart: i < days.length - 1,
    read: (reply, given) => ({ ...(given.hours as object), [day]: hoursOf(reply) }),
  }))

/** Ask for the address of a provider's page. */
const providerQuestion = (frame: Frame): Question => ({
  field: 'providers',
  message: `Address of your provider’s page for: ${frame} (none: ${frame === 'reviews' || frame === 'map' ? 'show nothing of it' : 'patients call or text'}; only Enter: as it is; other kinds: content/embeds.yaml)`,
  initial: '',
  read(reply, given) {
    if (reply === '') return given.providers
    // A map belongs into the page: there the reply is refused with the way to an address that does.
    const framed = { provider: frame !== 'map' && whyNotFramed(reply) ? 'link' : 'iframe', url: reply }
    return { ...(given.providers as object), [frame]: /^none$/i.test(reply) ? { provider: 'none' } : framed }
  },
})

/** Return the questions of the terminal in order, without what the clinic offers and the towns it serves. */
const questionsFor = (present: PresentAnswers, given: Given): Question[] => {
  const { address, region, doctor } = present
  const state = isRecord(given.address) ? given.address.state : address.state
  const isHere = state === address.state
  const [zone = ''] = isState(state) ? zonesOf(state) : []
  return [
    line('name', 'Name of the clinic', present.name),
    line('phone', 'Phone number that patients call and text', present.phone),
    line('email', 'Email address that pages show (or: none)', present.email),
    part('address', 'street', 'Street, number and suite', address.street),
    part('address', 'city', 'Town', address.city),
    part('address', 'state', 'State, two letters', address.state),
    part('address', 'zip', 'ZIP code', address.zip, true),
    part('region', 'en', 'What people call the area, in English (the North Valley)', isHere ? region.en : ''),
    part('region', 'es', 'The same in Spanish, with its article (el valle del norte)', isHere ? region.es : '', true),
    line('position', 'Position of the front door, as a map app copies it: latitude, longitude', present.position),
    line('timeZone', 'Time zone', isHere ? present.timeZone : zone),
    ...dayQuestions(present),
    part('doctor', 'credentials', 'Credentials of the doctor, as in DC', doctor.credentials),
    {
      field: 'doctor',
      message: 'Name of the doctor; in Spanish if it is another, as in Dr. Ana Example; Dra. Ana Example',
      initial: [...new Set([doctor.name.en, doctor.name.es])].join('; '),
      read(reply, answers) {
        const [en = '', es = en] = partsOf(reply)
        return { ...(answers.doctor as object), name: { en, es } }
      },
    },
    line('practice', 'What you practice: chiropractic, or physiotherapy', present.practice),
    line('governingLaw', 'State whose law the terms of service name (ask your lawyer)', present.governingLaw),
    {
      field: 'languages',
      message: 'Languages spoken at the clinic, by their codes (en, es)',
      initial: (present.languages ?? []).join(', '),
      read: (reply) => (reply ? listed(reply) : undefined),
    },
    {
      field: 'insurers',
      message: 'Insurers you work with, separated by commas (or: none)',
      initial: present.insurers.join(', ') || 'none',
      read: (reply) => (/^none$/i.test(reply) ? [] : listed(reply)),
    },
    ...frames.map(providerQuestion),
  ]
}

/** Ask for the next town; an empty reply ends the list. */
function cityQuestion(present: PresentAnswers, given: Given): Question {
  const cities = (given.cities as unknown[] | undefined) ?? []
  const { city } = given.address as PresentAnswers['address']
  // After a move, ignore the towns it served. Its own town comes first.
  const served = city === present.address.city ? present.cities : []
  const own = served.find((town) => town.name === city) ?? { name: city, position: String(given.position) }
  const known = [own, ...served.filter((town) => town !== own)]
  const { name, position, minutes }: Partial<PresentAnswers['cities'][number]> = known[cities.length] ?? {}
  return {
    field: 'cities',
    message: `Town ${cities.length + 1} you serve: name; position; minutes by car (${cities.length > 0 ? 'only Enter: no more' : 'begin with your own'})`,
    initial: [name, position, minutes].filter(Boolean).join('; '),
    read(reply) {
      if (reply === '') return cities
      const [name = '', position = '', minutes = ''] = partsOf(reply)
      return [...cities, { name, position, ...(minutes && { minutes: Number(minutes) }) }]
    },
  }
}

/** How questions reach a person; undefined if they leave with Ctrl+C. */
export type Ask = {
  text: (question: Question, validate: (reply: string) => string | undefined) => Promise<string | undefined>
  choose: (message: string, pages: Page[], initial: string[]) => Promise<string[] | undefined>
}

/** Explain why a reply is no answer. */
function refusalOfReply({ field, read, isPart }: Question, reply: string, given: Given): string | undefined {
  const answer = read(reply.trim(), given)
  if (answer === undefined) return undefined
  if (answer === '') return 'Write an answer: the site cannot do without it.'
  return refusalOf(given, field, answer, isPart)
}

/**
 * Ask every question, with the present content as the default.
 * @param given receives the answers one by one @param keep is called after each
 * @returns whether all were asked
 */
export async function askAll(
  present: PresentAnswers,
  pages: Page[],
  ask: Ask,
  given: Given,
  keep: () => void = () => {},
): Promise<boolean> {
  const put = async (question: Question): Promise<string | undefined> => {
    const reply = await ask.text(question, (typed) => refusalOfReply(question, typed, given))
    const answer = reply === undefined ? undefined : question.read(reply.trim(), given)
    if (answer !== undefined) given[question.field] = answer
    keep()
    return reply
  }
  // Later defaults depend on earlier answers.
  for (let i = 0; ; i++) {
    const question = questionsFor(present, given)[i]
    if (!question) break
    if ((await put(question)) === undefined) return false
  }
  const initial = pages.map(({ value }) => value).filter((address) => !present.notOffered.includes(address))
  const offered = await ask.choose('Services and symptoms you offer care for', pages, initial)
  if (!offered) return false
  given.notOffered = pages.map(({ value }) => value).filter((address) => !offered.includes(address))
  for (;;) {
    const reply = await put(cityQuestion(present, given))
    if (reply === undefined) return false
    if (reply.trim() === '') return true
  }
}
