import { joinInsurers } from '../../lib/content/insurers'
import { readSources } from '../../lib/content/read'
import { slugOf } from '../../lib/i18n/slug'
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
  const { name, logo, phone, email, address, region, geo, timeZone, hours, doctor, governingLaw, notOffered } = facts
  return {
    name,
    logo,
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
    ...(facts.offices && {
      offices: facts.offices.map(({ geo, ...office }) => ({ ...office, position: coordinates(geo) })),
    }),
    cities: citiesIn(files, facts),
  }
}

export type PresentAnswers = ReturnType<typeof presentAnswers>
