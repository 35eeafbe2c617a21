import type { CustomFieldControlProps } from '@sveltia/cms'
import { fireEvent, render, screen } from '@testing-library/react'
import { FocusPoint, pointAt } from '@/tools/editor/focus-point'

const box = { left: 100, top: 50, width: 200, height: 400 } as DOMRect

test.each([
  [100, 50, '0 0'],
  [200, 170, '50 30'],
  [300, 450, '100 100'],
  [90, 460, '0 100'],
])('a click at %i, %i is the point %s', (clientX, clientY, point) => {
  expect(pointAt({ clientX, clientY }, box)).toBe(point)
})

const props = (onChange: (value: string) => void, value?: string) =>
  ({ value, onChange, forID: 'focus', classNameWrapper: '' }) as unknown as CustomFieldControlProps

test('the picture of the photo beside it is shown to click on', () => {
  jest.useFakeTimers()
  const change = jest.fn()
  render(
    <div data-locale="en">
      <div data-key-path="photos.0.file">
        <img src="blob:other" alt="" />
      </div>
      <div data-key-path="photos.1.file">
        <img src="blob:own" alt="" />
      </div>
      <div data-key-path="photos.1.focus">
        <FocusPoint {...props(change, '20 80')} />
      </div>
    </div>,
  )
  const picture = screen.getByRole('button', { name: 'Click the point that must stay visible' })
  expect(picture.querySelector('img')).toHaveAttribute('src', 'blob:own')
  picture.getBoundingClientRect = () => box
  fireEvent.click(picture, { clientX: 250, clientY: 250, detail: 1 })
  expect(change).toHaveBeenLastCalledWith('75 50')
  change.mockClear()
  fireEvent.click(picture, { detail: 0 })
  expect(change).not.toHaveBeenCalled()
  jest.useRealTimers()
})

test('without a picture the point can be written', () => {
  const change = jest.fn()
  render(<FocusPoint {...props(change)} />)
  expect(screen.queryByRole('button')).toBeNull()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '10 20' } })
  expect(change).toHaveBeenLastCalledWith('10 20')
})
