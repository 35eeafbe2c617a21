import { Icon } from '@/components/ui/icon'
import { phone } from '@/lib/clinic/facts'

/** A button that dials the clinic; it shows the ten-digit number (specification 9). */
export function CallButton({ className = 'btn btn-o' }: { className?: string }) {
  return (
    <a className={className} href={phone.tel}>
      <Icon name="phone" />
      {phone.display}
    </a>
  )
}
