import { demoHeights } from '@/components/sections/frame-heights'
import { Testimonials } from '@/components/sections/testimonials'
import { note, sample } from '@/components/ui/classes'
import { pageOf } from '@/lib/content'
import type { Frame } from '@/lib/embeds/frames'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { PageProps } from '../define-page'
import { DemoForm, type FormFrame } from './demo-form'
import { MapToClinic } from './map'

const isForm = (frame: Frame): frame is FormFrame => frame in demoHeights

/** Show the content of a demo. */
function DemoContent({ locale, frame }: { locale: Locale; frame: Frame }) {
  if (isForm(frame)) return <DemoForm locale={locale} frame={frame} />
  return frame === 'map' ? <MapToClinic locale={locale} /> : <Testimonials locale={locale} framed />
}

/**
 * Show the page that fills a frame until a provider is configured; labeled as a demo. It is as high as what the
 * page reserves, so that nothing shifts when it loads.
 */
export function DemoPage({ locale, route }: PageProps) {
  const frame = route.slug as Frame
  const page = pageOf('demo', locale)[frame]
  return (
    <main
      className={`grid min-w-0 content-start gap-2 xs:gap-4 px-6 pt-3 xs:pt-4 pb-3 xs:pb-5 *:min-w-0 ${isForm(frame) ? demoHeights[frame] : ''}`}
    >
      <p className={`${sample} justify-self-start`}>{translator(locale)('demo.label')}</p>
      <h1 className={isForm(frame) ? 'sr-only' : 'text-t3'}>{page.heading}</h1>
      {'lead' in page && <p className={note}>{page.lead}</p>}
      <DemoContent locale={locale} frame={frame} />
    </main>
  )
}
