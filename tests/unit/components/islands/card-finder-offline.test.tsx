import { act, render, screen } from '@testing-library/react'
import { preloadError } from '@/components/islands/load-later'
import { InsuranceCards } from '@/components/sections/insurance-cards'
import { translator } from '@/lib/i18n/translator'

jest.mock('@/components/islands/card-combobox', () => {
  throw new Error('offline')
})

test('names that do not load announce themselves; the field says that the list is below, and stays', async () => {
  const t = translator('en')
  const heard: string[] = []
  window.addEventListener(preloadError, (event) => heard.push((event as CustomEvent).detail.part))
  render(<InsuranceCards locale="en" />)
  const field = screen.getByRole('textbox', { name: t('cards.label') })
  await act(async () => field.focus())
  expect(await screen.findByText(t('cards.failed'))).toBeVisible()
  expect(heard).toEqual(['card names'])
  expect(field).toBeInTheDocument()
  expect(field).toHaveFocus()
})
