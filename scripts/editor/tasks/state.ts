import { parse } from 'yaml'
import { formatRange } from '../../../lib/clinic/hours'
import { dayInWords } from '../../../lib/clinic/opening'
import { readFiles } from '../../setup/write'
import { comingHolidays } from './holiday'
import { posts } from './post'
import { presentPrices } from './price'
import { today, type Values } from './task'

/** What the forms show before anything is typed. */
export type DeskState = {
  today: string
  /** The days with other hours that are still to come, in words. */
  holidays: string[]
  /** The names of all holidays that were ever entered. */
  names: { en: string; es: string }[]
  prices: Values
  posts: { slug: string; title: string }[]
}

/** Reads what the forms show. @param folder that of the content */
export function deskState(folder: string): DeskState {
  const files = readFiles(folder)
  const clinic = files.get('clinic.yaml') ?? ''
  const all = ((parse(clinic) as { holidays?: { name: { en: string; es: string } }[] }).holidays ?? []).map(
    ({ name }) => name,
  )
  return {
    today: today(),
    holidays: comingHolidays(clinic).map(
      ({ date, name, hours = [] }) =>
        `${dayInWords(date, 'en')}, ${date.slice(0, 4)}: ${name.en} (${name.es}), ${hours.length > 0 ? `open ${hours.map((range) => formatRange(range, 'en')).join(' and ')}` : 'closed'}`,
    ),
    names: all.filter((name, i) => all.findIndex((other) => other.en === name.en) === i),
    prices: presentPrices(clinic),
    posts: posts(files),
  }
}
