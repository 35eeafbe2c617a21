import type { MedicalWebPageLeaf } from 'schema-dts'
import { symptoms } from '../../content'
import type { Locale } from '../../i18n/locales'
import { entity } from './ids'

/** Pages about no one condition: help with stress, and whatever has no page of its own. */
const general = ['stress-management', 'various-health-concerns']

/** What a symptom page is about, and who read it for its correctness and when. */
export function symptomPage(slug: string, locale: Locale): MedicalWebPageLeaf {
  const { title, reviewed } = symptoms.one(slug, locale)
  return {
    '@type': 'MedicalWebPage',
    about: general.includes(slug) ? undefined : { '@type': 'MedicalCondition', name: title },
    lastReviewed: reviewed,
    reviewedBy: entity('doctor'),
  }
}
