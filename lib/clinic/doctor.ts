import type { Locale } from '../i18n/locales'
import { clinic } from './facts'

/** Put the Spanish article before a name that begins with a title. */
export const withArticle = (name: string): string => name.replace(/^Dr\. /, 'el Dr. ').replace(/^Dra\. /, 'la Dra. ')

const inSentence: Record<Locale, (name: string) => string> = { en: (name) => name, es: withArticle }

/** Return the doctor's name as it stands inside a sentence: Spanish puts an article before the title. */
export const doctorInSentence = (locale: Locale): string => inSentence[locale](clinic.doctor.name[locale])
