import type { ReactNode } from 'react'
import { mainOffice, type Office } from '@/lib/clinic/offices'
import { smsLink } from '@/lib/clinic/text-message'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

type Props = {
  locale: Locale
  office?: Office
  className?: string
  /** The prefilled message. */
  body?: string
  children?: ReactNode
}

/** Render a link to text an office. */
export function TextLink({
  locale,
  office: { phone } = mainOffice,
  className,
  body,
  children = translator(locale)('cta.text'),
}: Props) {
  return (
    <a className={className} href={body ? smsLink(phone.sms, body, locale) : phone.sms}>
      {children}
    </a>
  )
}
