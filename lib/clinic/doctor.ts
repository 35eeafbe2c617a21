import type { Locale } from '../i18n/locales'
import { clinic } from './facts'

/** Return the doctor's name as it stands inside a sentence: Spanish puts an article before the title. */
export function doctorInSentence(locale: Locale): string {
  const name = clinic.doctor.name[locale]
  return locale === 'es' ? withArticle(name) : name
}

/** Put the Spanish article before a name that begins with a title. */
export const withArticle = (name: string): string => name.replace(/^Dr\. /, 'el Dr. ').replace(/^Dra\. /, 'la Dra. ')
