import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon'
import { mainOffice, type Office } from '@/lib/clinic/offices'

type Props = { office?: Office; className?: string; children?: ReactNode }

/** Render a button that calls an office; the phone number is its default label. */
export function CallButton({ office: { phone } = mainOffice, className = buttonClass('outline'), children }: Props) {
  return (
    <a className={className} href={phone.tel} translate={children ? undefined : 'no'}>
      <Icon name="phone" />
      {children ?? phone.display}
    </a>
  )
}
