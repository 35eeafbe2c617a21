import { isDeepStrictEqual } from 'node:util'
import { insurancePath } from '../../lib/content/insurers'
import { listAt, recordsAt } from '../../lib/content/read-fields'
import type { Settings } from '../../lib/schemas'
import { type Confirmable, clinic } from '../../lib/schemas/clinic'
import { local } from '../../lib/schemas/local'
import { places } from '../../lib/schemas/places'
import type { Changes } from '../../scripts/shared/content-files'
import { bareName, type Files, fieldsOf, pageIn, pagesIn } from '../../scripts/shared/content-pages'
import { setFields } from '../../scripts/yaml/set-fields'
import type { Answers } from './answers'
import { confirmedAfter, factsFrom, unconfirmable } from './clinic-facts'
import { addressesOf, formerInsurers, formerPages, withoutRelated } from './former-pages'
import { passagesFor, reworded, unlinked, withoutUnused, withRecords } from './passages'
import { withoutOffices, withoutReferences } from './references'
import { type CityPage, patientsOf, placesFor, travelFrom } from './towns'

type Facts = Settings['clinic']
type Raw = Record<string, unknown>
type Office = { id: string }

/**
 * Apply answers to a content folder.
 * @param files its files, which pass the content check.
 * @returns the files that change; empty when everything says what the answers say.
 */
export function applyAnswers(files: Files, answers: Answers): Changes {
  const source = (path: string) => files.get(path) ?? ''
  const raw = fieldsOf('clinic.yaml', source('clinic.yaml'))
  const facts = clinic.parse(raw)
  const moved = facts.address.city !== answers.address.city || facts.address.state !== answers.address.state
  const dropped = moved && answers.localPages !== 'keep'

  const answered = factsFrom(answers, raw, facts, dropped)
  const gone = [...(dropped ? formerPages(files, answers) : []), ...formerInsurers(files, answered)]
  const isGone = (path: string) => gone.includes(bareName(path))
  const left = new Map([...files].filter(([path]) => !isGone(path)))
  const closed = addressesOf(files, formerInsurers(files, answered))
  if (answers.insurers.length === 0) closed.add(insurancePath)
  const without = new Set([...answers.notOffered, ...closed, ...missingFacts(answers)])
  const passages = passagesFor(local.parse(fieldsOf('local.yaml', source('local.yaml'))), dropped, without)
  for (const [path, text] of reworded(left, passages)) left.set(path, text)
  const unreachable = new Set([...closed, ...addressesOf(files, gone)])
  for (const [path, text] of unlinked(left, unreachable)) if (path !== 'local.yaml') left.set(path, text)
  const cityPages = pagesIn('cities', left).map(({ fields }) => fields as CityPage)

  const further = answers.offices ?? (dropped ? [] : (facts.offices ?? []))
  const withOffice = further.map(({ address }) => address.city)
  const claims = raw.claims as Facts['claims'] & Raw
  const clinicFields: Raw = {
    // The further offices of a clinic that moves are not its own, nor are the hours that it had on single days.
    ...(dropped && raw.offices !== undefined && { offices: [] }),
    ...(dropped && { holidays: recordsAt(raw, 'holidays').filter((day) => listAt(day, 'hours').length === 0) }),
    ...answered,
    travel: travelFrom(raw.travel as { id: string }[], answers, cityPages, dropped, withOffice),
    ...(dropped && { claims: { ...claims, patients: patientsOf(claims.patients, answers, cityPages) } }),
  }
  const names = Object.keys(answered).filter((name) => !unconfirmable.includes(name)) as Confirmable[]
  const confirmed = confirmedAfter(raw, { ...raw, ...clinicFields }, names)

  const rawPlaces = fieldsOf('places.yaml', source('places.yaml'))
  const written = new Map(left)
  const write = (path: string, text: string) => written.set(path, text)
  write('clinic.yaml', setFields(source('clinic.yaml'), { ...clinicFields, confirmed }, 'insurers'))
  write(
    'places.yaml',
    setFields(source('places.yaml'), placesFor(rawPlaces, places.parse(rawPlaces), answers, cityPages, dropped)),
  )
  if (answers.providers) write('embeds.yaml', setFields(source('embeds.yaml'), answers.providers))
  write(
    'embeds.yaml',
    withoutOffices(written.get('embeds.yaml') ?? '', (clinicFields.offices ?? raw.offices ?? []) as Office[]),
  )
  const posts = new Set(gone.flatMap((name) => pageIn('posts', `${name}.en.md`) ?? []))
  for (const [path, text] of withoutRelated(left, posts)) write(path, text)
  const insurers = new Set(answers.insurers.map(({ name }) => name))
  const kept = { insurers, notOffered: answers.notOffered, state: dropped ? answers.address.state : undefined }
  for (const [path, text] of withoutReferences(left, addressesOf(files, gone), kept)) write(path, text)
  write('local.yaml', withoutUnused(source('local.yaml'), written))
  for (const [path, text] of withRecords(files, written)) write(path, text)

  const changes: Changes = new Map()
  for (const path of files.keys()) if (isGone(path)) changes.set(path, null)
  for (const [path, text] of written) if (text !== files.get(path)) changes.set(path, text)
  return changes
}

/** Return what a clinic does without, as content/local.yaml names it. */
const missingFacts = ({ email, providers }: Answers) => [
  ...(email === 'none' ? ['email'] : []),
  ...(isDeepStrictEqual(providers?.booking, { provider: 'none' }) ? ['booking'] : []),
]

/** Return the texts of a folder after changes. */
export function changed(files: Files, changes: Changes): Map<string, string> {
  const result = new Map(files)
  for (const [path, text] of changes) {
    if (text === null) result.delete(path)
    else result.set(path, text)
  }
  return result
}
