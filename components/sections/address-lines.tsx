import { NoBreak } from '@/components/ui/no-break'
import { mainOffice, type Office } from '@/lib/clinic/offices'

/** Show the address of an office on two lines: street, and city with state and ZIP code. */
export function AddressLines({ office = mainOffice }: { office?: Office }) {
  const { street, city, state, zip } = office.address
  return (
    <>
      <NoBreak text={street} />
      <br />
      {city}, {state} {zip}
    </>
  )
}
