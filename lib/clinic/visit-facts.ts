import { capitalized } from '../i18n/capitalized'
import type { Locale } from '../i18n/locales'
import { formatDate, translator } from '../i18n/translator'
import type { Confirmable } from '../schemas/clinic'
import { mainId } from '../schemas/office'
import { dollars } from './dollars'
import { clinic, isConfirmed } from './facts'
import { groupHours } from './hours'
import { closedWord } from './hours-words'
import { hasOffices, offices } from './offices'
import { languageNames } from './practitioners'

/** A fact for a list: its title, its text, and the name under which the clinic confirms it. */
export type VisitFact = { title: string; text: string; name: Confirmable }

/** Return only the facts that have a value, in order. */
const set = (facts: [name: Confirmable, title: string, text: string | undefined][]): VisitFact[] =>
  facts.flatMap(([name, title, text]) => (text === undefined ? [] : [{ title, text, name }]))

/** The message of each way to pay. */
const paymentNames = {
  cash: 'visit.cash',
  check: 'visit.check',
  card: 'visit.card',
  hsa: 'visit.hsa',
  transfer: 'visit.transfer',
  zelle: 'visit.zelle',
  venmo: 'visit.venmo',
} as const

/** Return the names of the languages that the staff speak, as a list in a language: `English and Spanish`. */
export const spokenLanguages = (locale: Locale): string | undefined =>
  clinic.staffLanguages && languageNames(clinic.staffLanguages, locale)

/** Return what to know before arriving, for the contact page. */
export function arrivalFacts(locale: Locale): VisitFact[] {
  const t = translator(locale)
  const { arrival, rules, afterHours, records } = clinic
  const whether = (
    value: boolean | undefined,
    yes: 'visit.yes' | 'visit.walkInsYes',
    no: 'visit.no' | 'visit.walkInsNo',
  ) => (value === undefined ? value : t(value ? yes : no))
  return set([
    ['staffLanguages', t('visit.languages'), spokenLanguages(locale)],
    // With several offices, each shows it beside its address.
    ['arrival', t('visit.parking'), clinic.offices ? undefined : arrival?.parking?.[locale]],
    ['arrival', t('visit.entrance'), arrival?.entrance?.[locale]],
    ['arrival', t('visit.wheelchair'), arrival?.wheelchair?.[locale]],
    ['arrival', t('visit.transit'), arrival?.transit?.[locale]],
    ['rules', t('visit.walkIns'), whether(rules?.walkIns, 'visit.walkInsYes', 'visit.walkInsNo')],
    ['rules', t('visit.telehealth'), whether(rules?.telehealth, 'visit.yes', 'visit.no')],
    ['afterHours', t('visit.afterHours'), afterHours?.[locale]],
    ['records', t('visit.records'), records?.[locale]],
  ])
}

/** Return what patients show and what they get in writing, for the page about the first visit. */
export function paperFacts(locale: Locale): VisitFact[] {
  const t = translator(locale)
  return set([
    ['rules', t('visit.identification'), clinic.rules?.identification?.[locale]],
    ['rules', t('visit.notes'), clinic.rules?.notes?.[locale]],
  ])
}

/** Return the opening hours of the main office. */
export const hoursFacts = (locale: Locale): VisitFact[] =>
  groupHours(clinic.hours, locale, 'wide').map(({ days, ranges }) => ({
    title: capitalized(days),
    text: ranges.join(', ') || closedWord(clinic.hours, locale),
    name: 'hours',
  }))

/** Return where to park at each office, if there are several. */
export const officeParking = (locale: Locale): VisitFact[] =>
  hasOffices
    ? set(offices.map(({ id, name, parking }) => [id === mainId ? 'arrival' : 'offices', name, parking?.[locale]]))
    : []

/** Return each price that is set, after its name: `First visit`, `from $90`. */
export function priceFigures(locale: Locale): [name: string, price: string][] {
  const t = translator(locale)
  const { prices } = clinic
  const amounts = [
    [t('visit.firstVisit'), prices?.firstVisit],
    [t('visit.report'), prices?.report],
    [t('visit.followUp'), prices?.followUp],
    [t('visit.xRays'), prices?.xRays],
    [t('visit.reExam'), prices?.reExam],
  ] as const
  return amounts.flatMap(([name, amount]) =>
    amount === undefined ? [] : [[name, t(prices?.from ? 'visit.from' : 'visit.price', { amount: dollars(amount) })]],
  )
}

