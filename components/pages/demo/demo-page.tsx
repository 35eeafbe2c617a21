import type { ComponentType } from 'react'
import { Testimonials } from '@/components/sections/testimonials'
import { note, sample, tw } from '@/components/ui/classes'
import { pageOf } from '@/lib/content'
import type { Frame } from '@/lib/embeds/frames'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { PageProps } from '../define-page'
import { Booking } from './booking'
import { Contact, NewPatient, Survey } from './forms'
import { MapToClinic } from './map'

const contents: Record<Frame, ComponentType<{ locale: Locale }>> = {
  survey: Survey,
  contact: Contact,
  'new-patient': NewPatient,
  booking: Booking,
  reviews: ({ locale }) => <Testimonials locale={locale} framed />,
  map: MapToClinic,
}

/**
 * The minimum height of each demo: as much as its frame reserves (components/sections/embed.tsx), so that nothing
 * shifts.
 */
const heights: Partial<Record<Frame, string>> = {
  survey: tw`min-h-[700px] es:max-snug:min-h-[640px] max-snug:min-h-[590px]`,
  contact: tw`min-h-[726px] es:max-consent:min-h-[830px] max-consent:min-h-[790px]`,
  'new-patient': tw`min-h-[659px] max-snug:min-h-[610px]`,
  booking: tw`min-h-[736px] es:max-snug:min-h-[640px] max-snug:min-h-[520px]`,
  reviews: tw`min-h-[600px]`,
}

/** Show the page that fills a frame until a provider is configured; labeled as a demo. */
export function DemoPage({ locale, route }: PageProps) {
  const frame = route.slug as Frame
  const { heading, lead } = pageOf('demo', locale)[frame]
  const Content = contents[frame]
  return (
    <main
      className={`grid min-w-0 content-start gap-2 xs:gap-3.5 px-5 pt-3.5 xs:pt-4.5 pb-3.5 xs:pb-5.5 *:min-w-0 ${heights[frame] ?? ''}`}
    >
      <p className={`${sample} justify-self-start`}>{translator(locale)('demo.label')}</p>
      <h1 className="text-[1.625rem]">{heading}</h1>
      <p className={note}>{lead}</p>
      <Content locale={locale} />
    </main>
  )
}
