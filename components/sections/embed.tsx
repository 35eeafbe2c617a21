import type { ReactNode } from 'react'
import { EmbedFrame } from '@/components/islands/embed-frame'
import { ExternalLink } from '@/components/ui/external-link'
import { clinic } from '@/lib/clinic/facts'
import type { Frame } from '@/lib/embeds/frames'
import { embedOf } from '@/lib/embeds/providers'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { CallButton } from './call-button'
import { Reach } from './reach'
import { TextLink } from './text-link'

/** The skeleton of a form while its frame loads, one letter per bar: `l` label, `f` field, `t` text area, `b` button. */
const shapes: Partial<Record<Frame, string>> = {
  survey: 'lllfffffb',
  contact: 'lflflfltb',
  'new-patient': 'lflflflfb',
  booking: 'l'.padEnd(43, 'd'),
}

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
  /** The taller survey frame of the free consultation page. */
  tall?: boolean
  /** For frames loaded only on request (map, reviews): the placeholder until then. */
  children?: ReactNode
}

/** A provider's frame as configured in content/embeds.yaml, with phone, text, e-mail and address below it. */
export function Embed({ locale, name, tall = false, children }: Props) {
  const t = translator(locale)
  const { page, ...embed } = embedOf(name, locale)
  const title = t(titles[name])
  const waiting = (
    <div className={`skel skel--${name}`} aria-hidden="true">
      {[...(shapes[name] ?? '')].map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of equal parts
        <i key={i} className={part} />
      ))}
    </div>
  )
  const call = <CallButton className="btn btn-p" />
  const text = <TextLink locale={locale} className="btn btn-o" />
  return (
    <>
      <EmbedFrame
        {...embed}
        className={`frame--${tall ? 'tall' : name}`}
        page={page}
        title={title}
        ask={name in asks ? t(asks[name as keyof typeof asks]) : undefined}
        again={t('embed.again')}
        slow={
          <>
            <p>{t('embed.slow')}</p>
            <div className="acts">
              {call}
              {text}
            </div>
          </>
        }
        failed={
          <>
            <p>{t('embed.failed', { title })}</p>
            <div className="acts">
              {call}
              {text}
              <a className="btn btn-o" href={`mailto:${clinic.email}`}>
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
      <Reach locale={locale} />
    </>
  )
}
