import { DoctorPortrait } from '@/components/sections/doctor-portrait'
import { Embed } from '@/components/sections/embed'
import { Figures } from '@/components/sections/figures'
import { PagePicture } from '@/components/sections/page-picture'
import { SampleMark } from '@/components/sections/sample-mark'
import { SectionHead } from '@/components/sections/section-head'
import { Steps } from '@/components/sections/steps'
import { hasTestimonials, Testimonials } from '@/components/sections/testimonials'
import { TravelTimes } from '@/components/sections/travel-times'
import { band } from '@/components/ui/band'
import { buttonClass, moreLink, note, wrap } from '@/components/ui/classes'
import { ExternalLink } from '@/components/ui/external-link'
import { GoIcon } from '@/components/ui/go-icon'
import { Icon } from '@/components/ui/icon'
import { columns, headed, stack } from '@/components/ui/layout'
import { lead } from '@/components/ui/lead'
import { Link } from '@/components/ui/link'
import { Stars } from '@/components/ui/stars'
import { clinic } from '@/lib/clinic/facts'
import { atLeast, yearsFigure } from '@/lib/clinic/figures'
import { mainOffice } from '@/lib/clinic/offices'
import { pageOf } from '@/lib/content'
import { isDemo, isNone } from '@/lib/embeds/providers'
import type { Locale } from '@/lib/i18n/locales'
import { formatDate, translator } from '@/lib/i18n/translator'
import { clinicPhotos } from '@/lib/pictures/photos'

/** Show the doctor's portrait, and two of the clinic's figures. */
export function MeetDoctor({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const { heading, lead: text, more } = pageOf('home', locale).doctor
  const [patients] = clinic.claims.patients
  const figures: [label: string, value: string][] = [
    ...yearsFigure(locale),
    ...(patients ? [[t('home.patients'), atLeast(patients.count, locale)] as [string, string]] : []),
  ]
  return (
    <section className={band({ ground: 'straw' })}>
      <div className={`${wrap} ${columns({ split: 'portrait' })} ${headed.columns} md:items-center`}>
        <DoctorPortrait className="sm:max-w-115" room="portrait" locale={locale} />
        <div className={`${stack} ${headed.text}`}>
          <h2 className={headed.heading}>{heading}</h2>
          <p className={lead()}>{text}</p>
          <p>
            <Link className={moreLink} href="/about" locale={locale}>
              {more}
              <GoIcon />
            </Link>
          </p>
          {figures.length > 0 && (
            <>
              <Figures columns={2} rows={figures} />
              <p className="empty:hidden">
                <SampleMark locale={locale} of={['claims']} />
              </p>
            </>
          )}
        </div>
      </div>
    </section>
  )
}

/** Show the rating and the date it was read. */
function Rating({ locale }: { locale: Locale }) {
  if (!clinic.rating) return null
  const t = translator(locale)
  const { stars, reviews, asOf } = clinic.rating
  return (
    <p className="flex flex-wrap items-center gap-x-3.5 gap-y-1.5">
      <strong className="text-ink">{stars.toFixed(1)}</strong>{' '}
      <Stars count={stars} label={t('rating.stars', { stars })} className="fill-hickory-deep" />{' '}
      {t(asOf ? 'rating.fromExactly' : 'rating.fromReviews', { count: reviews })}{' '}
      {asOf && <span className={note}>({t('rating.asOf', { date: formatDate(asOf, locale) })})</span>}{' '}
      <SampleMark locale={locale} of={['rating']} />
    </p>
  )
}

/**
 * Show rating and testimonials, and a link to the reviews on the map listing. Without testimonials, show nothing unless
 * a provider shows reviews.
 */
export function PatientWords({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const { testimonials, reviews } = pageOf('home', locale)
  if (!hasTestimonials(locale) && (isDemo('reviews', locale) || isNone('reviews', locale))) return null
  return (
    <section className={band({ ground: 'river' })}>
      <div className={wrap}>
        <SectionHead heading={testimonials.heading}>
          <div className={lead({ class: 'max-w-[35.9em]' })}>
            <Rating locale={locale} />
            <p className={note}>{testimonials.reviewsNote}</p>
          </div>
        </SectionHead>
        <Embed locale={locale} name="reviews" reach={false}>
          <div>
            {hasTestimonials(locale) && <Testimonials locale={locale} />}
            <div className="mt-2 grid gap-1 border-line-2 border-t pt-4 sm:mt-6 sm:gap-2 sm:pt-5.5 lg:grid-cols-[auto_minmax(20rem,1fr)_auto] lg:items-baseline lg:gap-x-8 lg:gap-y-3">
              <h3 className="text-t4">{reviews.heading}</h3>
              <p>{reviews.text}</p>
              <ExternalLink className={moreLink} href={mainOffice.onMap} note={t('site.newTab')}>
                {t('home.readReviews')}
                <Icon name="arrow-up-right" />
              </ExternalLink>
            </div>
          </div>
        </Embed>
      </div>
    </section>
  )
}

/** Show the three steps of care: consultation, exam, plan. */
export function ThreeSteps({ locale }: { locale: Locale }) {
  const { heading, lead: text, cta } = pageOf('home', locale).steps
  return (
    <section className={band()}>
      <div className={wrap}>
        <SectionHead heading={heading} lead={text} close />
      </div>
      <Steps locale={locale} />
      <div className={`${wrap} mt-6 sm:mt-12`}>
        <Link className={buttonClass('primary')} href="/free-consultation#consultation-form" locale={locale}>
          {cta}
        </Link>
      </div>
    </section>
  )
}

/** Show a map and the distances from well-known places. */
export function AboutClinic({ locale }: { locale: Locale }) {
  const { heading, text } = pageOf('home', locale).about
  return (
    <section className={band({ ground: 'straw', class: 'overflow-clip' })}>
      <div className={`${wrap} ${columns({ split: 'map' })} ${headed.columns}`}>
        <PagePicture
          // Extend the picture to the left edge of the window.
          sheetClass="md:-ml-[max(theme(spacing.gut),(100vw-theme(maxWidth.page))/2)] md:border-l-0"
          locale={locale}
          photo={clinicPhotos[0]}
          shape="scene"
          room="most"
          drawing={{
            view: 'clinic',
            alt: translator(locale)('about.clinic'),
            caption: clinic.address.street,
          }}
          of={{ caption: clinic.address.street }}
        />
        <div className={`${stack} ${headed.text}`}>
          <h2 className={headed.heading}>{heading}</h2>
          <p>{text}</p>
          <TravelTimes locale={locale} />
        </div>
      </div>
    </section>
  )
}
