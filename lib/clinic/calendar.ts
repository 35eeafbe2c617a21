import { type ClinicTime, clinicMoment } from './local-time'
import { escapeValue, foldLines } from './text-lines'

/** An appointment to export to the visitor's calendar. */
export type Visit = ClinicTime & {
  /** Length of the event. */
  minutes: number
  /** The IANA name of the clinic's time zone. */
  timeZone: string
  title: string
  description: string
  location: string
  /** Host of the site, for the event's UID. */
  host: string
  /** Time of the file's creation (DTSTAMP). */
  made: Date
}

/** Return a UTC date-time, `20260309T140000Z`: needs no VTIMEZONE (RFC 5545, 3.3.5). */
const stamp = (moment: Date) => `${moment.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`

/**
 * Return an iCalendar file with one event and a reminder one day before (RFC 5545). The UID depends on date and time
 * only, so that importing the file twice creates one event. It has no METHOD, so calendars just add the event; with one
 * they would look for an organizer, and some would ask the visitor to accept (RFC 5546, 3.2.1).
 */
export function visitFile({ date, time, minutes, timeZone, title, description, location, host, made }: Visit): string {
  const start = clinicMoment({ date, time }, timeZone)
  return foldLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeValue(host)}//Visit//EN`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${stamp(start)}-visit@${host}`,
    `DTSTAMP:${stamp(made)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(new Date(start.getTime() + minutes * 60_000))}`,
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

/** A calendar on the web, and its page that adds an event. */
export type CalendarLink = { name: string; href: string }

/**
 * Return the pages of the big calendars that add the visit. In the browsers of apps such as Instagram a file that a page makes
 * comes to nothing, while a link works.
 */
export function calendarLinks({ date, time, minutes, timeZone, title, description, location }: Visit): CalendarLink[] {
  const start = clinicMoment({ date, time }, timeZone)
  const end = new Date(start.getTime() + minutes * 60_000)
  const address = (page: string, parameters: Record<string, string>) => `${page}?${new URLSearchParams(parameters)}`
  return [
    {
      name: 'Google Calendar',
      href: address('https://calendar.google.com/calendar/render', {
        action: 'TEMPLATE',
        text: title,
        dates: `${stamp(start)}/${stamp(end)}`,
        details: description,
        location,
      }),
    },
    {
      name: 'Outlook',
      href: address('https://outlook.live.com/calendar/0/deeplink/compose', {
        path: '/calendar/action/compose',
        rru: 'addevent',
        subject: title,
        startdt: start.toISOString(),
        enddt: end.toISOString(),
        body: description,
        location,
      }),
    },
  ]
}
