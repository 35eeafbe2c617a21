import { isDeepStrictEqual } from 'node:util'
import { parsePhoneNumberWithError } from 'libphonenumber-js'
import { fileOf } from '../../lib/content/collections'
import { joinInsurers } from '../../lib/content/insurers'
import { readSources } from '../../lib/content/read'
import { listAt, recordsAt, textsAt } from '../../lib/content/read-fields'
import { defaultLocale } from '../../lib/i18n/locales'
import { slugOf } from '../../lib/i18n/slug'
import type { Settings } from '../../lib/schemas'
import { type Confirmable, clinic } from '../../lib/schemas/clinic'
import { onceIfAlike } from '../../lib/schemas/fields'
import { local } from '../../lib/schemas/local'
import { places } from '../../lib/schemas/places'
import { isRecord } from '../../lib/util/is-record'
import { allRoutesIn } from '../../scripts/check/addresses'
import { fits, unused } from '../../scripts/check/local'
import type { Changes } from '../../scripts/shared/content-files'
import {
  bareName,
  completed,
  type Files,
  fieldsOf,
  pageIn,
  pagesIn,
  withoutRelated,
} from '../../scripts/shared/content-pages'
import { setFields } from '../../scripts/yaml/set-fields'
import type { Answers } from './answers-schema'
import { type Passage, passagesFor, reworded, unlinked, withRecords } from './elsewhere'
import { describedBy } from './photos'
import { withoutReferences } from './references'
import { type CityPage, patientsOf, placesFor, travelFrom } from './towns'

type Facts = Settings['clinic']
type Raw = Record<string, unknown>
type Office = { id: string }

/** Generic words of clinic names, behind the words that tell them apart. */
const descriptive =
  /^(?:family|chiropractic|chiropractors?|physical|therapy|physiotherapy|wellness|health|healthcare|spine|spinal|sports?|rehab|rehabilitation|care|clinic|center|group|office)$/i

/**
 * Return the name in two lines, as the logo shows it: what tells the clinic apart in large letters, what it is below;
 * else about as many words in each. A name of one word is put above the town.
 */
export function logoOf(name: string, city: string): [string, string] {
  const words = name.split(' ')
  const last = words.findLastIndex((word) => !descriptive.test(word)) + 1
  const above = last > 0 && last < words.length ? last : Math.ceil(words.length / 2)
  return [words.slice(0, above).join(' '), words.slice(above).join(' ') || city]
}

/**
 * Return further offices, each with what the file knows of it. One without an id has that of the office of its name.
 */
function officesFrom(answers: NonNullable<Answers['offices']>, known: Raw[]): Raw[] {
  const ids = new Set(answers.map(({ id }) => id))
  return answers.map((office) => {
    const { id, name } = office
    const before =
      known.find((item) => item.id === id) ??
      known.find((item) => item.name === name && id === slugOf(name) && !ids.has(String(item.id)))
    return completed(before, { ...office, id: before?.id ?? id })
  })
}

/**
 * Return insurers, each with what the file knows of it. In whose network the former clinic was says nothing of one
 * elsewhere.
 */
function insurersFrom(answers: Answers['insurers'], known: Raw[], dropped: boolean): Raw[] {
  return answers.map((insurer) => {
    const { network, ...rest } = known.find(({ name }) => name === insurer.name) ?? {}
    return completed({ ...rest, ...(!dropped && { network }) }, insurer)
  })
}

/**
 * Return the facts of clinic.yaml that the answers name, as the file has them.
 * @param dropped whether what is about the former town goes.
 */
function factsFrom(answers: Answers, raw: Raw, facts: Facts, dropped: boolean): Raw {
  const { name, address, position, insurers, offices } = answers
  return {
    name,
    logo: answers.logo ?? (name === facts.name ? facts.logo : logoOf(name, address.city)),
    phone: parsePhoneNumberWithError(answers.phone, 'US').formatNational(),
    email: answers.email,
    address,
    region: answers.region,
    geo: position,
    timeZone: answers.timeZone,
    hours: answers.hours,
    ...(answers.holidays && { holidays: answers.holidays }),
    doctor: isDeepStrictEqual(answers.doctor, facts.doctor)
      ? raw.doctor
      : { ...answers.doctor, name: onceIfAlike(answers.doctor.name) },
    insurers: insurersFrom(insurers, recordsAt(raw, 'insurers'), dropped),
    ...(answers.languages && { staffLanguages: answers.languages }),
    ...(answers.governingLaw && { governingLaw: answers.governingLaw }),
    ...(answers.parking && { arrival: { ...facts.arrival, parking: answers.parking } }),
    ...(answers.mapsListing && { mapsListing: answers.mapsListing }),
    ...(answers.social && { social: answers.social }),
    ...(offices &&
      (offices.length > 0 || raw.offices !== undefined) && {
        offices: officesFrom(offices, recordsAt(raw, 'offices')),
      }),
    ...(answers.practice && answers.practice !== facts.practice && { practice: answers.practice }),
    notOffered: answers.notOffered,
  }
}

/**
 * Return the pages that are only about the former town, which are removed when the clinic moves: cities it does not
 * serve, local posts.
 */
