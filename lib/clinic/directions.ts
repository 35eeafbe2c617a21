import { mainOffice } from './offices'

/** What addresses of driving directions begin with; addresses of place searches begin differently. */
export const directionStarts = ['https://www.google.com/maps/dir/', 'https://maps.apple.com/', 'https://waze.com/']

/** Link to driving directions to an office in the three common map apps; each also works in a browser. */
export function directions({ addressLine } = mainOffice): { app: string; href: string }[] {
  const place = encodeURIComponent(addressLine)
  return [
    { app: 'Google Maps', href: `https://www.google.com/maps/dir/?api=1&destination=${place}` },
    { app: 'Apple Maps', href: `https://maps.apple.com/?daddr=${place}` },
    { app: 'Waze', href: `https://waze.com/ul?q=${place}&navigate=yes` },
  ]
}
