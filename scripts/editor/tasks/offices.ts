import { type FurtherOffice, mainId, mainName } from '../../../lib/content/schemas/office'
import type { Locale } from '../../../lib/i18n/locales'

/** A day with other hours as content/clinic.yaml has it. */
export type Holiday = { date: string; name: Record<Locale, string>; hours?: string[] }

type Further = Omit<FurtherOffice, 'holidays'> & { holidays?: Holiday[] }

/** What content/clinic.yaml says of the offices and their days, as it is written. */
export type Offices = { address?: FurtherOffice['address']; holidays?: Holiday[]; offices?: Further[] }

/** The offices by their names, the main one first; one without a name where there is no other. */
export function officesIn({ address, offices = [] }: Offices): { id: string; name: string }[] {
  const main = address ? mainName(address, offices as FurtherOffice[]) : ''
  return [{ id: mainId, name: main }, ...offices.map(({ id, name }) => ({ id, name }))]
}

/** The days with other hours of an office: its own, else those of the main one. */
export function daysOf({ holidays = [], offices = [] }: Offices, id: string): Holiday[] {
  const own = offices.find((office) => office.id === id)?.holidays
  return own?.length ? own : holidays
}
