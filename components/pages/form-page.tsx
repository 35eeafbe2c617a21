import { CallButton } from '@/components/sections/call-button'
import { ContactFacts } from '@/components/sections/contact-facts'
import { Embed } from '@/components/sections/embed'
import { FormSlot } from '@/components/sections/form-slot'
import { PageHero } from '@/components/sections/page-hero'
import { MapView } from '@/components/ui/map-view'
import { Prose } from '@/components/ui/prose'
import { home, pages } from '@/lib/content'
import type { FrameName } from '@/lib/embeds'
import { translator } from '@/lib/i18n'
import type { Kind } from '@/lib/routes/registry'
import type { PageProps } from './define-page'

/** The frame each of these pages shows, and the fragment it stands under. */
const forms: Partial<Record<Kind, { frame: FrameName; id: string }>> = {
  contact: { frame: 'contact', id: 'form' },
  'free-consultation': { frame: 'survey', id: 'consultation-form' },
  'new-patient-special': { frame: 'new-patient', id: 'new-patient-form' },
  'book-now': { frame: 'booking', id: 'form' },
}

/** Contact, free consultation, new patient special and booking: words and facts on one side, the form slot on the other. */
export function FormPage({ locale, route }: PageProps) {
  const page = pages.one(route.slug, locale)
  const { form, offer } = home(locale)
  const words = route.kind === 'new-patient-special' ? { heading: offer.formHeading, note: offer.formNote } : form
  const slot = forms[route.kind]
  return (
    <>
      <PageHero locale={locale} title={page.title} heading={page.heading} lead={page.lead} actions={<CallButton />} />
      <section className="sec">
        <div className="wrap cgrid">
          <div className="txt">
            <Prose markdown={page.content} locale={locale} />
            <ContactFacts locale={locale} />
          </div>
          {slot && <FormSlot locale={locale} {...slot} {...words} tall={route.kind === 'free-consultation'} />}
        </div>
      </section>
      {route.kind === 'contact' && (
        <section className="map">
          <Embed locale={locale} name="map">
            <MapView view="clinic" alt={translator(locale)('about.clinic')} />
          </Embed>
        </section>
      )}
    </>
  )
}
