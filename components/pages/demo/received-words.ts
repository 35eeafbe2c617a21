import type { ReceivedWords } from '@/components/islands/received'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/** Return the texts at the end of a demo form. */
export function receivedWords(locale: Locale, heading: string): ReceivedWords {
  const t = translator(locale)
  return {
    heading,
    note: t('demo.receivedNote'),
    visit: t('demo.visit'),
    visitNote: t('demo.visitNote'),
    empty: t('demo.empty'),
    again: t('demo.again'),
  }
}
