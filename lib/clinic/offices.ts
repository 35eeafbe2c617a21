import { nearestOf } from '../geography/miles'
import { type AdditionalOffice, mainId } from '../schemas/office'
import { mainName } from '../schemas/office-problems'
import type { Point } from '../schemas/places'
import { itemOf } from '../util/item-of'
import { addressLine, clinic, inOneLine, phone, phoneLinks } from './facts'
import type { Hours } from './hours'
import { mapSearch } from './map-search'
import type { Opening } from './opening'

/** An office of the clinic, as pages show it. */
export type Office = {
  id: string
  /** The place name that people use; not translated. */
  name: string
  address: AdditionalOffice['address']
  addressLine: string
  phone: typeof phone
  geo: Point
  hours: Hours
  holidays: typeof clinic.holidays
  /** Hours and holidays, and their time zone. */
  opening: Opening
  parking?: AdditionalOffice['parking']
  /** The URL of its map listing, or of a map search for its address. */
  onMap: string
}

/** Combine weekly hours and holidays, which together decide whether an office is open. */
const openingOf = (hours: Hours, holidays: Office['holidays'], timeZone: string): Opening => ({
  hours,
  timeZone,
  special: Object.fromEntries(holidays.map(({ date, hours }) => [date, hours ?? []])),
})

/** The main office: the facts at the top of content/clinic.yaml. */
export const mainOffice: Office = {
  id: mainId,
  name: mainName(clinic.address, clinic.offices ?? []),
  address: clinic.address,
  addressLine,
  phone,
  geo: clinic.geo,
  hours: clinic.hours,
  holidays: clinic.holidays,
  opening: openingOf(clinic.hours, clinic.holidays, clinic.timeZone),
  parking: clinic.arrival?.parking,
  onMap: clinic.mapsListing ?? mapSearch(`${clinic.name}, ${addressLine}`),
}

function additionalOffice(office: AdditionalOffice): Office {
  const { id, name, address, hours, geo, parking, timeZone = clinic.timeZone, holidays = clinic.holidays } = office
  const line = inOneLine(address)
  return {
    id,
    name,
    address,
    addressLine: line,
    phone: phoneLinks(office.phone),
    geo,
    hours,
    holidays,
    opening: openingOf(hours, holidays, timeZone),
    parking,
    onMap: office.mapsListing ?? mapSearch(line),
  }
}

/** All offices of the clinic, the main one first. */
export const offices: [Office, ...Office[]] = [mainOffice, ...(clinic.offices ?? []).map(additionalOffice)]

/** True if there is more than one office, so that pages must name them. */
export const hasOffices = offices.length > 1

/**
 * Return the office for visitors from a town: the one its page names, or else the nearest in a straight line.
 * @throws for an unknown office; the message lists the known ones.
 */
export const officeFor = ({ office, geo }: { office?: string; geo: Point }): Office =>
  office ? itemOf(offices, office, 'clinic.yaml: unknown office') : nearestOf(geo, offices)
