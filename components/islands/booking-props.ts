import type { Opening } from '@/lib/clinic/opening'
import type { FieldSpec, FormWords } from '@/lib/forms/fields'
import type { Locale } from '@/lib/i18n/locales'
import type { ReceivedWords } from './received'

export type CalendarWords = {
  form: FormWords
  received: ReceivedWords
  day: string
  time: string
  today: string
  tomorrow: string
  noneToday: string
  slot: string
  zone: string
  details: string
  next: string
  back: string
  send: string
}

export type CalendarProps = {
  locale: Locale
  opening: Opening
  /** The offices to choose from, if there are several; `opening` belongs to the first. */
  offices?: { label: string; items: { name: string; opening: Opening; zone: string }[] }
  details: FieldSpec[]
  words: CalendarWords
}
