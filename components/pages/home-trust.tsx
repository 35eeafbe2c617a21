import { Embed } from '@/components/sections/embed'
import { Steps } from '@/components/sections/steps'
import { Testimonials } from '@/components/sections/testimonials'
import { TravelTimes } from '@/components/sections/travel-times'
import { ExternalLink } from '@/components/ui/external-link'
import { Figure } from '@/components/ui/figure'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { MapSheet } from '@/components/ui/map-sheet'
import { Stars } from '@/components/ui/stars'
import { clinic } from '@/lib/clinic/facts'
import { atLeast } from '@/lib/clinic/figures'
import { pageOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/** The doctor, in the portrait slot, and two of the clinic's figures. */
export function MeetDoctor({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const { heading, lead, more } = pageOf('home', locale).doctor
  const { name, credentials } = clinic.doctor
  return (
    <section className="sec" data-reveal="">
      <div className="wrap doc">
        <MapSheet
          view="portrait"
          alt={t('about.portrait')}
          caption={`${name}, ${credentials}`}
          note={pageOf('about', locale).portraitCaption}
        />
        <div className="txt">
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
          <p>
            <Link className="more" href="/about" locale={locale}>
              {more}
              <Icon name="arrow-right" className="ic-go" />
            </Link>
          </p>
          <dl className="nums two-up">
            <div>
              <dt>{t('home.years')}</dt>
              <dd>
                <Figure text={atLeast(clinic.claims.yearsOfExperience, locale)} />
              </dd>
            </div>
            <div>
              <dt>{t('home.patients')}</dt>
              <dd>
                <Figure text={atLeast(clinic.claims.patients[0]?.count ?? 0, locale)} />
              </dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  )
}

/** Testimonials, and a link to the reviews of the maps listing. */
export function PatientWords({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const { testimonials, reviews } = pageOf('home', locale)
  const { stars, reviews: count } = clinic.rating
  return (
    <section className="sec river on-lt words" data-reveal="">
      <div className="wrap">
        <div className="head">
          <h2>{testimonials.heading}</h2>
          <div className="lead">
            <p className="rated">
              <strong>{stars.toFixed(1)}</strong> <Stars count={stars} label={t('rating.stars', { stars })} />{' '}
              {t('rating.fromReviews', { count })}
            </p>
            <p className="note">{testimonials.reviewsNote}</p>
          </div>
        </div>
        <Embed locale={locale} name="reviews">
          <div>
            <Testimonials locale={locale} />
            <div className="reviews">
              <h3>{reviews.heading}</h3>
              <p>{reviews.text}</p>
              <ExternalLink className="more" href={clinic.mapsListing} note={t('site.newTab')}>
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

/** The three steps of care: consultation, exam, plan. */
export function ThreeSteps({ locale }: { locale: Locale }) {
  const { heading, lead, cta } = pageOf('home', locale).steps
  return (
    <section className="sec" data-reveal="">
      <div className="wrap">
        <div className="head close">
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
      </div>
      <Steps locale={locale} />
      <div className="wrap">
        <Link className="btn btn-p" href="/free-consultation" locale={locale}>
          {cta}
        </Link>
      </div>
    </section>
  )
}

/** About the clinic: a map, and distances from well-known places. */
export function AboutClinic({ locale }: { locale: Locale }) {
  const { heading, text } = pageOf('home', locale).about
  return (
    <section className="sec straw clip" data-reveal="">
      <div className="wrap about">
        <MapSheet view="clinic" alt={translator(locale)('about.clinic')} caption={clinic.address.street} />
        <div className="txt">
          <h2>{heading}</h2>
          <p>{text}</p>
          <TravelTimes locale={locale} />
        </div>
      </div>
    </section>
  )
}
