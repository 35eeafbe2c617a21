import { fireEvent, render, screen } from '@testing-library/react'
import { PrintButton } from '@/components/islands/print-button'

test('prints only its section; the next print is the whole page again', () => {
  const printed: (string | undefined)[] = []
  window.print = () => printed.push(document.documentElement.dataset.print)
  render(<PrintButton part="ask-sheet">Print this list</PrintButton>)

  fireEvent.click(screen.getByRole('button', { name: 'Print this list' }))
  expect(printed).toEqual(['ask-sheet'])

  fireEvent(window, new Event('afterprint'))
  expect(document.documentElement).not.toHaveAttribute('data-print')
})
