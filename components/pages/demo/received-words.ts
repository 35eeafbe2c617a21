import type { ReceivedWords } from '@/components/islands/received'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/** What a demo says at its end, below a heading of its own. */
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
