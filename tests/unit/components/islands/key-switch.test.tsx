import { fireEvent, render, screen } from '@testing-library/react'
import { onDevice } from '@/components/client/storage'
import { KeySwitch } from '@/components/islands/key-switch'
import { deviceKeys } from '@/lib/loader/contract'

const show = () => {
  render(<KeySwitch label="Use the / key to open search" />)
  return screen.getByRole('checkbox', { name: 'Use the / key to open search' })
}

test('it is on by default; the browser only stores that it was turned off', () => {
  const box = show()
  expect(box).toBeChecked()
  expect(localStorage).toHaveLength(0)
  fireEvent.click(box)
  expect(box).not.toBeChecked()
  expect(onDevice.get(deviceKeys.searchKey)).not.toBeNull()
  fireEvent.click(box)
  expect(localStorage).toHaveLength(0)
})

test('an earlier choice is shown', () => {
  onDevice.set(deviceKeys.searchKey, '1')
  expect(show()).not.toBeChecked()
  localStorage.clear()
})

test('it still works with blocked storage', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  const box = show()
  fireEvent.click(box)
  expect(box).not.toBeChecked()
  refuse.mockRestore()
})
