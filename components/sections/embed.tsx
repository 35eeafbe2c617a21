import type { ReactNode } from 'react'
import { EmbedFrame } from '@/components/islands/embed-frame'
import { button } from '@/components/ui/button'
import { tw } from '@/components/ui/classes'
import { ExternalLink } from '@/components/ui/external-link'
import { clinic } from '@/lib/clinic/facts'
import type { Office } from '@/lib/clinic/offices'
import type { Frame } from '@/lib/embeds/frames'
import { embedOf } from '@/lib/embeds/providers'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { CallButton } from './call-button'
import { Reach } from './reach'
import { TextLink } from './text-link'

/**
 * The heights reserved for what each frame shows first, so that nothing shifts when it loads; from then on the box follows the
 * height that the frame reports. The map keeps its own.
 */
const heights: Record<Frame, string> = {
  survey: 'min-h-[700px]',
  contact: 'min-h-[726px]',
  'new-patient': 'min-h-[659px]',
  booking: 'mx-auto min-h-[736px] w-[min(600px,100%)]',
  // With space for the button below the testimonials.
  reviews: 'min-h-[600px] [&>div:first-child]:pb-19.5',
  map: 'h-[450px] overflow-hidden [&>a]:mr-gut [&>a]:mb-6 [&>a]:justify-self-end',
}
/** The sides of the contact details below it. */
const reachPlaces: Partial<Record<Frame, string>> = { reviews: 'mt-6', map: 'px-gut' }

/** The skeleton of a form while its frame loads, one letter per bar: `l` label, `f` field, `t` text area, `b` button, `d` day. */
const shapes: Partial<Record<Frame, string>> = {
  survey: 'lllfffffb',
  contact: 'lflflfltb',
  'new-patient': 'lflflflfb',
  booking: 'l'.padEnd(43, 'd'),
}

const field = tw`h-12.5 border-[1.5px] border-line`
const bars: Record<string, string> = {
  l: '-mb-2 h-4 w-[45%] bg-mist',
  f: field,
  t: 'h-35 border-[1.5px] border-line',
  b: 'h-12.5 w-1/2 bg-mist',
}
const days: Record<string, string> = { l: 'col-span-full mb-2 h-4 w-[45%] bg-mist', d: field }
const calls = tw`flex flex-wrap gap-2.5 print:hidden`

/** The accessible name of each frame, and the label of the button that loads those loaded on request. */
const titles = {
  survey: 'embed.titles.survey',
  contact: 'embed.titles.contact',
  'new-patient': 'embed.titles.new-patient',
  booking: 'embed.titles.booking',
  reviews: 'embed.titles.reviews',
  map: 'embed.titles.map',
} as const
const asks = { reviews: 'embed.ask.reviews', map: 'embed.ask.map' } as const

type Props = {
  locale: Locale
  name: Frame
  /** The office that it is for, where that has a provider of its own. */
  office?: Office
  /** For frames loaded only on request (map, reviews): the placeholder until then. */
  children?: ReactNode
}

/** A provider's frame as configured in content/embeds.yaml, with phone, text, e-mail and address below it. */
export function Embed({ locale, name, office, children }: Props) {
  const t = translator(locale)
  const { page, ...embed } = embedOf(name, locale, office?.id)
  const title = office ? `${t(titles[name])}: ${office.name}` : t(titles[name])
  const ask = name in asks ? [t(asks[name as keyof typeof asks]), office?.name].filter(Boolean).join(': ') : undefined
  const waiting = (
    <div
      className={`grid content-start gap-4 p-7 group-data-[state=failed]/frame:hidden group-data-[state=ready]/frame:hidden ${name === 'booking' ? 'grid-cols-7' : ''}`}
      aria-hidden="true"
    >
      {[...(shapes[name] ?? '')].map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of equal parts
        <i key={i} className={`rounded-m ${name === 'booking' ? days[part] : bars[part]}`} />
      ))}
    </div>
  )
  const call = <CallButton className={button({ look: 'primary' })} office={office} />
  const text = <TextLink locale={locale} className={button({ look: 'outline' })} office={office} />
  return (
    <>
      <EmbedFrame
        {...embed}
        className={heights[name]}
        fixed={name === 'map'}
        name={name}
        page={page}
        title={title}
        ask={ask}
        again={t('embed.again')}
        slow={
          <>
            <p>{t('embed.slow')}</p>
            <div className={calls}>
              {call}
              {text}
            </div>
          </>
        }
        failed={
          <>
            <p>{t('embed.failed', { title })}</p>
            <div className={calls}>
              {call}
              {text}
              <a className={button({ look: 'outline' })} href={`mailto:${clinic.email}`}>
                {t('cta.email')}
              </a>
            </div>
            <ExternalLink href={page} note={t('site.newTab')}>
              {t('embed.alone')}
            </ExternalLink>
          </>
        }
      >
        {children ?? waiting}
      </EmbedFrame>
      <Reach locale={locale} className={reachPlaces[name]} office={office} />
    </>
  )
}
