import en from '@/messages/en.json'
import es from '@/messages/es.json'
import type { Locale } from '../i18n/locales'

const messages: Record<Locale, typeof en> = { en, es }

/**
 * The interface strings of the questions and of their answer, for the browser (lib/triage/load.ts). They are taken as they stand:
 * none has an argument but `step`, whose `{step}` the questions replace themselves.
 */
export function answerWords(locale: Locale) {
  const { list, drawing, sources, others, unreviewed, reviewed, ...own } = messages[locale].triage
  return { ...own, book: messages[locale].cta.bookAppointment }
}

export type AnswerWords = ReturnType<typeof answerWords>
