import { wrap } from '@/components/ui/classes'
import { Unbroken } from '@/components/ui/unbroken'
import { addressLine, clinic, phone } from '@/lib/clinic/facts'

/** Name and address of the clinic; replaces the header in print. */
export function Letterhead() {
  return (
    <div data-letterhead="" className={`${wrap} hidden print:block print:border-b-[1pt] print:pb-[8pt]`}>
      <b>{clinic.name}</b>
      <br />
      {addressLine} · <Unbroken text={phone.display} /> · {clinic.email}
    </div>
  )
}
