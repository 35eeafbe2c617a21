import type { ComponentType } from 'react'
import { Testimonials } from '@/components/sections/testimonials'
import { note, sample } from '@/components/ui/classes'
import { pageOf } from '@/lib/content'
import type { Frame } from '@/lib/embeds/frames'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { PageProps } from '../define-page'
import { DemoForm, type FormFrame } from './demo-form'
import { MapToClinic } from './map'

const others: Record<Exclude<Frame, FormFrame>, ComponentType<{ locale: Locale }>> = {
  reviews: ({ locale }) => <Testimonials locale={locale} framed />,
  map: MapToClinic,
}

/** Show the content of a demo. */
function DemoContent({ locale, frame }: { locale: Locale; frame: Frame }) {
  if (frame !== 'reviews' && frame !== 'map') return <DemoForm locale={locale} frame={frame} />
  const Content = others[frame]
  return <Content locale={locale} />
}

/**
 * Show the page that fills a frame until a provider is configured; labeled as a demo. It is at least as high as its
 * frame, so that nothing shifts when it loads.
 */
export function DemoPage({ locale, route }: PageProps) {
  const frame = route.slug as Frame
  const { heading, lead } = pageOf('demo', locale)[frame]
  return (
    <main className="grid min-h-screen min-w-0 content-start gap-2 xs:gap-3.5 px-5 pt-3.5 xs:pt-4.5 pb-3.5 xs:pb-5.5 *:min-w-0">
      <p className={`${sample} justify-self-start`}>{translator(locale)('demo.label')}</p>
      <h1 className="text-[1.625rem]">{heading}</h1>
      <p className={note}>{lead}</p>
      <DemoContent locale={locale} frame={frame} />
    </main>
  )
}
