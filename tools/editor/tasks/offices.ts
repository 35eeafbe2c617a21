import type { Locale } from '../../../lib/i18n/locales'
import { type FurtherOffice, mainId, officeFacts } from '../../../lib/schemas/office'
import { mainName } from '../../../lib/schemas/office-problems'

/** A day with special hours, as in content/clinic.yaml. */
export type Holiday = { date: string; name: Record<Locale, string>; hours?: string[] }

type Further = Omit<FurtherOffice, 'holidays'> & { holidays?: Holiday[] }

/** The offices and their days in content/clinic.yaml, unvalidated: an empty list is null. */
export type Offices = { address?: FurtherOffice['address']; holidays?: Holiday[] | null; offices?: Further[] | null }

// Leave incomplete entries to the check, which names what is missing.
const isComplete = (day: unknown) => officeFacts.holidays.element.safeParse(day).success
const furtherIn = ({ offices }: Offices) => (offices ?? []).filter((office) => office?.name && office.address?.city)

/** Return the offices by name, the main one first; a single one without a name if there is no other. */
export function officesIn(facts: Offices): { id: string; name: string }[] {
  const { address } = facts
  const offices = furtherIn(facts)
  const main = address ? mainName(address, offices as FurtherOffice[]) : ''
  return [{ id: mainId, name: main }, ...offices.map(({ id, name }) => ({ id, name }))]
}

/** Return an office's complete special days: its own, else those of the main one. */
export function daysOf(facts: Offices, id: string): Holiday[] {
  const own = furtherIn(facts).find((office) => office.id === id)?.holidays
  return ((own?.length ? own : facts.holidays) ?? []).filter(isComplete)
}
