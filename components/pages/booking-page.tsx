import { CallButton } from '@/components/sections/call-button'
import { FramedForm } from '@/components/sections/framed-form'
import { OfficeChoice } from '@/components/sections/office-choice'
import { OfficeName } from '@/components/sections/office-name'
import { PageHero } from '@/components/sections/page-hero'
import { TextLink } from '@/components/sections/text-link'
import { band } from '@/components/ui/band'
import { actions, buttonClass, moreLink, wrap } from '@/components/ui/classes'
import { GoIcon } from '@/components/ui/go-icon'
import { columns, stack } from '@/components/ui/layout'
import { Link } from '@/components/ui/link'
import { MapView } from '@/components/ui/map-view'
import { Prose } from '@/components/ui/prose'
import { bookingMessage } from '@/lib/clinic/booking-message'
import { hasOffices, mainOffice, type Office, offices } from '@/lib/clinic/offices'
import { pageOf } from '@/lib/content'
import type { Section } from '@/lib/content/sections'
import { bookingFormId, hasOwnFrame, isNone } from '@/lib/embeds/providers'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { PageProps } from './define-page'

/** The calendar is 600 px wide whenever the window is. */
const place = 'calendar:max-sm:mx-[calc((100%-600px)/2)] sm:max-lg:w-150'

/** Show the clinic's booking calendar, and below it those of offices that have their own. */
function BookingForms({ locale, section }: { locale: Locale; section: Section }) {
  const officesWithForm = offices.filter(({ id }) => hasOwnFrame('booking', id))
  const { id, heading, body } = section
  const slot = { className: place, locale, frame: 'booking', note: body, reach: false } as const
  if (officesWithForm.length === 0) return <FramedForm {...slot} id={id} heading={heading} />
  const shared = offices.filter((office) => !officesWithForm.includes(office)).map(({ name }) => name)
  return (
    <div className="grid gap-12">
      <FramedForm {...slot} id={id} heading={`${heading}: ${shared.join(', ')}`} />
      {officesWithForm.map((office) => (
        <FramedForm
          {...slot}
          key={office.id}
          office={office}
          id={bookingFormId(id, office.id)}
          heading={`${heading}: ${office.name}`}
          note={body.replaceAll(mainOffice.phone.display, office.phone.display)}
        />
      ))}
    </div>
  )
}

/** Show how to call an office, or to text it the details for a booking. */
function Direct({ locale, office }: { locale: Locale; office?: Office }) {
  const t = translator(locale)
  return (
    <p className={actions}>
      <CallButton office={office} />
      <TextLink
        locale={locale}
        office={office}
        className={buttonClass('outline')}
        body={bookingMessage(locale, office)}
      >
        {t('bookNow.text')}
      </TextLink>
    </p>
  )
}

/** Show how to book without the calendar. */
function ByPhone({ locale, section }: { locale: Locale; section: Section }) {
  return (
    <>
      <h2 className="mt-8 text-t3 sm:mt-10" id={section.id}>
        {section.heading}
      </h2>
      <Prose markdown={section.body} locale={locale} />
      {hasOffices ? (
        offices.map((office) => (
          <div key={office.id} className="mt-5">
            <h3 className="mb-3 text-t4">
              <OfficeName office={office} />
            </h3>
            <Direct locale={locale} office={office} />
          </div>
        ))
      ) : (
        <Direct locale={locale} />
      )}
    </>
  )
}

/** Show the booking calendar, what happens next, and how to book without it. */
export function BookingPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const page = pageOf('book-now', locale)
  const { form, after, direct } = page.sections
  const byPhone = isNone('booking', locale)
  return (
    <>
      <PageHero locale={locale} route={route} page={page} ground="river" compact />
      {hasOffices && (
        <div className={`${wrap} pt-sec`}>
          <OfficeChoice
            locale={locale}
            text={t(
              offices.some(({ id }) => hasOwnFrame('booking', id)) ? 'offices.chooseCalendar' : 'offices.chooseText',
            )}
            formOf={byPhone ? undefined : ({ id }) => bookingFormId(form.id, id)}
          />
        </div>
      )}
      <section className={band({ class: 'md:pt-10' })}>
        <div className={`${wrap} ${columns({ split: 'booking' })}`}>
          {/* Without a calendar, links to either part lead here. */}
          <div className={stack} id={byPhone && !hasOffices ? direct.id : undefined}>
            <BookingForms locale={locale} section={byPhone ? { ...direct, id: form.id } : form} />
            {(!byPhone || hasOffices) && <ByPhone locale={locale} section={direct} />}
          </div>
          <div className={stack}>
            <Prose markdown={page.intro} locale={locale} />
            <h2 className="mt-8 text-t3 sm:mt-10" id={after.id}>
              {after.heading}
            </h2>
            <Prose markdown={after.body} locale={locale} />
            <p>
              <Link className={moreLink} href="/new-patient-special#checklist" locale={locale}>
                {t('bookNow.checklist')}
                <GoIcon />
              </Link>
            </p>
            <MapView view="calendar" className="mt-8 max-pair:h-44 pair:max-md:w-1/2 print:hidden" />
          </div>
        </div>
      </section>
    </>
  )
}
