import { type ClinicTime, clinicMoment } from './local-time'
import { escapeValue, foldLines } from './text-lines'

/** An appointment at the clinic, for the visitor's own calendar. */
export type Visit = ClinicTime & {
  title: string
  description: string
  location: string
  /** Host of the site: makes the event's identity the site's own. */
  host: string
  /** When the file is made. */
  made: Date
}

/** How long the calendar blocks, in minutes; the length of a visit is not fixed. */
const visitMinutes = 60

/** A moment in UTC, `20260309T140000Z`: no calendar can mistake it, and none needs to know the zone's rules. */
const stamp = (moment: Date) => `${moment.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`

/**
 * A calendar file with one event and a reminder a day ahead (RFC 5545). The same date and time give the same UID, so that
 * opening the file twice makes one event.
 */
export function visitFile({ date, time, title, description, location, host, made }: Visit): string {
  const start = clinicMoment({ date, time })
  return foldLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeValue(host)}//Visit//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${stamp(start)}-visit@${host}`,
    `DTSTAMP:${stamp(made)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(new Date(start.getTime() + visitMinutes * 60_000))}`,
    `SUMMARY:${escapeValue(title)}`,
    `DESCRIPTION:${escapeValue(description)}`,
    `LOCATION:${escapeValue(location)}`,
    'STATUS:CONFIRMED',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeValue(title)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
}
