import { CareActions } from '@/components/sections/care-actions'
import { BookingCta } from '@/components/sections/cta-panel'
import { DangerLine } from '@/components/sections/danger-line'
import { HeroPicture } from '@/components/sections/hero-picture'
import { SymptomTiles } from '@/components/sections/link-tiles'
import { PageHero } from '@/components/sections/page-hero'
import { Related } from '@/components/sections/related'
import { SampleMark } from '@/components/sections/sample-mark'
import { Sources } from '@/components/sections/sources'
import { WhenToBeSeen } from '@/components/sections/when-to-be-seen'
import { band } from '@/components/ui/band'
import { buttonClass, moreLink, note, wrap } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon'
import { columns, headed, stack, stick } from '@/components/ui/layout'
import { Link } from '@/components/ui/link'
import { Prose } from '@/components/ui/prose'
import { MapSheet } from '@/components/ui/sheet'
import { doctorInSentence } from '@/lib/clinic/doctor'
import { pageOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { formatDate, translator } from '@/lib/i18n/translator'
import type { Page } from '@/lib/page-types'
import type { PageProps } from './define-page'

/** Show a symptom: what helps at home, when to be seen, likely causes, our part, sources. */
export function SymptomPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const symptom = pageOf('symptom', locale, route.slug)
  const { urgent: signs, offer, caption, pin, bodyPart } = symptom
  const { home, urgent, causes, care } = symptom.sections
  return (
    <>
      <PageHero
        locale={locale}
        route={route}
        page={symptom}
        notice={<DangerLine className="mt-5" ids={signs} locale={locale} />}
        actions={<CareActions locale={locale} offer={offer} />}
        figure={
          <HeroPicture page={symptom} shape="square" alt={t('symptom.drawing', { caption, pin })} locale={locale} />
        }
      />
      <section className={band({ over: true })} id={home.id}>
        <div className={`${wrap} ${columns({ split: 'heading' })}`}>
          <h2 className={stick}>{home.heading}</h2>
          <Prose markdown={home.body} locale={locale} className="prose ruled" />
        </div>
      </section>
      <section className={band({ ground: 'mist' })} id={urgent.id}>
        <div className={`${wrap} ${columns({ split: 'heading' })}`}>
          <h2 className={stick}>{urgent.heading}</h2>
          <div className={stack}>
            {urgent.body && <Prose markdown={urgent.body} locale={locale} />}
            <WhenToBeSeen ids={signs} part={bodyPart} locale={locale} />
          </div>
        </div>
      </section>
      <section className={band()} id={causes.id}>
        <div className={`${wrap} ${columns({ split: 'heading' })}`}>
          <h2 className={stick}>{causes.heading}</h2>
          <Prose markdown={causes.body} locale={locale} className="prose checked" />
        </div>
      </section>
      <section className={band({ ground: 'river' })} id={care.id}>
        <div className={`${wrap} ${columns({ split: 'picture' })} ${headed.columns} md:items-start`}>
          <MapSheet className={`${headed.picture} ${stick}`} viewClass="max-h-100" view={symptom.drawing} alt="" way />
          <div className={`${stack} ${headed.text}`}>
            <h2 className={headed.heading}>{care.heading}</h2>
            <Prose markdown={care.body} locale={locale} />
            <Link className={`${buttonClass('primary')} justify-self-start`} href="/contact" locale={locale}>
              {t('cta.bookAppointment')}
            </Link>
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
    <section className="pt-6 pb-sec sm:pt-tall">
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
