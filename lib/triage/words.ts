import type { Locale } from '../i18n/locales'
import { translator } from '../i18n/translator'

/** Return the interface strings of the questions and of the advice. */
export function answerWords(locale: Locale) {
  const t = translator(locale)
  return {
    other: t('triage.other'),
    call911: t('triage.call911'),
    call988: t('triage.call988'),
    crisis: t('triage.crisis'),
    tell: t('triage.tell'),
    room: t('triage.room'),
    way: t('triage.way'),
    urgentCare: t('triage.urgentCare'),
    until: t('triage.until'),
    todo: t('triage.todo'),
    chosenAnswers: t('triage.chosen'),
    // The questions fill in the number.
    step: t('triage.step', { step: '{step}' }),
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
    kept: t('triage.kept'),
    message: t('triage.message'),
    book: t('cta.bookAppointment'),
    callUs: t('cta.callUs'),
  }
}

export type AnswerWords = ReturnType<typeof answerWords>
