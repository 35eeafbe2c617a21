import { documentsOf } from '../compiled/data'
import type { Locale } from '../i18n/locales'
import { fill } from '../i18n/placeholders'
import { clinic, phone } from './facts'

/** The sentences of content/text-consent.*.yaml, in reading order. */
const sentences = ['who', 'frequency', 'rates', 'stop', 'help', 'condition'] as const

/**
 * Return the consent to text messages. It cannot be read with `listOf`, because it is the value of a placeholder that
 * `listOf` fills in.
 */
export function textConsent(locale: Locale): string {
  const [consent] = documentsOf('text-consent', locale)
  const words = sentences.map((name) => String(consent?.[name])).join(' ')
  return fill(words, { clinic: clinic.name, phone: phone.display })
}
