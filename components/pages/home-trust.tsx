import { DoctorFacts } from '@/components/sections/doctor-facts'
import { DoctorPortrait } from '@/components/sections/doctor-portrait'
import { Embed } from '@/components/sections/embed'
import { HandsAcross } from '@/components/sections/hands-picture'
import { PagePicture } from '@/components/sections/page-picture'
import { SampleMark } from '@/components/sections/sample-mark'
import { SectionHead } from '@/components/sections/section-head'
import { Steps } from '@/components/sections/steps'
import { hasTestimonials, Testimonials } from '@/components/sections/testimonials'
import { TravelTimes } from '@/components/sections/travel-times'
import { band } from '@/components/ui/band'
import { buttonClass, moreLink, note, toTheEdge, wrap } from '@/components/ui/classes'
import { ExternalLink } from '@/components/ui/external-link'
import { GoIcon } from '@/components/ui/go-icon'
import { Icon } from '@/components/ui/icon'
import { columns, headed, stack } from '@/components/ui/layout'
import { lead } from '@/components/ui/lead'
import { Link } from '@/components/ui/link'
import { Stars } from '@/components/ui/stars'
import { clinic } from '@/lib/clinic/facts'
import { mainOffice } from '@/lib/clinic/offices'
import { pageOf } from '@/lib/content'
import { isDemo, isNone } from '@/lib/embeds/providers'
import type { Locale } from '@/lib/i18n/locales'
import { formatDate, translator } from '@/lib/i18n/translator'
import { clinicPhotos, doctorPhoto } from '@/lib/pictures/photos'

/**
 * Show a visit across the whole width, and below it the doctor: experience, training, languages, license. A photo of the
 * doctor stands beside them; a drawing would show the same scene twice.
 */
export function MeetDoctor({ locale }: { locale: Locale }) {
  const { heading, lead: text, more } = pageOf('home', locale).doctor
  const { name, credentials } = clinic.doctor
  const title = <h2 className={doctorPhoto && headed.heading}>{heading}</h2>
  const words = <p className={lead()}>{text}</p>
  const facts = (
    <>
      <DoctorFacts locale={locale} />
      <p>
        <Link className={moreLink} href="/about" locale={locale}>
          {more}
          <GoIcon />
        </Link>
      </p>
    </>
  )
  return (
    <section className={band({ class: 'pt-0' })}>
      <HandsAcross locale={locale} className="mb-8 h-[clamp(240px,45vw,864px)] sm:mb-wide" />
      {doctorPhoto ? (
        <div className={`${wrap} ${columns({ split: 'portrait' })} ${headed.columns} md:items-center`}>
          <DoctorPortrait className="sm:max-w-115" room="portrait" locale={locale} />
          <div className={`${stack} ${headed.text}`}>
            {title}
            {words}
            {facts}
          </div>
        </div>
      ) : (
        <div className={`${wrap} ${columns({ split: 'picture' })}`}>
          <div className={stack}>
            {title}
            <p className="font-bold font-display text-t4/head">
              {name[locale]}, {credentials}
            </p>
            {words}
          </div>
          <div className={stack}>{facts}</div>
        </div>
      )}
    </section>
  )
}

/** Show the rating and the date it was read. */
function Rating({ locale }: { locale: Locale }) {
  if (!clinic.rating) return null
  const t = translator(locale)
  const { stars, reviews, asOf } = clinic.rating
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
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
  const { testimonials } = pageOf('home', locale)
  if (!hasTestimonials(locale) && (isDemo('reviews', locale) || isNone('reviews', locale))) return null
  return (
    <section className={band({ ground: 'river', class: 'overflow-clip' })}>
      <div className={wrap}>
        <SectionHead heading={testimonials.heading}>
          <div className={lead({ class: 'max-w-[35.9em]' })}>
            <Rating locale={locale} />
            <p className={`${note} mt-2`}>{testimonials.reviewsNote}</p>
          </div>
        </SectionHead>
        <Embed locale={locale} name="reviews" reach={false}>
          <div>
            {hasTestimonials(locale) && <Testimonials locale={locale} />}
            <ExternalLink className={`${moreLink} mt-2 sm:mt-6`} href={mainOffice.onMap} note={t('site.newTab')}>
              {t('home.readReviews')}
              <Icon name="arrow-up-right" />
            </ExternalLink>
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
          className={headed.picture}
          sheetClass={toTheEdge}
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
