import { clinic } from '../clinic/facts'
import { dayName, weekdays } from '../clinic/hours'
import { textConsent } from '../clinic/text-consent'
import type { Locale } from '../i18n/locales'
import { translator } from '../i18n/translator'
import type { FieldSpec, FormWords, Step } from './fields'
import { amount, limitOf } from './validate'

/** Return the interface strings shared by all forms. */
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
      whereMissing: t('forms.problems.whereMissing'),
      slotMissing: t('forms.problems.slotMissing'),
      slotGone: t('forms.problems.slotGone'),
      tooLong: t('forms.problems.tooLong', { limit: '#' }),
    },
  }
}

/** Return the fields of every form: name, phone and email. */
export function reachFields(locale: Locale): FieldSpec[] {
  const t = translator(locale)
  return [
    { name: 'name', label: t('forms.name'), type: 'text', required: true, autoComplete: 'name' },
    { name: 'phone', label: t('forms.phone'), type: 'tel', hint: t('forms.reachHint'), autoComplete: 'tel' },
    { name: 'email', label: t('forms.email'), type: 'email', autoComplete: 'email' },
  ]
}

/** Return the checkbox that allows text messages; never prechecked, never required. */
export function consentField(locale: Locale): FieldSpec {
  const yes = { value: 'yes', label: translator(locale)('forms.yes') }
  return { name: 'texts', label: textConsent(locale), type: 'check', options: [yes] }
}

/** Return the fields of the contact form, native and demo. */
export function contactFields(locale: Locale): FieldSpec[] {
  const t = translator(locale)
  return [
    ...reachFields(locale),
    { name: 'message', label: t('forms.message'), type: 'textarea', required: true },
    consentField(locale),
  ]
}

/** Return the fields of the new patient form. */
export function newPatientFields(locale: Locale): FieldSpec[] {
  const t = translator(locale)
  const open = weekdays
    .filter((day) => clinic.hours[day].length > 0)
    .map((day) => ({ value: day, label: dayName(day, locale, 'long') }))
  return [
    ...reachFields(locale),
    { name: 'day', label: t('forms.day'), type: 'select', options: [{ value: '', label: t('forms.anyDay') }, ...open] },
    { name: 'note', label: t('forms.note'), type: 'textarea', folded: true },
  ]
}

/** Return select options labeled by messages. */
const options = (locale: Locale, keys: readonly Parameters<ReturnType<typeof translator>>[0][]) => {
  const t = translator(locale)
  return keys.map((key) => ({ value: t(key), label: t(key) }))
}

/** Return the steps of the lead-capture survey: symptoms, duration, contact details. */
export function surveySteps(locale: Locale): Step[] {
  const t = translator(locale)
  const places = [
    'survey.places.neck',
    'survey.places.head',
    'survey.places.shoulder',
    'survey.places.upperBack',
    'survey.places.lowerBack',
    'survey.places.hip',
    'survey.places.leg',
    'survey.places.other',
  ] as const
  const since = ['survey.since.days', 'survey.since.weeks', 'survey.since.months', 'survey.since.years'] as const
  const times = ['survey.times.any', 'survey.times.morning', 'survey.times.afternoon'] as const
  return [
    {
      title: t('survey.where'),
      fields: [
        { name: 'where', label: t('survey.places.label'), type: 'checks', options: options(locale, places) },
        { name: 'words', label: t('survey.words'), type: 'textarea', folded: true },
      ],
    },
    {
      title: t('survey.when'),
      fields: [
        {
          name: 'since',
          label: t('survey.since.label'),
          type: 'select',
          options: [{ value: '', label: t('survey.since.choose') }, ...options(locale, since)],
        },
        { name: 'worse', label: t('survey.worse'), type: 'textarea' },
      ],
    },
    {
      title: t('survey.reach'),
      fields: [
        ...reachFields(locale),
        { name: 'time', label: t('survey.times.label'), type: 'select', options: options(locale, times) },
      ],
    },
  ]
}
