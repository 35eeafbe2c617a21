import type { Locale } from '../i18n/locales'
import { messages } from '../i18n/messages'

type Name = keyof typeof messages.en.triage
type Key = `triage.${Name}`

/**
 * The interface strings of the questions and of their answer, for the browser (lib/triage/load.ts). They are taken as they stand:
 * none has an argument but `step`, whose `{step}` the questions replace themselves.
 */
export function answerWords(locale: Locale) {
  const t = (key: Key) => messages[locale].triage[key.slice('triage.'.length) as Name]
  return {
    call911: t('triage.call911'),
    call988: t('triage.call988'),
    crisis: t('triage.crisis'),
    because: t('triage.because'),
    step: t('triage.step'),
    choose: t('triage.choose'),
    next: t('triage.next'),
    back: t('triage.back'),
    again: t('triage.again'),
    print: t('triage.print'),
    watch: t('triage.watch'),
    text: t('triage.text'),
    form: t('triage.form'),
    copy: t('triage.copy'),
    copied: t('triage.copied'),
    copyFailed: t('triage.copyFailed'),
    privacy: t('triage.privacy'),
    message: t('triage.message'),
    book: messages[locale].cta.bookAppointment,
  }
}

export type AnswerWords = ReturnType<typeof answerWords>
