import { CallButton } from '@/components/sections/call-button'
import { FormSlot } from '@/components/sections/form-slot'
import { PageHero } from '@/components/sections/page-hero'
import { TextLink } from '@/components/sections/text-link'
import { band } from '@/components/ui/band'
import { button } from '@/components/ui/button'
import { actions, moreLink, wrap } from '@/components/ui/classes'
import { GoIcon } from '@/components/ui/go-icon'
import { columns, stack } from '@/components/ui/layout'
import { Link } from '@/components/ui/link'
import { Prose } from '@/components/ui/prose'
import { pageOf } from '@/lib/content'
import { translator } from '@/lib/i18n/translator'
import type { PageProps } from './define-page'

/** The booking calendar, what happens next, and how to book without it. */
export function BookingPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const page = pageOf('book-now', locale)
  const { form, after, direct } = page.sections
  return (
    <>
      <PageHero locale={locale} route={route} heading={page.heading} lead={page.lead} ground="river" />
      <section className={band()}>
        <div className={`${wrap} ${columns({ split: 'booking' })}`}>
          {/* The calendar is 600 px wide wherever the window is. */}
          <FormSlot
            className="min-[600px]:max-lg:mx-[calc((100%-600px)/2)]"
            locale={locale}
            id={form.id}
            frame="booking"
            heading={form.heading}
            note={form.body}
          />
          <div className={stack}>
            <Prose markdown={page.intro} locale={locale} />
            <h2 className="mt-11 text-t3" id={after.id}>
              {after.heading}
            </h2>
            <Prose markdown={after.body} locale={locale} />
            <p>
              <Link className={moreLink} href="/new-patient-special#checklist" locale={locale}>
                {t('bookNow.checklist')}
                <GoIcon />
              </Link>
            </p>
            <h2 className="mt-11 text-t3" id={direct.id}>
              {direct.heading}
            </h2>
            <Prose markdown={direct.body} locale={locale} />
            <p className={actions}>
              <CallButton />
              <TextLink locale={locale} className={button({ look: 'outline' })} body={t('bookNow.sms')}>
                {t('bookNow.text')}
              </TextLink>
            </p>
          </div>
        </div>
      </section>
    </>
  )
}
