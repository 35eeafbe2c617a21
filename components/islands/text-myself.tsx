'use client'

import type { MouseEvent, ReactNode } from 'react'
import { buttonClass } from '@/components/ui/classes'
import { smsLink } from '@/lib/clinic/text-message'
import type { Locale } from '@/lib/i18n/locales'
import { replayProps } from '@/lib/loader/contract'

type Props = {
  locale: Locale
  /** Its paragraphs, each with several lines. */
  message: string[][]
  children: ReactNode
}

/** Render a link to a text message whose sender chooses the recipient. The text is added on use. */
export function TextMyself({ locale, message, children }: Props) {
  const text = () => message.map((lines) => lines.join('\n')).join('\n\n')
  const write = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = smsLink('sms:', text(), locale)
  }
  return (
    <a className={buttonClass('outline')} href="sms:" {...replayProps} onClick={write}>
      {children}
    </a>
  )
}
