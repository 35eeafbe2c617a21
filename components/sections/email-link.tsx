import { clinic } from '@/lib/clinic/facts'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/** Offer to write to the clinic; nothing where it publishes no address. @param query what the message begins with. */
export function EmailLink({
  locale,
  className,
  query = '',
  children = translator(locale)('cta.email'),
}: {
  locale: Locale
  className: string
  query?: string
  children?: string
}) {
  if (!clinic.email) return null
  return (
    <a className={className} href={`mailto:${clinic.email}${query}`}>
      {children}
    </a>
  )
}
