import type { Kind } from '../../../lib/kinds/registry'

/** What a page is there for, which decides what it owes its readers. */
type Purpose = {
  /** The fewest words of its own. */
  words: number
  /** Whether it rests on facts from elsewhere that it should link to. A form or a list sends nobody away. */
  sources: boolean
  /** Whether it shows a picture. */
  pictures: boolean
}

const article: Purpose = { words: 600, sources: true, pictures: true }
const guide: Purpose = { words: 400, sources: true, pictures: true }
const information: Purpose = { words: 300, sources: true, pictures: false }
const overview: Purpose = { words: 150, sources: false, pictures: false }
const form: Purpose = { words: 150, sources: false, pictures: false }

const purposes: Partial<Record<Kind, Purpose>> = {
  home: { words: 300, sources: false, pictures: true },
  about: { words: 300, sources: false, pictures: true },
  faq: { words: 600, sources: false, pictures: false },
  services: overview,
  service: guide,
  symptoms: overview,
  symptom: guide,
  blog: overview,
  post: article,
  contact: form,
  'free-consultation': form,
  'new-patient-special': form,
  'book-now': form,
  'financial-information': { ...information, sources: false },
  'cash-plans': { ...information, sources: false },
  'insurance-plans': { ...information, sources: false },
  insurer: information,
  city: { ...guide, sources: false },
  policy: information,
}

/**
 * What the checks ask of a kind of page; nothing for those that only continue a list or are not listed: they have no
 * words of their own to be found by.
 */
export const purposeOf = (kind: Kind): Purpose | undefined => purposes[kind]
