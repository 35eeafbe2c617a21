import type { ReactNode } from 'react'
import { button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { mainOffice, type Office } from '@/lib/clinic/offices'

type Props = { office?: Office; className?: string; translate?: 'no'; children?: ReactNode }

/** A button that calls an office; its default label is the phone number. */
export function CallButton({
  office: { phone } = mainOffice,
  className = button({ look: 'outline' }),
  translate,
  children = phone.display,
}: Props) {
  return (
    <a className={className} href={phone.tel} translate={translate}>
      <Icon name="phone" />
      {children}
    </a>
  )
}
