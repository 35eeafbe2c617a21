import { clinic } from '@/lib/clinic/facts'

/** The clinic's address in two lines: street, and city with state and ZIP code. */
export function AddressLines() {
  const { street, city, state, zip } = clinic.address
  return (
    <>
      {street}
      <br />
      {city}, {state} {zip}
    </>
  )
}
