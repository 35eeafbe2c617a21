import { directions } from '../clinic/directions'
import { clinic, isConfirmed, phone, phoneLines } from '../clinic/facts'
import { groupHours } from '../clinic/hours'
import { closedWord } from '../clinic/hours-words'
import { hasOffices, type Office, offices } from '../clinic/offices'
import { priceFacts, spokenLanguages } from '../clinic/visit-facts'
import { zoneNote } from '../clinic/zone-note'
import { isExtraOff, pageOf } from '../content'
import { streetName } from '../geography/street'
import { type Locale, localePath, otherLocale } from '../i18n/locales'
import { translator } from '../i18n/translator'
import { officePath } from '../page-types/office'
import type { AnswerName } from '../page-types/search'
import type { Confirmable } from '../schemas/clinic'
import type { Answer } from './file'
import { type AskedAnswer, insuranceAnswer, insurerAnswers } from './insurance-answers'

const financial = '/financial-information'

/** Return the opening hours of an office, one line per group of days with the same hours. */
const hoursLines = (office: Office, locale: Locale) => [
  ...groupHours(office.hours, locale, 'wide').map(
    ({ days, ranges }) => `${days}: ${ranges.join(', ') || closedWord(office.hours, locale)}`,
  ),
  ...zoneNote(office, locale),
]

/** Return the answers to questions about facts. */
function factAnswers(locale: Locale): Record<AnswerName, Answer> {
  const t = translator(locale)
  const call: Answer['action'] = [t('search.call', { phone: phone.display }), phone.tel]
  const page = (path: string, label: string): Answer['action'] => [label, localePath(path, locale)]
  /** Append a sample mark to a fact until the clinic has confirmed it. */
  const marked = (text: string, name: Confirmable) =>
    isConfirmed(name) ? text : `${text} (${t('preview.sample').toLowerCase()})`
  const prices = priceFacts(locale).map(({ title, text, name }) => marked(`${title}: ${text}`, name))
  const languages = spokenLanguages(locale)
  /** Prefix a fact with the office's name if there are several. */
  const withOffice = ({ name }: Office, fact: string) => (hasOffices ? `${name}: ${fact}` : fact)
  return {
    hours: {
      title: t('contact.hours'),
      lines: offices.flatMap((office) => hoursLines(office, locale).map((line) => withOffice(office, line))),
      action: call,
      page: '/contact',
    },
    phone: {
      title: t('contact.phone'),
      lines: [
        ...offices.map((office) => withOffice(office, office.phone.display)),
        ...phoneLines(locale).map(({ name, phone: line }) => `${name}: ${line.display}`),
        ...(clinic.email ? [clinic.email] : []),
      ],
      action: call,
      page: '/contact',
    },
    address: {
      title: t('contact.address'),
      lines: offices.map((office) => withOffice(office, office.addressLine)),
      action: hasOffices
        ? page('/contact#offices', t('search.directions'))
        : [t('search.directions'), directions()[0]?.href ?? ''],
      page: '/contact',
    },
    price: {
      title: t('search.price'),
      lines: prices.length > 0 ? prices : [t('search.priceText')],
      action: page(`${financial}/what-it-costs`, t('search.priceMore')),
      page: `${financial}/what-it-costs`,
    },
    insurance: insuranceAnswer(locale),
    languages: {
      title: t('visit.languages'),
      lines: [...(languages ? [marked(languages, 'staffLanguages')] : []), t('search.languagesText')],
      action: page('/language-assistance', t('languages.title')),
      page: '/language-assistance',
    },
    appointment: {
      title: t('search.appointment'),
      lines: [t('cta.sameDayText')],
      action: page('/book-now', t('cta.bookNow')),
      page: '/book-now',
    },
  }
}

/**
 * Return the answers to the name, town or street of an office, if there are several: its address, phone, hours and
 * parking.
 */
function officeAnswers(locale: Locale): AskedAnswer[] {
  if (!hasOffices) return []
  const t = translator(locale)
  return offices.map((office) => {
    const { id, name, address, addressLine, phone, parking } = office
    return {
      phrases: [name, address.city, streetName(address.street)],
      title: name,
      lines: [
        addressLine,
        phone.display,
        ...hoursLines(office, locale),
        ...(parking ? [`${t('visit.parking')}: ${parking[locale]}`] : []),
      ],
      action: [t('search.directions'), localePath(officePath(id), locale)],
      page: '/contact',
    }
  })
}

/** Return the answers to names of switched-off services without a page: that the clinic does not offer them. */
function notOfferedAnswers(locale: Locale): AskedAnswer[] {
  const t = translator(locale)
  const wordsFor = (id: string, language: Locale) =>
    pageOf('search', language).everyday.flatMap(({ say, service }) => (service === id ? say : []))
  const off = pageOf('search', locale).everyday.flatMap(({ service = '' }) => (isExtraOff(service) ? [service] : []))
  return [...new Set(off)].map((id) => {
    const [name = id] = wordsFor(id, locale)
    return {
      phrases: [...wordsFor(id, locale), ...wordsFor(id, otherLocale(locale))],
      title: t('search.notOffered', { name }),
      lines: [t('search.notOfferedText', { name })],
      action: [t('search.services'), localePath('/services', locale)],
      page: '/services',
    }
  })
}

/**
 * Return everything that search answers immediately in a language. Names of insurers and offices come first, because
 * they are more specific than “insurance”.
 */
export function answersIn(locale: Locale): AskedAnswer[] {
  const { asked } = pageOf('search', locale)
  const facts = Object.entries(factAnswers(locale)) as [AnswerName, Answer][]
  return [
    ...insurerAnswers(locale),
    ...officeAnswers(locale),
    ...notOfferedAnswers(locale),
    ...facts.map(([name, answer]) => ({ phrases: asked[name], ...answer })),
  ]
}
