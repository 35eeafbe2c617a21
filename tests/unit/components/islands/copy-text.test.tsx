import { fireEvent, render, screen } from '@testing-library/react'
import { CopyButton } from '@/components/islands/copy-button'
import { loadLater } from '@/components/islands/load-later'

jest.mock('@/components/islands/load-later')

const writeText = jest.fn()

/** Render a button that copies an address, and tap it. */
function tap() {
  render(
    <CopyButton text="1 Main St" copied="Copied" failed="Not copied">
      Copy
    </CopyButton>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
}

beforeEach(() => {
  writeText.mockReset().mockResolvedValue(undefined)
  Object.assign(navigator, { clipboard: { writeText } })
})

test('a tap copies at once, whether or not the toast ever loads', () => {
  jest.mocked(loadLater).mockReturnValue(new Promise(() => {}))
  tap()
  expect(writeText).toHaveBeenCalledWith('1 Main St')
})

test('a toast that does not load leaves no unhandled error', async () => {
  jest.mocked(loadLater).mockRejectedValue(new Error('offline'))
  tap()
  await new Promise((resolve) => setTimeout(resolve))
  // Jest fails a test that leaves a rejection unhandled.
  expect(loadLater).toHaveBeenCalled()
})

test.each([
  ['Copied', () => Promise.resolve()],
  ['Not copied', () => Promise.reject(new Error('denied'))],
])('the toast says afterwards: %s', async (says, write) => {
  const showToast = jest.fn()
  jest.mocked(loadLater).mockResolvedValue({ showToast })
  writeText.mockImplementation(write)
  tap()
  await new Promise((resolve) => setTimeout(resolve))
  expect(showToast.mock.calls).toEqual([[says]])
})

test.each([
  ['refuses', () => writeText.mockRejectedValue(new Error('denied'))],
  ['has none', () => Object.assign(navigator, { clipboard: undefined })],
])('the browser of an app that %s the clipboard copies the old way', async (_, prepare) => {
  const showToast = jest.fn()
  jest.mocked(loadLater).mockResolvedValue({ showToast })
  prepare()
  let copied = ''
  document.execCommand = () => {
    copied = (document.activeElement as HTMLTextAreaElement).value
    return true
  }
  tap()
  await new Promise((resolve) => setTimeout(resolve))
  expect(copied).toBe('1 Main St')
  expect(document.querySelector('textarea')).toBeNull()
  expect(showToast.mock.calls).toEqual([['Copied']])
  Reflect.deleteProperty(document, 'execCommand')
})