/** Return the prices that are set: `from $90`; that of a first visit with what it pays for. */
export function priceFacts(locale: Locale): VisitFact[] {
  const t = translator(locale)
  const includes = clinic.prices?.includes?.[locale]
  return priceFigures(locale).map(([title, price]) => {
    const text = includes && title === t('visit.firstVisit') ? t('visit.paysFor', { price, includes }) : price
    return { name: 'prices', title, text }
  })
}

/** Say in a sentence what the visit for the report of findings costs, or that one should ask. */
export function reportPrice(locale: Locale): string {
  const t = translator(locale)
  const { report, from } = clinic.prices ?? {}
  if (report === undefined) return t('visit.reportAsk')
  const amount = dollars(report)
  const marked = isConfirmed('prices') ? amount : `${amount} (${t('preview.sample').toLowerCase()})`
  return t('visit.reportCosts', { amount: marked, from: `${from}` })
}

/** Return what the usual visits for a plain backache come to, and what the New Patient Special costs and saves. */
export function totalFacts(locale: Locale): VisitFact[] {
  const t = translator(locale)
  const { prices, newPatientPrice: special } = clinic
  const { firstVisit, report = 0, followUp, reExam = 0, backacheVisits: visits, separately } = prices ?? {}
  const total = (count: number) => dollars((firstVisit ?? 0) + report + count * (followUp ?? 0) + reExam)
  return set([
    [
      'prices',
      t('visit.backache'),
      visits && firstVisit && followUp
        ? t('visit.backacheTotal', {
            least: total(visits.fewest),
            most: total(visits.most),
            fewestVisits: visits.fewest,
            mostVisits: visits.most,
            report: `${report > 0}`,
            reExam: `${reExam > 0}`,
          })
        : undefined,
    ],
    [
      'newPatientPrice',
      t('ways.special'),
      special === undefined
        ? special
        : separately && separately > special
          ? t('visit.specialSaves', { price: dollars(special), separately: dollars(separately) })
          : dollars(special),
    ],
  ])
}

/** Return a sentence with the day since which the prices are valid. */
export const pricesAsOf = (locale: Locale): string | undefined =>
  clinic.prices && translator(locale)('visit.asOf', { date: formatDate(clinic.prices.asOf, locale) })

/** Return the payment and missed-visit policies, for the page about costs. */
export function paymentFacts(locale: Locale): VisitFact[] {
  const t = translator(locale)
  const { payment, rules } = clinic
  const forms = payment?.forms.map((form) => t(paymentNames[form]))
  const superbill = payment?.superbill
  return set([
    ['payment', t('visit.payment'), forms && capitalized(new Intl.ListFormat(locale).format(forms))],
    ['payment', t('visit.due'), payment?.due?.[locale]],
    [
      'payment',
      t('visit.superbill'),
      superbill === undefined ? superbill : t(superbill ? 'visit.superbillYes' : 'visit.superbillNo'),
    ],
    ['rules', t('visit.cancellation'), rules?.cancellation?.[locale]],
    ['rules', t('visit.late'), rules?.late?.[locale]],
    ['rules', t('visit.noShow'), rules?.noShow?.[locale]],
  ])
}

/** Return how long visits take, for the page about the first visit. */
export function lengthFacts(locale: Locale): VisitFact[] {
  const t = translator(locale)
  const minutes = (count: number | undefined) => (count === undefined ? count : t('visit.minutes', { count }))
  return set([
    ['visitMinutes', t('visit.first'), minutes(clinic.visitMinutes?.first)],
    ['visitMinutes', t('visit.typical'), minutes(clinic.visitMinutes?.typical)],
  ])
}

/** Return who provides a service, with credentials and license. */
export const practitionersOf = (service: string, locale: Locale): VisitFact[] =>
  (clinic.practitioners ?? [])
    .filter(({ services }) => services.includes(service))
    .map(({ name, credentials, license }) => ({
      title: `${name[locale]}, ${credentials}`,
      text: license,
      name: 'practitioners' as const,
    }))

/** Return whether the clinic is in an insurer's network and as of when; undefined if not stated. */
export function networkNote({ network }: (typeof clinic.insurers)[number], locale: Locale): string | undefined {
  if (!network) return
  const date = formatDate(network.asOf, locale)
  return translator(locale)(network.in ? 'visit.inNetwork' : 'visit.outOfNetwork', { date })
}
