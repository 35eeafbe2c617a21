import type { ReactNode } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'
import { EmbedFrame } from '@/components/islands/embed-frame'
import { buttonClass, tw } from '@/components/ui/classes'
import { ExternalLink } from '@/components/ui/external-link'
import { bookingMessage } from '@/lib/clinic/booking-message'
import { mainOffice, type Office } from '@/lib/clinic/offices'
import type { Frame } from '@/lib/embeds/frames'
import { embedOf, isDemo, isNone, linkOf, type ProviderLink } from '@/lib/embeds/providers'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { CallButton } from './call-button'
import { EmailLink } from './email-link'
import { EmbedLink } from './embed-link'
import { demoHeights, frameHeights, surveyRooms } from './frame-heights'
import { Reach } from './reach'
import { TextLink } from './text-link'

/** Show how to call or text, where the clinic has no form for it. @param body what the message begins with. */
function CallInstead({ locale, office, body }: { locale: Locale; office?: Office; body?: string }) {
  return (
    <div className="grid gap-4 p-6 print:hidden">
      <p>{translator(locale)('embed.byPhone')}</p>
      <div className="flex flex-wrap gap-2">
        <CallButton office={office} className={buttonClass('primary')} />
        <TextLink locale={locale} office={office} className={buttonClass('outline')} body={body} />
      </div>
    </div>
  )
}

const embed = tv({
  slots: {
    box: '',
    skeleton:
      'grid content-start gap-4 p-6 group-data-[state=failed]/frame:hidden group-data-[state=loaded]/frame:hidden group-data-[state=ready]/frame:hidden group-data-[state=silent]/frame:hidden',
    bar: 'rounded-m',
    calls: 'flex flex-wrap gap-2 print:hidden',
    reach: '',
  },
  variants: {
    /** By frame: its place and its skeleton. The map keeps its height. */
    name: {
      survey: { reach: 'px-6' },
      contact: { reach: 'px-6' },
      'new-patient': { reach: 'px-6' },
      booking: {
        box: 'mx-auto w-[min(600px,100%)]',
        skeleton: 'grid-cols-7',
        reach: 'px-6',
      },
      reviews: {
        box: 'max-sm:[&>div:first-child]:pb-20 sm:[&>a]:justify-self-end',
        reach: 'mt-6',
      },
      map: {
        box: 'not-first:mt-8 h-[450px] overflow-hidden max-md:h-68 [&>a]:mr-gut [&>a]:mb-6 [&>a]:justify-self-end',
      },
    },
    /** A bar of the skeleton: label, field, text area, button, calendar heading, day. */
    bar: {
      l: { bar: '-mb-2 h-4 w-[45%] bg-mist' },
      f: { bar: 'h-12.5 border-[1.5px] border-line' },
      t: { bar: 'h-35 border-[1.5px] border-line' },
      b: { bar: 'h-12.5 w-1/2 bg-mist' },
      h: { bar: 'col-span-full mb-2 h-4 w-[45%] bg-mist' },
      d: { bar: 'h-12.5 border-[1.5px] border-line' },
    },
  },
})

/**
 * The height to reserve for the first content of a frame; afterwards the box follows the height that the frame reports.
 * Reviews reserve theirs when they are asked for.
 */
const heights: Partial<Record<Frame, string>> = { ...frameHeights, reviews: tw`has-[>iframe]:min-h-[600px]` }

const demos: Partial<Record<Frame, string>> = demoHeights

type Bar = VariantProps<typeof embed>['bar']

/** The skeleton of a form while its frame loads, one letter per bar. */
const skeletons: Partial<Record<Frame, string>> = {
  survey: 'lllfffffb',
  contact: 'lflflfltb',
  'new-patient': 'lflflflfb',
  booking: 'h'.padEnd(43, 'd'),
}

/** The accessible name of each frame, and the button label of those loaded on request. */
const titles = {
  survey: 'embed.titles.survey',
  contact: 'embed.titles.contact',
  'new-patient': 'embed.titles.new-patient',
  booking: 'embed.titles.booking',
  reviews: 'embed.titles.reviews',
  map: 'embed.titles.map',
} as const
const asks = { reviews: 'embed.ask.reviews', map: 'embed.ask.map' } as const

/** Return where an office stands on a map that opens beside the site. */
const onMap = ({ onMap: href } = mainOffice): ProviderLink => ({ href, host: new URL(href).hostname })

type Props = {
  locale: Locale
  name: Frame
  /** The office it belongs to, if that has its own provider. */
  office?: Office
  /** Whether to show phone, text, email and address below it; a page with several frames shows them once. */
  reach?: boolean
  /** Where a survey stands, which decides the room that a provider's needs. */
  place?: keyof typeof surveyRooms
  /** For frames loaded only on request (map, reviews): the placeholder until then. */
  children?: ReactNode
}

/** Show a provider's frame as configured in content/embeds.yaml, with phone, text, email and address below it. */
export function Embed({ locale, name, office, reach = name !== 'map', place = 'home', children }: Props) {
  const t = translator(locale)
  const style = embed({ name })
  const without = isNone(name, locale, office?.id)
  const link = without && name === 'map' ? onMap(office) : linkOf(name, locale, office?.id)
  const contacts = reach && <Reach locale={locale} className={style.reach()} office={office} />
  if (link)
    return (
      <>
        <EmbedLink
          locale={locale}
          name={name}
          link={link}
          office={office}
          className={style.box({ class: heights[name] }) ?? ''}
        >
          {children}
        </EmbedLink>
        {contacts}
      </>
    )
  if (without) {
    const body = name === 'booking' ? bookingMessage(locale, office) : undefined
    return children ?? <CallInstead locale={locale} office={office} body={body} />
  }
  const { page, height, ...source } = embedOf(name, locale, office?.id)
  // A height of its own replaces the one that we expect.
  const ofDemo = isDemo(name, locale) ? demos[name] : undefined
  const expected = ofDemo ?? (name === 'survey' ? surveyRooms[place] : heights[name])
  const title = office ? `${t(titles[name])}: ${office.name}` : t(titles[name])
  const ask = name in asks ? [t(asks[name as keyof typeof asks]), office?.name].filter(Boolean).join(': ') : undefined
  const waiting = (
    <div className={style.skeleton()} aria-hidden="true">
      {[...(skeletons[name] ?? '')].map((bar, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of equal parts
        <i key={i} className={style.bar({ bar: bar as Bar })} />
      ))}
    </div>
  )
  const call = <CallButton className={buttonClass('primary')} office={office} />
  const text = <TextLink locale={locale} className={buttonClass('outline')} office={office} />
  const instead = (why: 'embed.silent' | 'embed.failed') => (
    <>
      <p>{t(why, { title })}</p>
      <div className={style.calls()}>
        {call}
        {text}
        <EmailLink locale={locale} className={buttonClass('outline')} />
      </div>
      <ExternalLink href={page} note={t('site.newTab')}>
        {t('embed.alone')}
      </ExternalLink>
    </>
  )
  return (
    <>
      <EmbedFrame
        {...source}
        className={style.box({ class: height ? undefined : expected }) ?? ''}
        height={height}
        fixed={name === 'map'}
        name={name}
        page={page}
        title={title}
        ask={ask}
        again={t('embed.again')}
        slow={
          <>
            <p>{t('embed.slow')}</p>
            <div className={style.calls()}>
              {call}
              {text}
            </div>
          </>
        }
        silent={instead('embed.silent')}
        failed={instead('embed.failed')}
      >
        {children ?? waiting}
      </EmbedFrame>
      {contacts}
    </>
  )
}
