import { clinic } from '@/lib/clinic/facts'
import { distance } from '@/lib/clinic/figures'
import type { Locale } from '@/lib/i18n/locales'
import { SampleMark } from './sample-mark'

/** Show distances from well-known places to the clinic, from clinic.yaml; nothing if none are set. */
export function TravelTimes({ locale }: { locale: Locale }) {
  if (clinic.travel.length === 0) return null
  return (
    <>
      <ul className="mt-4 border-ink border-t-2 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-5 max-thin:grid-cols-1 sm:mt-5">
        {clinic.travel.map((travel) => (
          <li
            key={travel.id}
            className="flex items-baseline max-large:flex-wrap justify-between gap-2 border-ink/18 border-b py-2 before:order-1 before:min-w-4 before:flex-1 before:border-line-2 before:border-b-2 before:border-dotted max-sm:text-small/head max-sm:before:hidden sm:py-3"
          >
            <span className="font-semibold">{travel.from[locale]}</span>
            <b className="order-2 whitespace-nowrap font-display text-t4/head">{distance(travel, locale)}</b>
          </li>
        ))}
      </ul>
      <p className="mt-4 empty:hidden">
        <SampleMark locale={locale} of={['travel']} />
      </p>
    </>
  )
}
