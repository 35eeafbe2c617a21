import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/classes'
import { ExternalLink } from '@/components/ui/external-link'
import type { Office } from '@/lib/clinic/offices'
import type { Frame } from '@/lib/embeds/frames'
import type { ProviderLink } from '@/lib/embeds/providers'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { visitLinkAttribute } from '@/lib/loader/contract'
import { CallButton } from './call-button'

/** The label of the button, by what it opens. */
const opens = {
  survey: 'embed.open.survey',
  contact: 'embed.open.contact',
  'new-patient': 'embed.open.new-patient',
  booking: 'embed.open.booking',
  reviews: 'embed.open.reviews',
  map: 'embed.open.map',
} as const

type Props = {
  locale: Locale
  name: Frame
  link: ProviderLink
  office?: Office
  /** Classes of the box that replaces the embedded page. */
  className: string
  /** The content of that box: the sketch map, testimonials. */
  children?: ReactNode
}

/**
 * Render a button that opens a provider's page that cannot be framed, with the phone number beside it. The inline
 * loader adds the attribution of the visit on click (components/client/visit-links.ts); without JavaScript it is a
 * plain link.
 */
export function EmbedLink({ locale, name, link: { href, host }, office, className, children }: Props) {
  const t = translator(locale)
  const label = [t(opens[name]), office?.name].filter(Boolean).join(': ')
  const open = (place = '') => (
    <ExternalLink
      className={`${buttonClass('primary')} ${place}`}
      href={href}
      note={t('site.newTab')}
      {...{ [visitLinkAttribute]: href }}
    >
      {label}
    </ExternalLink>
  )
  if (children)
    return (
      <div className={`relative grid grid-cols-[minmax(0,1fr)] print:hidden *:[grid-area:1/1] ${className}`}>
        {children}
        {open('relative self-end justify-self-start')}
      </div>
    )
  return (
    <div className="grid gap-4 p-6 print:hidden">
      <p>{t('embed.opensAt', { host })}</p>
      <div className="flex flex-wrap gap-2">
        {open()}
        <CallButton office={office} />
      </div>
    </div>
  )
}
