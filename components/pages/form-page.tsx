import { CallButton } from '@/components/sections/call-button'
import { ContactFacts } from '@/components/sections/contact-facts'
import { FormSlot } from '@/components/sections/form-slot'
import { PageHero } from '@/components/sections/page-hero'
import { Prose } from '@/components/ui/prose'
import { home, pages } from '@/lib/content'
import type { PageProps } from './define-page'

/** The fragment under which each of these pages shows its form. */
const formIds: Record<string, string> = {
  'free-consultation': 'consultation-form',
  'new-patient-special': 'new-patient-form',
}

/** Contact, free consultation, new patient special and booking: words and facts on one side, the form slot on the other. */
export function FormPage({ locale, route }: PageProps) {
  const page = pages.one(route.slug, locale)
  const { form, offer } = home(locale)
  const words = route.kind === 'new-patient-special' ? { heading: offer.formHeading, note: offer.formNote } : form
  return (
    <>
      <PageHero locale={locale} title={page.title} heading={page.heading} lead={page.lead} actions={<CallButton />} />
      <section className="sec">
        <div className="wrap cgrid">
          <div className="txt">
            <Prose markdown={page.content} locale={locale} />
            <ContactFacts locale={locale} />
          </div>
          <FormSlot locale={locale} id={formIds[route.kind] ?? 'form'} {...words} />
        </div>
      </section>
    </>
  )
}
