import { wrap } from '@/components/ui/classes'
import { NoBreak } from '@/components/ui/no-break'
import { addressLine, clinic, phone } from '@/lib/clinic/facts'
import { hasOffices, offices } from '@/lib/clinic/offices'

/** Show name and address of the clinic; replaces the header in print. */
export function Letterhead() {
  return (
    <div data-letterhead="" className={`${wrap} hidden print:block print:border-b-[1pt] print:pb-[8pt]`}>
      <b>{clinic.name}</b>
      <br />
      {hasOffices ? (
        <Offices />
      ) : (
        <>
          {addressLine} · <NoBreak text={phone.display} /> · {clinic.email}
        </>
      )}
    </div>
  )
}

/** Show each office on a line, below them the e-mail address. */
function Offices() {
  return (
    <>
      {offices.map(({ id, addressLine, phone }) => (
        <div key={id}>
          {addressLine} · <NoBreak text={phone.display} />
        </div>
      ))}
      {clinic.email}
    </>
  )
}
