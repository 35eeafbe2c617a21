import { CallButton } from '@/components/sections/call-button'
import { FramedForm } from '@/components/sections/framed-form'
import { SampleMark } from '@/components/sections/sample-mark'
import { actions, buttonClass, moreLink, wrap } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon'
import { terrain } from '@/components/ui/layout'
import { lead } from '@/components/ui/lead'
import { Link } from '@/components/ui/link'
import { pageOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { leafletFor } from '@/lib/urgent/signs'

/**
 * Show headline, selling points and two calls to action, with the form beside them on wide screens and below them on
 * small ones.
 */
export function HomeHero({ locale }: { locale: Locale }) {
  const { hero, form, offer } = pageOf('home', locale)
  return (
    <section className={`${terrain} overflow-clip bg-mist lg:min-h-[930px]`}>
      <div
        className={`${wrap} grid gap-5 pt-[3.5rem] pb-8 sm:gap-10 sm:pt-20 sm:pb-16 sm:max-lg:grid-cols-[1fr_1fr] lg:grid-cols-[minmax(0,auto)_minmax(0,1fr)_minmax(400px,444px)] lg:gap-0 lg:pt-19 lg:pb-18`}
      >
        <div className="lg:pt-7">
          <h1 className="font-heavy text-hero/[0.98] tracking-[-0.022em] sm:max-lg:text-[clamp(2.5rem,5.2vw,4rem)] lg:es:max-w-[7.08em] lg:max-w-[6.4em] lg:es:text-[clamp(3.25rem,4.3vw,4.5rem)] lg:text-[clamp(3.75rem,4.9vw,5rem)]">
            {hero.heading}
          </h1>
          <p
            className={lead({
              tone: 'inherit',
              class: 'mt-3 mb-4 max-w-[17.4em] font-medium text-ink sm:mt-5.5 sm:mb-8',
            })}
          >
            {hero.subheading}
          </p>
          <div className={actions}>
            <Link className={buttonClass('primary')} href="/free-consultation#consultation-form" locale={locale}>
              {translator(locale)('cta.freeConsultation')}
            </Link>
            <CallButton />
          </div>
          <ul className="mt-3.5 max-w-100 font-semibold sm:mt-10">
            {hero.points.map((point) => (
              <li
                key={point}
                className="grid grid-cols-[32px_1fr] items-center gap-3 py-0.75 before:h-2.25 nth-2:before:h-2.75 nth-3:before:h-3 before:w-5 nth-2:before:w-6.5 nth-3:before:w-7.5 before:rounded-[6px] before:bg-spruce-950 before:forced-color-adjust-none sm:py-1.25"
              >
                {point}
              </li>
            ))}
          </ul>
          <p className="mt-2 empty:hidden">
            <SampleMark locale={locale} of={['superlatives', 'claims', 'sameDay']} />
          </p>
          <a className={`${moreLink} mt-1 sm:mt-4`} href="#new-patient-form">
            {offer.formHeading}
            <Icon name="arrow-right" className="[transform:rotate(90deg)]" />
          </a>
          <Urgent locale={locale} />
        </div>
        {/* The figure fills the space between text and form; only its outer arm extends behind the form. */}
        <div className="-mx-gut -mb-5 grid h-20 overflow-clip sm:-mb-10 sm:h-auto sm:max-lg:mx-0 sm:max-lg:mt-0 lg:-mt-10 lg:mr-[-130px] lg:-mb-18 lg:ml-2">
          <div className="bg-(image:--figure) bg-position-[50%_0] bg-size-[300px_auto] bg-no-repeat sm:animate-(--rise) sm:bg-contain lg:bg-position-[0_100%]" />
        </div>
        <FramedForm
          className="sm:max-lg:col-span-full lg:z-1 lg:self-start"
          locale={locale}
          id="consultation-form"
          frame="survey"
          reach={false}
          {...form}
        />
      </div>
    </section>
  )
}

/** Name 911, and lead to the danger signs of each part of the body. */
function Urgent({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const leaflets = leafletFor(undefined, locale)
  return (
    <p className="mt-1 flex flex-wrap gap-x-6">
      <a className={moreLink} href="tel:911">
        <Icon name="warning" className="text-redbud" />
        {t('urgent.emergency')}
      </a>
      {leaflets && (
        <Link className={moreLink} href={leaflets.path} locale={locale}>
          {t('urgent.start')}
        </Link>
      )}
    </p>
  )
}
