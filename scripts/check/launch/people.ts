import { extraAddress, licensedServices } from '../../../lib/content/not-offered'
import type { Entry } from '../../../lib/content/read'
import { fileIn, itemsAt, listAt, recordsAt, textsAt } from '../../../lib/content/read-fields'
import { photosOf } from '../../photos/photo-places'
import { type Find, open } from './site'

/** List the services that need a named license holder and have none, each with its position in home.en.yaml. */
function unlicensedServices(entries: Entry[]): { at: string; id: string }[] {
  const clinic = fileIn(entries, 'clinic')?.data
  const given = itemsAt(clinic, 'practitioners').flatMap(({ item }) => listAt(item, 'services'))
  return itemsAt(fileIn(entries, 'home')?.data, 'extraServices').flatMap(({ item, at }) => {
    const id = String(item.id)
    const isOpen = licensedServices.includes(id) && !given.includes(id)
    return isOpen && !textsAt(clinic, 'notOffered').includes(extraAddress(id)) ? [{ at, id }] : []
  })
}

/** Find services that require a license of their own without a named holder. */
export const withoutLicense: Find = ({ entries }) =>
  unlicensedServices(entries).flatMap(({ at, id }) =>
    open(
      fileIn(entries, 'home'),
      at,
      `nobody is named who may give it, so only a preview shows ${id}: states license it apart (Arkansas: Ark. Code 17-102). Name the person with the license under "practitioners" in content/clinic.yaml, with "services: [${id}]", or write ${extraAddress(id)} under "notOffered"`,
    ),
  )

/** Find sample testimonials. */
export const sampleTestimonials: Find = ({ entries }) =>
  entries
    .filter(({ collection }) => collection === 'testimonials')
    .flatMap((entry) => {
      const all = recordsAt(entry.data, 'items')
      const invented = all.filter(({ sample }) => sample)
      const reason = `${invented.length} of ${all.length} are samples (${invented.map(({ id }) => id).join(', ')}): put in words of real patients who signed an authorization (45 CFR 164.508), translated without a change of meaning, say beside them what anyone got for it (16 CFR 255.5), and write "sample: false"`
      return open(entry, 'items', invented.length > 0 && reason)
    })

/** Find team photos without consent; the content check rejects patient photos without it. */
export const photosWithoutConsent: Find = ({ entries }) =>
  photosOf(entries).flatMap(({ entry, field, data: { name, people, consent } }) => {
    const reason = `people can be recognized in "${name}": have them agree in writing, keep that on file, and write "consent: true"`
    return open(entry, `${field}.consent`, people !== 'nobody' && consent !== true && reason)
  })
