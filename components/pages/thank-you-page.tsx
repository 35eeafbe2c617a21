import { CallButton } from '@/components/sections/call-button'
import { ContactFacts } from '@/components/sections/contact-facts'
import { OfficeName } from '@/components/sections/office-name'
import { PageHero } from '@/components/sections/page-hero'
import { UnaskingPage } from '@/components/sections/quiet-page'
import { TextLink } from '@/components/sections/text-link'
import { band } from '@/components/ui/band'
import { secondAction, wrap } from '@/components/ui/classes'
import { columns } from '@/components/ui/layout'
import { Prose } from '@/components/ui/prose'
import { MapSheet } from '@/components/ui/sheet'
import { hasOffices, offices } from '@/lib/clinic/offices'
import { pageOf } from '@/lib/content'
import type { PageProps } from './define-page'

/** Show the page after the contact form: what happens next, and how to reach the clinic sooner. */
export function ThankYouPage({ locale, route }: PageProps) {
  const page = pageOf('thank-you', locale)
  return (
    <>
      <UnaskingPage />
      <PageHero
        locale={locale}
        route={route}
        page={page}
        actions={
          <>
            <CallButton />
            <TextLink locale={locale} className={secondAction} />
          </>
        }
        figure={<MapSheet view="letter" alt="" inFirstScreen />}
      />
      <section className={band({ over: true })}>
        <div className={`${wrap} ${columns({ split: 'even' })}`}>
          <Prose markdown={page.content} locale={locale} />
          {hasOffices ? (
            <div className="grid gap-12">
              {offices.map((office) => (
                <div key={office.id}>
                  <h2 className="text-t3">
                    <OfficeName office={office} />
                  </h2>
                  <ContactFacts locale={locale} office={office} />
                </div>
              ))}
            </div>
          ) : (
            <ContactFacts locale={locale} />
          )}
        </div>
      </section>
    </>
  )
}
