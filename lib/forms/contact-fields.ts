import { textConsent } from '../clinic/text-consent'
import type { Locale } from '../i18n/locales'
import { translator } from '../i18n/translator'
import { amount, type FieldSpec, type FormWords, limitOf } from './validate'

/** Return the interface strings of the contact form. */
export function formWords(locale: Locale): FormWords {
  const t = translator(locale)
  return {
    summary: t('forms.summary'),
    optional: t('forms.optional'),
    counter: t('forms.counter', { used: '#', limit: amount(limitOf('message')) }),
    problems: {
      nameMissing: t('forms.problems.nameMissing'),
      reachMissing: t('forms.problems.reachMissing'),
      phoneShape: t('forms.problems.phoneShape'),
      emailShape: t('forms.problems.emailShape'),
      messageMissing: t('forms.problems.messageMissing'),
      tooLong: t('forms.problems.tooLong', { limit: '#' }),
    },
  }
}

/** Return the fields of the contact form; the box that allows text messages is never prechecked, never required. */
export function contactFields(locale: Locale): FieldSpec[] {
  const t = translator(locale)
  return [
    { name: 'name', label: t('forms.name'), type: 'text', required: true, autoComplete: 'name' },
    { name: 'phone', label: t('forms.phone'), type: 'tel', hint: t('forms.reachHint'), autoComplete: 'tel' },
    { name: 'email', label: t('forms.email'), type: 'email', autoComplete: 'email' },
    { name: 'message', label: t('forms.message'), type: 'textarea', required: true },
    { name: 'texts', label: textConsent(locale), type: 'check' },
  ]
}
