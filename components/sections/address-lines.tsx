import { clinic } from '@/lib/clinic/facts'

/** The clinic's address as an envelope has it: the street, and the city below. */
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
