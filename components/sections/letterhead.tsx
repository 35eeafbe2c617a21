import { wrap } from '@/components/ui/classes'
import { NoBreak } from '@/components/ui/no-break'
import { addressLine, clinic, phone } from '@/lib/clinic/facts'
import { hasOffices, offices } from '@/lib/clinic/offices'

/** Show the clinic's name and address, in place of the header in print. */
export function Letterhead() {
  return (
    <div data-letterhead="" className={`${wrap} hidden print:block print:border-b-[1pt] print:pb-[8pt]`}>
      <b>{clinic.name}</b>
      <br />
      {hasOffices ? (
        <Offices />
      ) : (
        <>
          {addressLine} · <NoBreak text={phone.display} />
          {clinic.email && ` · ${clinic.email}`}
        </>
      )}
    </div>
  )
}

/** Show each office on its own line, with the email address below. */
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
