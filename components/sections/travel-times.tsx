import { clinic } from '@/lib/clinic/facts'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/** How far the places people know are from the clinic; the figures are clinic facts. */
export function TravelTimes({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const { universityCampusMinutes, pinnacleHillsMinutes, downtownBentonvilleMinutes, harBerMiles } = clinic.travel
  const rows = [
    [t('home.university'), t('home.minutes', { count: universityCampusMinutes })],
    [t('home.pinnacle'), t('home.minutes', { count: pinnacleHillsMinutes })],
    [t('home.bentonville'), t('home.minutes', { count: downtownBentonvilleMinutes })],
    [t('home.harBer'), t('home.miles', { count: harBerMiles })],
  ]
  return (
    <ul className="dist">
      {rows.map(([place, distance]) => (
        <li key={place}>
          <span>{place}</span>
          <b>{distance}</b>
        </li>
      ))}
    </ul>
  )
}
