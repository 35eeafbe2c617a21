import { render, screen } from '@testing-library/react'
import { CallButton } from '@/components/sections/call-button'
import { ContactFacts } from '@/components/sections/contact-facts'
import { ContactPanel } from '@/components/sections/contact-panel'
import { Reach } from '@/components/sections/reach'
import { mainOffice } from '@/lib/clinic/offices'

const { phone, address } = mainOffice

test('machine translation leaves the phone number and the address alone wherever the ways to reach us are listed', () => {
  render(
    <>
      <ContactPanel locale="en" />
      <ContactFacts locale="en" />
      <Reach locale="en" />
      <CallButton />
    </>,
  )
  const numbers = screen.getAllByRole('link', { name: phone.display })
  const addresses = screen.getAllByText(address.street, { exact: false })
  for (const element of [...numbers, ...addresses]) expect(element.closest('[translate=no]')).not.toBeNull()
})

test('a label in words is translated', () => {
  render(<CallButton>Call us now</CallButton>)
  expect(screen.getByRole('link')).not.toHaveAttribute('translate')
})
