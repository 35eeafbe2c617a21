import { CallButton } from '@/components/sections/call-button'
import { FramedForm } from '@/components/sections/framed-form'
import { PhonePainMap } from '@/components/sections/pain-map'
import { SampleMark } from '@/components/sections/sample-mark'
import { actions, buttonClass, moreLink, secondAction, wrap } from '@/components/ui/classes'
import { GoIcon } from '@/components/ui/go-icon'
import { Icon } from '@/components/ui/icon'
import { terrain } from '@/components/ui/layout'
import { lead } from '@/components/ui/lead'
import { Link } from '@/components/ui/link'
import { clinic } from '@/lib/clinic/facts'
import { shortHours } from '@/lib/clinic/hours-words'
import { hasOffices } from '@/lib/clinic/offices'
import { spokenLanguages } from '@/lib/clinic/visit-facts'
import { pageOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/**
 * Show headline and the ways to start (ask, call, book), the doctor, hours and languages, selling points, and the form:
 * beside them on wide screens, folded below them on phones. On phones the body with its pins stands between them, with
 * 911 below it, and the link for booking stands beside the doctor’s name.
 */
export function HomeHero({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const { hero, form } = pageOf('home', locale)
  const { name, credentials } = clinic.doctor
  const known = [!hasOffices && shortHours(locale), spokenLanguages(locale)].filter(Boolean)
  const emergency = (
    <a
      className="inline-flex min-h-11 items-center gap-2 font-bold font-display text-redbud text-small no-underline hover:underline print:hidden"
      href="tel:911"
    >
      <Icon name="warning" />
      {t('urgent.emergency')}
    </a>
  )
  return (
    <section className={`${terrain} overflow-clip bg-mist lg:min-h-[930px]`}>
      <div
        className={`${wrap} grid gap-x-5 pt-16 pb-8 sm:grid-rows-[auto_1fr] sm:gap-x-10 sm:pt-20 sm:pb-16 sm:max-lg:grid-cols-[1fr_1fr] lg:grid-cols-[minmax(0,auto)_minmax(0,1fr)_minmax(400px,444px)] lg:gap-x-0 lg:pt-20 lg:pb-16`}
      >
        <div className="lg:pt-6">
          <h1 className="font-heavy text-hero/none tracking-[-0.022em] lg:es:max-w-[7.08em] lg:max-w-[6.4em]">
            {hero.heading}
          </h1>
          <p
            className={lead({
              tone: 'inherit',
              class: 'mt-2 mb-3 max-w-[17.4em] text-ink sm:mt-5 sm:mb-8',
            })}
          >
            {hero.subheading}
          </p>
          <div className={actions}>
            <Link className={buttonClass('primary')} href="/free-consultation#consultation-form" locale={locale}>
              {t('cta.freeConsultation')}
            </Link>
            <CallButton className={secondAction} />
          </div>
          <p className="mt-3 flex flex-wrap gap-x-8 max-sm:hidden" data-wide-only="">
            <Link className={moreLink} href="/book-now" locale={locale}>
              {t('cta.bookNow')}
              <GoIcon />
            </Link>
            {emergency}
          </p>
          <p className="mt-4 text-small/close sm:mt-2">
            <span className="flex flex-wrap items-center justify-between gap-x-4">
              <b>
                {name[locale]}, {credentials}
              </b>
              <Link className="-my-3 py-3 font-semibold sm:hidden" data-narrow-only="" href="/book-now" locale={locale}>
                {t('cta.bookNow')}
              </Link>
            </span>
            {known.length > 0 && <span className="block first-letter:uppercase">{known.join(' · ')}</span>}
          </p>
        </div>
        <PhonePainMap locale={locale}>{emergency}</PhonePainMap>
        {/* The figure fills the space between text and form; only its outer arm extends behind the form. */}
        <div className="grid overflow-clip max-sm:hidden sm:col-2 sm:row-span-2 sm:row-start-1 sm:-mb-10 lg:-mt-10 lg:mr-[-130px] lg:-mb-16 lg:ml-2">
          <div className="animate-(--rise) bg-(image:--figure) bg-contain bg-position-[50%_0] bg-no-repeat lg:bg-position-[0_100%]" />
        </div>
        <div className="mt-5 sm:col-1 sm:mt-8">
          <ul className="max-w-100 font-semibold">
            {hero.points.map((point) => (
              <li
                key={point}
                className="grid grid-cols-[32px_1fr] items-center gap-3 py-1 before:h-2.25 nth-2:before:h-2.75 nth-3:before:h-3 before:w-5 nth-2:before:w-6.5 nth-3:before:w-7.5 before:rounded-[6px] before:bg-spruce-950 before:forced-color-adjust-none sm:py-1"
              >
                {point}
              </li>
            ))}
          </ul>
          <p className="mt-2 empty:hidden">
            <SampleMark locale={locale} of={['doctor', 'superlatives', 'claims', 'sameDay', 'staffLanguages']} />
          </p>
        </div>
        <FramedForm
          className="mt-5 sm:mt-10 sm:max-lg:col-span-full lg:z-1 lg:col-3 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:self-start"
          locale={locale}
          id="consultation-form"
          frame="survey"
          reach={false}
          folded="phones"
          {...form}
        />
      </div>
    </section>
  )
}
