import type { Locale } from '../i18n/locales'
import { translator } from '../i18n/translator'
import { clinic } from './facts'

/** The id of the section for existing patients on the contact page. */
export const patientsId = 'patients'

/** What existing patients look for, in order, with the message for each. */
const titles = {
  portal: 'patients.portal',
  payBill: 'patients.payBill',
  forms: 'patients.forms',
  records: 'patients.records',
} as const

/** Return the links for existing patients that are set. */
export function patientLinks(locale: Locale): { title: string; href: string }[] {
  const t = translator(locale)
  return (Object.keys(titles) as (keyof typeof titles)[]).flatMap((name) => {
    const href = clinic.existingPatients?.[name]
    return href ? [{ title: t(titles[name]), href }] : []
  })
}