function formerPages(files: Files, answers: Answers): string[] {
  const served = new Set(answers.cities.map(({ name }) => name))
  const patterns = textsAt(fieldsOf('local.yaml', files.get('local.yaml') ?? ''), 'files')
  const isLocal = (name: string) => patterns.some((pattern) => fits(pattern).test(name))
  const cities = pagesIn('cities', files).filter(({ fields }) => !served.has(String(fields.city)))
  const posts = [...files.keys()].filter((path) => pageIn('posts', path) && isLocal(bareName(path)))
  return [...new Set([...cities.map(({ path }) => path), ...posts].map(bareName))]
}

/** Return the pages of insurers that the clinic does not work with. */
function formerInsurers(files: Files, facts: Raw): string[] {
  const insurers = facts.insurers as { name: string; page?: string }[]
  const names = new Set(insurers.map(({ name }) => name))
  const { entries } = readSources(files)
  const pages = new Set(
    joinInsurers(insurers, entries).flatMap(({ name, page }) => (page && names.has(name) ? page : [])),
  )
  return [...new Set([...files.keys()].flatMap((path) => pageIn('insurers', path) ?? []))]
    .filter((name) => !pages.has(name))
    .map((name) => `insurers/${name}`)
}

/** Return the addresses of pages by their names in content/: `posts/chronic-stress` → `/blog/chronic-stress`. */
function addressesOf(files: Files, names: string[]): Set<string> {
  const gone = new Set(names.map((name) => `content/${name}.${defaultLocale}.md`))
  const routes = allRoutesIn(readSources(files).entries)
  return new Set(
    routes.flatMap(({ pageType, slug, path }) => (gone.has(fileOf(pageType, slug, defaultLocale)) ? [path] : [])),
  )
}

/** Update `confirmed`: changed answers are the clinic’s own facts; what setup itself wrote has to be checked. */
function confirmedAfter(before: Raw, after: Raw, answered: string[]): string[] {
  const confirmed = (before.confirmed as string[]).filter(
    (name) => answered.includes(name) || isDeepStrictEqual(before[name], after[name]),
  )
  const own = answered.filter((name) => !isDeepStrictEqual(before[name], after[name]) && !confirmed.includes(name))
  return [...confirmed, ...own]
}

/** Fields that cannot be facts to confirm. */
const unconfirmable = ['notOffered', 'practice']

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
  const without = new Set([...answers.notOffered, ...closed])
  const passages = passagesFor(local.parse(fieldsOf('local.yaml', source('local.yaml'))), dropped, without)
  for (const [path, text] of reworded(left, passages)) left.set(path, text)
  for (const [path, text] of unlinked(left, closed)) if (path !== 'local.yaml') left.set(path, text)
  const cityPages = pagesIn('cities', left).map(({ fields }) => fields as CityPage)

  const further = answers.offices ?? (dropped ? [] : (facts.offices ?? []))
  const withOffice = further.map(({ address }) => address.city)
  const claims = raw.claims as Facts['claims'] & Raw
  const clinicFields: Raw = {
    // Of another name, a placeholder as the first one was: the launch check asks for it.
    ...(answers.name !== facts.name && { mapsListing: `https://maps.example.com/${slugOf(answers.name)}` }),
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
  const described = describedBy(files, answers)
  for (const [path, text] of described) if (typeof text === 'string') write(path, text)
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
  for (const [path, text] of described) if (text === null) changes.set(path, null)
  for (const [path, text] of written) if (text !== files.get(path)) changes.set(path, text)
  return changes
}

/** Return embeds.yaml without the frames of offices that are there no more. */
function withoutOffices(source: string, left: Office[]): string {
  const { offices } = fieldsOf('embeds.yaml', source)
  if (!isRecord(offices)) return source
  const own = Object.entries(offices).filter(([id]) => left.some((office) => office.id === id))
  return setFields(source, { offices: own.length > 0 ? Object.fromEntries(own) : undefined })
}

/** Return local.yaml without the files, names and passages that are there no more. */
function withoutUnused(source: string, files: Files): string {
  const { files: patterns, names } = unused(readSources(files).entries)
  const fields = fieldsOf('local.yaml', source)
  const rest = (list: unknown, gone: string[]) =>
    Array.isArray(list) ? list.filter((item) => !gone.includes(item)) : list
  const left = (passages: Passage[]) => passages.filter(({ file, here }) => files.get(file)?.includes(here))
  const { elsewhere, without } = local.parse(fields)
  const pages = recordsAt(fields, 'without').map((item, i) => ({
    ...item,
    ...(item.passages !== undefined && { passages: left(without[i]?.passages ?? []) }),
  }))
  return setFields(source, {
    files: rest(fields.files, patterns),
    names: rest(fields.names, names),
    ...(elsewhere.length > 0 && { elsewhere: left(elsewhere) }),
    ...(without.length > 0 && {
      without: pages.filter((item) => 'words' in item || listAt(item, 'passages').length > 0),
    }),
  })
}

/** Return the texts of a folder after changes. */
export function changed(files: Files, changes: Changes): Map<string, string> {
  const result = new Map(files)
  for (const [path, text] of changes) {
    if (text === null) result.delete(path)
    else if (typeof text === 'string') result.set(path, text)
  }
  return result
}
