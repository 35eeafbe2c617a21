import type { Settings } from '../schemas'
import { phoneLinks } from './facts'
import { escapeValue, foldLines } from './text-lines'

type Clinic = Pick<Settings['clinic'], 'name' | 'email' | 'address' | 'geo' | 'phoneLines'>

/**
 * Return an office as a contact in vCard 3.0, the version that all address books read (RFC 2426).
 * @param tel the phone number in E.164, `+14795550142`.
 * @param url the URL of the site. @param office its own name, if the clinic has several.
 */
export function contactCard(
  { name, email, address, geo, phoneLines = [] }: Clinic,
  tel: string,
  url: string,
  office?: string,
): string {
  const { street, city, state, zip } = address
  /** Older versions of Outlook decode non-ASCII letters as a Windows code page unless the line declares its charset. */
  const line = (name: string, value: string) => `${name}${/^[ -~]*$/.test(value) ? '' : ';CHARSET=UTF-8'}:${value}`
  const place = ['', '', street, city, state, zip, 'USA'].map(escapeValue).join(';')
  return foldLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;;;;',
    line('FN', escapeValue(office ? `${name}, ${office}` : name)),
    line('ORG', escapeValue(name)),
    // Tells Apple Contacts that this is a company, not a person.
    'X-ABSHOWAS:COMPANY',
    `TEL;TYPE=WORK,VOICE,MSG:${tel}`,
    ...phoneLines.map(({ phone, fax }) => `TEL;TYPE=WORK,${fax ? 'FAX' : 'VOICE'}:${phoneLinks(phone).dialed}`),
    ...(email ? [`EMAIL;TYPE=INTERNET,WORK:${escapeValue(email)}`] : []),
    line('ADR;TYPE=WORK', place),
    `GEO:${geo.latitude};${geo.longitude}`,
    `URL:${url}`,
    'END:VCARD',
  ])
}
