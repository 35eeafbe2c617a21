import type { ReactNode } from 'react'
import { button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { phone } from '@/lib/clinic/facts'

type Props = { className?: string; translate?: 'no'; children?: ReactNode }

/** A button that calls the clinic; its default label is the phone number. */
export function CallButton({ className = button({ look: 'outline' }), translate, children = phone.display }: Props) {
  return (
    <a className={className} href={phone.tel} translate={translate}>
      <Icon name="phone" />
      {children}
    </a>
  )
}
