import { OpenItem } from '@/components/islands/open-item'
import { FramedForm } from '@/components/sections/framed-form'
import { SampleMark } from '@/components/sections/sample-mark'
import { band } from '@/components/ui/band'
import { buttonClass, wrap } from '@/components/ui/classes'
import { columns, stack } from '@/components/ui/layout'
import { NoBreak } from '@/components/ui/no-break'
import { Prose } from '@/components/ui/prose'
import { dollars } from '@/lib/clinic/dollars'
import { clinic } from '@/lib/clinic/facts'
import { pageOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { formIds, type WayToStart } from '@/lib/visit/ways-to-start'

type Props = { way: WayToStart; locale: Locale }

/** Return what a way to start includes and costs, in short lines. */
function termsOf(way: WayToStart, locale: Locale) {
  const t = translator(locale)
  const { includes } = pageOf('home', locale).offer
  const price = clinic.newPatientPrice
  return way === 'talk'
    ? { title: t('ways.talk'), cost: t('ways.talkCost'), items: [t('ways.talkIs'), t('ways.talkIsNot')] }
    : { title: t('ways.special'), cost: price === undefined ? t('ways.specialCost') : dollars(price), items: includes }
}

/** Mark the price of the New Patient Special as a sample until the clinic has confirmed it; nothing without a price. */
const PriceSample = ({ locale }: { locale: Locale }) =>
  clinic.newPatientPrice === undefined ? null : <SampleMark locale={locale} of={['newPatientPrice']} />

/** Show the price of the New Patient Special as a large figure; nothing until the clinic has set it. */
export function SpecialPrice({ locale, className = '' }: { locale: Locale; className?: string }) {
  const price = clinic.newPatientPrice
  if (price === undefined) return null
  return (
    <p className={`flex flex-wrap items-baseline gap-x-3 ${className}`}>
      <b className="font-display font-heavy text-hero/none tracking-[-0.02em]">{dollars(price)}</b>{' '}
      <span className="font-semibold">{translator(locale)('home.price')}</span> <PriceSample locale={locale} />
    </p>
  )
}

/**
 * Show the two ways to start side by side for comparison; `way` is the page's own, comes first and needs no button: its
 * form stands above.
 */
export function WaysToStart({ way, locale }: Props) {
  const ways: WayToStart[] = way === 'talk' ? ['talk', 'special'] : ['special', 'talk']
  return (
    <ul className="grid gap-4 sm:grid-cols-2 sm:gap-8" data-ways="">
      {ways.map((one) => {
        const { title, cost, items } = termsOf(one, locale)
        return (
          <li
            key={one}
            className="flex flex-col border-hickory border-t-4 bg-straw px-5 pt-4 pb-5 sm:px-6 sm:pt-6 sm:pb-6"
          >
            <h2 className="text-t3">{title}</h2>
            <p className="mt-1 font-bold font-display text-spruce-600 text-t4">
              {cost} {one === 'special' && <PriceSample locale={locale} />}
            </p>
            <div className="prose mt-2 mb-4 max-sm:leading-close sm:mt-3">
              <ul>
                {items.map((item) => (
                  <li key={item}>
                    <NoBreak text={item} />
                  </li>
                ))}
              </ul>
            </div>
            {one !== way && (
              <a className={`${buttonClass('outline')} mt-auto self-start`} href={`#${formIds[one]}`}>
                {translator(locale)(one === 'talk' ? 'ways.askTalk' : 'ways.askSpecial')}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Show the form for a way to start. */
export function WayForm({ way, locale, ...slot }: Props & { className?: string; reach?: boolean; folded?: 'always' }) {
  const { form, offer } = pageOf('home', locale)
  const content =
    way === 'talk'
      ? ({ frame: 'survey', place: 'consultation', ...form } as const)
      : ({ frame: 'new-patient', heading: offer.formHeading, note: offer.formNote } as const)
  return <FramedForm {...slot} locale={locale} id={formIds[way]} {...content} />
}

/** Show the other way to start, as its own page describes it, with its form. `WaysToStart` shows what it includes. */
export function OtherWay({ way, locale }: Props) {
  const { title } = termsOf(way, locale)
  const { body } =
    way === 'talk'
      ? pageOf('free-consultation', locale).sections.costs
      : pageOf('new-patient-special', locale).sections.includes
  return (
    <section className={band({ ground: 'mist' })} aria-labelledby="other-way">
      <div className={`${wrap} ${columns({ split: 'even' })}`}>
        <div className={stack}>
          <h2 id="other-way">{title}</h2>
          <Prose markdown={body} locale={locale} />
        </div>
        <WayForm way={way} locale={locale} reach={false} folded="always" />
      </div>
      <OpenItem />
    </section>
  )
}
