import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { phone } from '@/lib/clinic/facts'

type Props = { className?: string; translate?: 'no'; children?: ReactNode }

/** A button that dials the clinic; it shows the ten-digit number unless told otherwise. */
export function CallButton({ className = 'btn btn-o', translate, children = phone.display }: Props) {
  return (
    <a className={className} href={phone.tel} translate={translate}>
      <Icon name="phone" />
      {children}
    </a>
  )
}
