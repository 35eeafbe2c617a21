import { CallButton } from '@/components/sections/call-button'
import { FormSlot } from '@/components/sections/form-slot'
import { PageHero } from '@/components/sections/page-hero'
import { TextLink } from '@/components/sections/text-link'
import { Icon } from '@/components/ui/icon'
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
      <section className="sec">
        <div className="wrap cgrid">
          <FormSlot locale={locale} id={form.id} frame="booking" heading={form.heading} note={form.body} />
          <div className="txt">
            <Prose markdown={page.intro} locale={locale} />
            <h2 id={after.id}>{after.heading}</h2>
            <Prose markdown={after.body} locale={locale} />
            <p>
              <Link className="more" href="/new-patient-special#checklist" locale={locale}>
                {t('bookNow.checklist')}
                <Icon name="arrow-right" className="ic-go" />
              </Link>
            </p>
            <h2 id={direct.id}>{direct.heading}</h2>
            <Prose markdown={direct.body} locale={locale} />
            <p className="acts">
              <CallButton />
              <TextLink locale={locale} className="btn btn-o" body={t('bookNow.sms')}>
                {t('bookNow.text')}
              </TextLink>
            </p>
          </div>
        </div>
      </section>
    </>
  )
}
