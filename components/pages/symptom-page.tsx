import { BookingCta } from '@/components/sections/booking-cta'
import { CareActions } from '@/components/sections/care-actions'
import { DangerLine } from '@/components/sections/danger-line'
import { PageHero } from '@/components/sections/page-hero'
import { PagePicture } from '@/components/sections/page-picture'
import { Related } from '@/components/sections/related'
import { SampleMark } from '@/components/sections/sample-mark'
import { Sources } from '@/components/sections/sources'
import { SymptomTiles } from '@/components/sections/symptom-tiles'
import { band } from '@/components/ui/band'
import { buttonClass, moreLink, note, wrap } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon'
import { besideCaption, columns, headed, stack, stick } from '@/components/ui/layout'
import { Link } from '@/components/ui/link'
import { MapSheet } from '@/components/ui/map-sheet'
import { Prose } from '@/components/ui/prose'
import { doctorInSentence } from '@/lib/clinic/doctor'
import { pageOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { formatDate, translator } from '@/lib/i18n/translator'
import type { Page } from '@/lib/page-types'
import type { PageProps } from './define-page'

/** Show a symptom: causes, signs, care, self-care at home, when to seek urgent care, sources. */
export function SymptomPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const symptom = pageOf('symptom', locale, route.slug)
  const { danger, offer, drawing, photo, caption, pin } = symptom
  const { causes, signs, care, home, urgent } = symptom.sections
  const book = (
    <Link className={`${buttonClass('primary')} justify-self-start`} href="/contact" locale={locale}>
      {t('cta.bookAppointment')}
    </Link>
  )
  return (
    <>
      <PageHero
        locale={locale}
        route={route}
        page={symptom}
        actions={<CareActions locale={locale} offer={offer} />}
        figure={
          <PagePicture
            className={besideCaption}
            locale={locale}
            photo={photo}
            shape="square"
            room="hero"
            drawing={{ view: drawing, alt: t('symptom.drawing', { caption, pin }), caption, note: pin }}
          />
        }
      />
      <section className={band({ over: true })} id={causes.id}>
        <div className={wrap}>
          <DangerLine className="mb-tall" text={danger} section={urgent.id} part={symptom.bodyPart} locale={locale} />
        </div>
        <div className={`${wrap} ${columns({ split: 'picture' })} md:items-start`}>
          <h2 className={stick}>{causes.heading}</h2>
          <div className={stack}>
            <Prose markdown={causes.body} locale={locale} className="prose checked" />
            {book}
          </div>
        </div>
      </section>
      <section className={band({ ground: 'river' })} id={signs.id}>
        <div className={`${wrap} ${columns({ split: 'heading' })}`}>
          <h2 className={stick}>{signs.heading}</h2>
          <Prose markdown={signs.body} locale={locale} />
        </div>
      </section>
      <section className={band()} id={care.id}>
        <div className={`${wrap} ${columns({ split: 'picture' })} ${headed.columns} md:items-center`}>
          <MapSheet
            className="print:max-w-[7cm]"
            viewClass="max-h-100"
            view="plan"
            alt=""
            caption={t('symptom.plan')}
          />
          <div className={`${stack} ${headed.text}`}>
            <h2 className={headed.heading}>{care.heading}</h2>
            <Prose markdown={care.body} locale={locale} />
            {book}
          </div>
        </div>
      </section>
      <section className={band({ ground: 'mist' })} id={home.id}>
        <div className={`${wrap} ${columns({ split: 'heading' })}`}>
          <h2 className={stick}>{home.heading}</h2>
          <Prose markdown={home.body} locale={locale} className="prose ruled" />
        </div>
      </section>
      <section className={band()} id={urgent.id}>
        <div className={`${wrap} ${columns({ split: 'heading' })}`}>
          <div className={stick}>
            <p className="mb-3.5 inline-flex items-center gap-2.5 font-bold font-display text-base/[normal] text-redbud">
              <Icon name="warning" />
              {t('symptom.urgent')}
            </p>
            <h2>{urgent.heading}</h2>
          </div>
          <div className={stack}>
            <Prose
              markdown={urgent.body}
              locale={locale}
              className="prose [&_ul>li]:before:bg-redbud [&_ul]:border-redbud [&_ul]:border-l-4 [&_ul]:pl-5"
            />
            <div className="print:hidden">
              <a className={buttonClass('outline', 'small')} href="tel:911">
                <Icon name="phone" />
                {t('triage.call911')}
              </a>
            </div>
          </div>
        </div>
      </section>
      <SymptomEnd symptom={symptom} locale={locale} />
    </>
  )
}

/** Show the end of the page: sources, related pages, a link back to the overview, the closing call to action. */
function SymptomEnd({ symptom, locale }: { symptom: Page<'symptom'>; locale: Locale }) {
  const t = translator(locale)
  return (
    <section className="pb-sec">
      <div className={wrap}>
        <Sources sources={symptom.sources} locale={locale} folded />
        <p className={`${note} mt-6`}>
          <SampleMark locale={locale} of={['symptomReview', 'doctor']} />{' '}
          <time dateTime={symptom.reviewed}>
            {t('symptom.reviewed', { doctor: doctorInSentence(locale), date: formatDate(symptom.reviewed, locale) })}
          </time>
        </p>
        <Related heading={t('symptom.related')}>
          <SymptomTiles slugs={symptom.related} locale={locale} />
        </Related>
        <p>
          <Link className={moreLink} href="/symptoms" locale={locale}>
            <Icon name="arrow-left" />
            {t('symptom.back')}
          </Link>
        </p>
        <BookingCta heading={symptom.cta} locale={locale} />
      </div>
    </section>
  )
}
