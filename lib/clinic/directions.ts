import { addressLine } from './facts'

/** Links to driving directions in the three common map apps; each also works in a browser. */
export function directions(): { app: string; href: string }[] {
  const place = encodeURIComponent(addressLine)
  return [
    { app: 'Google Maps', href: `https://www.google.com/maps/dir/?api=1&destination=${place}` },
    { app: 'Apple Maps', href: `https://maps.apple.com/?daddr=${place}` },
    { app: 'Waze', href: `https://waze.com/ul?q=${place}&navigate=yes` },
  ]
}
