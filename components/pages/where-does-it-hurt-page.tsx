import { BodyMap } from '@/components/sections/body-map'
import { Breadcrumbs } from '@/components/sections/breadcrumbs'
import { SignNames } from '@/components/sections/danger-line'
import { Letterhead } from '@/components/sections/letterhead'
import { QuietPage } from '@/components/sections/quiet-page'
import { Reviewed } from '@/components/sections/reviewed'
import { buttonClass, note, tw, wrap } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { pageOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { leadsAttribute } from '@/lib/loader/contract'
import { type BodyPart, bodyParts, universalSigns } from '@/lib/urgent/signs'
import type { PageProps } from './define-page'

const tab = tw`flex min-h-11 flex-1 cursor-pointer items-center justify-center border-[1.5px] border-ink px-2 text-center font-bold font-display leading-snug peer-checked:bg-spruce-950 peer-checked:text-white peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2`
const side = tw`pt-2 text-center font-bold font-display text-small/head`

/** The drawings, one per tab, with what shows the drawing and the items of the list. */
const figures = [
  { who: 'adult', drawing: 'body', shown: tw`group-has-[#who-adult:checked]/who:grid` },
  { who: 'child', drawing: 'body-child', shown: tw`group-has-[#who-child:checked]/who:grid` },
  { who: 'pregnancy', drawing: 'pregnancy', shown: tw`group-has-[#who-pregnancy:checked]/who:grid` },
] as const

/**
 * Show “Where does it hurt?”: 911 and 988, the drawing of the body, and a list of its parts, each linked to its page.
 */
export function WhereDoesItHurtPage({ locale, route }: PageProps) {
  const { heading, notice, map } = pageOf('where-does-it-hurt', locale)
  const parts = bodyParts(locale)
  return (
    <>
      <Letterhead />
      <QuietPage isUrgent />
      <div className="pt-2 pb-6 sm:pt-6 sm:pb-sec">
        <div className={wrap}>
          <div className="max-sm:hidden" data-wide-only="">
            <Breadcrumbs locale={locale} route={route} />
          </div>
          <h1 className="text-t3 sm:text-t2">{heading}</h1>
          <Urgent locale={locale} />
          <div className="group/who md:mt-4 md:grid md:grid-cols-[7fr_5fr] md:gap-12">
            <Figures parts={parts} words={map} locale={locale} />
            <div>
              <p className="mt-3 font-semibold">{map.text}</p>
              <PartList parts={parts} locale={locale} />
              <p className={`${note} mt-4`}>
                <b>{notice.heading}.</b> {notice.text}
              </p>
              <Reviewed locale={locale} />
            </div>
          </div>
        </div>
      </div>
    </>
  )
}

/** Show the signs that every leaflet has, with buttons that call 911 and 988. */
function Urgent({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <div className="mt-2 grid grid-cols-[1fr_auto] items-center gap-2 border-[1.5px] border-redbud border-l-8 bg-white px-2 py-2 max-large:grid-cols-1 sm:mt-4 sm:grid-cols-[auto_1fr_auto] sm:gap-x-6 sm:gap-y-3 sm:px-5 sm:py-4">
      <div className="col-span-full text-small/head sm:text-body">
        <SignNames signs={universalSigns(locale)} locale={locale} />
      </div>
      <a className={`${buttonClass('danger', 'small')} max-sm:col-span-full`} href="tel:911">
        <Icon name="phone" />
        {t('urgent.call911')}
      </a>
      <p className="text-small/head sm:text-body">{t('urgent.crisis')}</p>
      <a className={`${buttonClass('outline', 'small')} max-sm:px-3`} href="tel:988">
        <Icon name="phone" />
        {t('urgent.call988')}
      </a>
    </div>
  )
}

type FiguresProps = {
  parts: BodyPart[]
  words: Record<'adult' | 'child' | 'pregnancy' | 'front' | 'back', string>
  locale: Locale
}

/** Show one drawing at a time: an adult and a child from both sides, and pregnancy. */
function Figures({ parts, words, locale }: FiguresProps) {
  return (
    <div className="mt-2 max-sm:-mx-gut print:hidden">
      <div
        className="flex max-sm:mx-gut max-large:grid"
        role="radiogroup"
        aria-label={translator(locale)('urgent.who')}
      >
        {figures.map(({ who }) => (
          <div key={who} className="flex flex-1">
            <input
              className="peer sr-only"
              type="radio"
              name="who"
              id={`who-${who}`}
              defaultChecked={who === 'adult'}
            />
            <label className={tab} htmlFor={`who-${who}`}>
              {words[who]}
            </label>
          </div>
        ))}
      </div>
      {figures.map(({ who, drawing, shown }) => (
        <div key={who} className={`hidden ${shown}`}>
          {who !== 'pregnancy' && (
            <p className="grid grid-cols-2" aria-hidden="true">
              <span className={side}>{words.front}</span>
              <span className={side}>{words.back}</span>
            </p>
          )}
          <BodyMap
            locale={locale}
            parts={parts}
            drawing={drawing}
            name={words[who]}
            className="mx-auto max-w-[365px] sm:max-w-120"
          />
        </div>
      ))}
    </div>
  )
}

/**
 * Show the same parts as a list: those of the tab, on paper all. Old fragments of a part (`#lower-back`) redirect from
 * here; without scripts they highlight it.
 */
function PartList({ parts, locale }: { parts: BodyPart[]; locale: Locale }) {
  return (
    <nav className="mt-2" aria-label={translator(locale)('urgent.list')}>
      <ul className="grid grid-cols-2 gap-x-4 max-large:grid-cols-1 border-ink border-t-2">
        {parts.map(({ id, path, name, who }) => (
          <li
            key={id}
            className={`hidden border-line-2 border-b has-[:target]:grid print:grid ${figures.find((figure) => figure.who === who)?.shown}`}
          >
            <Link
              id={id}
              className="flex min-h-11 items-center py-1 font-semibold text-ink text-small/head no-underline target:bg-hickory-light hover:underline"
              href={path}
              locale={locale}
              {...{ [leadsAttribute]: '' }}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
