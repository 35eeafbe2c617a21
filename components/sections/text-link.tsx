import type { ReactNode } from 'react'
import { phone } from '@/lib/clinic/facts'
import { smsLink } from '@/lib/clinic/text-message'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

type Props = {
  locale: Locale
  className?: string
  /** The prefilled message. */
  body?: string
  children?: ReactNode
}

/** A link to text the clinic. */
export function TextLink({ locale, className, body, children = translator(locale)('cta.text') }: Props) {
  return (
    <a className={className} href={body ? smsLink(phone.sms, body) : phone.sms}>
      {children}
    </a>
  )
}
