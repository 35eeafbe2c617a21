import { joinInsurers } from '../../lib/content/insurers'
import { extraAddress } from '../../lib/content/not-offered'
import { readSources } from '../../lib/content/read'
import { recordsAt } from '../../lib/content/read-fields'
import { slugOf } from '../../lib/i18n/slug'
import { definitionOf } from '../../lib/page-types'
import { pageTypeNames } from '../../lib/page-types/names'
import { clinic } from '../../lib/schemas/clinic'
import { places } from '../../lib/schemas/places'
import { type Files, fieldsOf, pagesIn } from '../../scripts/shared/content-pages'
import { type CityPage, coordinates } from './towns'

/**
 * Return the towns that the clinic serves according to its files: those with a page, then the other towns on the map.
 */
function citiesIn(files: Files, facts: ReturnType<typeof clinic.parse>) {
  const { towns } = places.parse(fieldsOf('places.yaml', files.get('places.yaml') ?? ''))
  const pages = pagesIn('cities', files).map(({ fields }) => fields as CityPage)
  return towns.map(({ id, name, at }) => {
    const page = pages.find((candidate) => candidate.emphasis === id)
    const way = facts.travel.find((item) => item.id === (page?.travel ?? slugOf(name)))
    // The way that a page names may begin elsewhere in the town, so its minutes are not those from the center.
    const minutes = page ? undefined : way?.minutes
    return { name, position: coordinates(at), ...(minutes !== undefined && { minutes }) }
  })
}

/**
 * Return the answers that a content folder already contains, in the format of an answers file: the defaults of every
 * question.
 */
export function presentAnswers(files: Files) {
  const facts = clinic.parse(fieldsOf('clinic.yaml', files.get('clinic.yaml') ?? ''))
  const { name, phone, email, address, region, geo, timeZone, hours, doctor, governingLaw, notOffered } = facts
  return {
    name,
    phone,
    email: email ?? 'none',
    address,
    region,
    position: coordinates(geo),
    timeZone,
    hours,
    doctor,
    governingLaw,
    ...(facts.staffLanguages && { languages: facts.staffLanguages }),
    insurers: joinInsurers(facts.insurers, readSources(files).entries).map((insurer) => insurer.name),
    notOffered,
    practice: facts.practice,
    cities: citiesIn(files, facts),
  }
}

export type PresentAnswers = ReturnType<typeof presentAnswers>

/** A service or symptom by its address, and its name. */
export type Page = { value: string; label: string }

/** Return what a clinic may not offer: pages, and services without one. */
export function switchablePages(files: Files): Page[] {
  const pages = pageTypeNames.flatMap((pageType) => {
    const { switchable: above, content } = definitionOf(pageType)
    return (above === null ? [] : pagesIn(content.at.replace('/*.md', ''), files)).map(({ name, fields }) => ({
      value: `${above}/${name}`,
      label: String(fields.title),
    }))
  })
  const extras = recordsAt(fieldsOf('home.en.yaml', files.get('home.en.yaml') ?? ''), 'extraServices')
  return [...pages, ...extras.map(({ id, title }) => ({ value: extraAddress(id), label: String(title) }))]
}
