import { recordsAt } from '../../../lib/content/read-fields'
import { photosOf } from '../../photos/photo-places'
import { type Find, open } from './site'

/** Find sample testimonials. */
export const sampleTestimonials: Find = ({ entries }) =>
  entries
    .filter(({ collection }) => collection === 'testimonials')
    .flatMap((entry) => {
      const all = recordsAt(entry.data, 'items')
      const invented = all.filter(({ sample }) => sample)
      const reason = `${invented.length} of ${all.length} are samples (${invented.map(({ id }) => id).join(', ')}): put in words of real patients who agreed in writing, and write "sample: false"`
      return open(entry, 'items', invented.length > 0 && reason)
    })

/** Find team photos without consent; the content check rejects patient photos without it. */
export const photosWithoutConsent: Find = ({ entries }) =>
  photosOf(entries).flatMap(({ entry, field, data: { name, people, consent } }) => {
    const reason = `people can be recognized in "${name}": have them agree in writing, keep that on file, and write "consent: true"`
    return open(entry, `${field}.consent`, people !== 'nobody' && consent !== true && reason)
  })
