import { parse } from 'yaml'
import { formatRange } from '../../../lib/clinic/hours'
import { dayInWords } from '../../../lib/clinic/opening'
import { defaultLocale, otherLocale } from '../../../lib/i18n/locales'
import { serviceOfCta } from '../../../lib/page-types/post'
import { readFiles } from '../../../scripts/shared/content-files'
import { comingHolidays } from './holiday'
import { presentNotices } from './notice'
import { daysOf, type Holiday, type Offices, officesIn } from './offices'
import { photoChoices } from './photo'
import { posts } from './post'
import { presentPrices } from './price'
import { sourceChoices } from './sources'
import { today, type Values } from './task'

/** Initial state of the forms. */
export type DeskState = {
  today: string
  /** The upcoming special days, in words. */
  holidays: string[]
  /** The notices that have not ended, in words. */
  notices: string[]
  /** The offices to choose from, if there are several. */
  offices: { id: string; name: string }[]
  /** The names of all holidays ever entered. */
  names: Holiday['name'][]
  prices: Values
  posts: { slug: string; title: string }[]
  /** The closings of posts for services that the clinic does not offer. */
  closed: string[]
  /** Sources that pages already name. */
  sources: { url: string; key: string; text: string }[]
  photos: { name: string; text: string }[]
}

/** Return the data for the forms. @param folder the content folder */
export function deskState(folder: string): DeskState {
  const files = readFiles(folder)
  const clinic = files.get('clinic.yaml') ?? ''
  const facts = parse(clinic) as Offices & { notOffered?: string[] | null }
  const notOffered = facts.notOffered ?? []
  const offices = officesIn(facts)
  const all = offices.flatMap(({ id }) => daysOf(facts, id)).map(({ name }) => name)
  return {
    today: today(),
    holidays: comingHolidays(clinic).map(
      ({ date, name, hours = [], offices: at }) =>
        `${dayInWords(date, defaultLocale)}, ${date.slice(0, 4)}: ${name[defaultLocale]} (${name[otherLocale(defaultLocale)]}), ${hours.length > 0 ? `open ${hours.map((range) => formatRange(range, defaultLocale)).join(' and ')}` : 'closed'}${at.length > 0 ? `, only at ${at.join(' and ')}` : ''}`,
    ),
    notices: presentNotices(clinic),
    offices: offices.length > 1 ? offices : [],
    names: all.filter((name, i) => all.findIndex((other) => other[defaultLocale] === name[defaultLocale]) === i),
    prices: presentPrices(clinic),
    posts: posts(files),
    closed: Object.entries(serviceOfCta).flatMap(([cta, page]) => (page && notOffered.includes(page) ? [cta] : [])),
    sources: sourceChoices(files),
    photos: photoChoices(files),
  }
}
