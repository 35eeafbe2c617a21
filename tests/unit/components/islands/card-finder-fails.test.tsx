import { act, fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import type { ComboboxProps } from '@/components/islands/card-combobox'
import { preloadError } from '@/components/islands/load-later'
import { InsuranceCards } from '@/components/sections/insurance-cards'
import { translator } from '@/lib/i18n/translator'

const mockCombobox = jest.fn()
jest.mock('@/components/islands/card-combobox', () => mockCombobox())

const t = translator('en')
const field = () => screen.getByRole('textbox', { name: t('cards.label') })
const touch = () => act(async () => field().focus())

test('names that fail to load show an error; the field stays and points to the list below', async () => {
  mockCombobox.mockImplementation(() => {
    throw new Error('offline')
  })
  const heard: string[] = []
  window.addEventListener(preloadError, (event) => heard.push((event as CustomEvent).detail.part))
  render(<InsuranceCards locale="en" />)
  const before = field()
  await touch()
  expect(await screen.findByText(t('cards.failed'))).toBeVisible()
  expect(heard).toEqual(['card names'])
  expect(field()).toBe(before)
  expect(before).toHaveFocus()
})

test('suggestions that throw leave a plain field, which points to the list below', async () => {
  // React reports what a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  mockCombobox.mockReturnValue({
    __esModule: true,
    default: ({ onReady }: ComboboxProps) => {
      const [isBroken, setIsBroken] = useState(false)
      useEffect(onReady, [onReady])
      if (isBroken) throw new Error('broken')
      return <button type="button" onClick={() => setIsBroken(true)} aria-label="Break" />
    },
  })
  render(<InsuranceCards locale="en" />)
  await touch()
  expect(screen.queryByRole('textbox', { name: t('cards.label') })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Break' }))
  expect(field()).toBeVisible()
  expect(screen.getByText(t('cards.failed'))).toBeVisible()
})
