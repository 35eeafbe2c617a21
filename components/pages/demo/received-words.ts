import type { ReceivedWords } from '@/components/islands/received'
import { translator } from '@/lib/i18n'
import type { Locale } from '@/lib/locales'

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
