import { DemoForm } from '@/components/islands/demo-form'
import { contactFields, formWords, newPatientFields, surveySteps } from '@/lib/forms/definitions'
import type { Step } from '@/lib/forms/fields'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { NoScriptEnd } from './no-script-end'
import { receivedWords } from './received-words'

function Form({ locale, steps }: { locale: Locale; steps: Step[] }) {
  const t = translator(locale)
  return (
    <>
      <NoScriptEnd locale={locale} />
      <DemoForm
        steps={steps}
        words={{
          form: formWords(locale),
          received: receivedWords(locale, t('demo.received')),
          next: t('demo.next'),
          back: t('demo.back'),
          send: t('forms.send'),
          step: t('demo.step', { step: '#', steps: steps.length }),
        }}
      />
    </>
  )
}

export function Survey({ locale }: { locale: Locale }) {
  return <Form locale={locale} steps={surveySteps(locale)} />
}

export function Contact({ locale }: { locale: Locale }) {
  return <Form locale={locale} steps={[{ title: translator(locale)('nav.contact'), fields: contactFields(locale) }]} />
}

export function NewPatient({ locale }: { locale: Locale }) {
  const title = translator(locale)('cta.newPatientSpecial')
  return <Form locale={locale} steps={[{ title, fields: newPatientFields(locale) }]} />
}
