import { clinic } from '@/lib/clinic/facts'
import { distance } from '@/lib/clinic/figures'
import type { Locale } from '@/lib/i18n/locales'

/** Distances from well-known places to the clinic, from clinic.yaml. */
export function TravelTimes({ locale }: { locale: Locale }) {
  return (
    <ul className="dist">
      {clinic.travel.map((travel) => (
        <li key={travel.id}>
          <span>{travel.from[locale]}</span>
          <b>{distance(travel, locale)}</b>
        </li>
      ))}
    </ul>
  )
}
