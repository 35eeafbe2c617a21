import { escapeValue, foldLines } from './text-lines'

type Clinic = {
  name: string
  email: string
  address: { street: string; city: string; state: string; zip: string }
  geo: { latitude: number; longitude: number }
}

/**
 * The clinic as a contact, in the version of the format that every address book reads (vCard 3.0, RFC 2426).
 * @param tel the phone in international form, `+14795550142`; @param url the site's address.
 */
export function contactCard({ name, email, address, geo }: Clinic, tel: string, url: string): string {
  const { street, city, state, zip } = address
  const place = ['', '', street, city, state, zip, 'USA'].map(escapeValue).join(';')
  return foldLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;;;;',
    `FN:${escapeValue(name)}`,
    `ORG:${escapeValue(name)}`,
    // Apple's address book files it under companies.
    'X-ABSHOWAS:COMPANY',
    `TEL;TYPE=WORK,VOICE,MSG:${tel}`,
    `EMAIL;TYPE=INTERNET,WORK:${escapeValue(email)}`,
    `ADR;TYPE=WORK:${place}`,
    `GEO:${geo.latitude};${geo.longitude}`,
    `URL:${url}`,
    'END:VCARD',
  ])
}
