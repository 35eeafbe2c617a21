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
  ['Copied', 'a browser that copies', { writeText: () => Promise.resolve() }],
  ['Not copied', 'one that refuses', { writeText: () => Promise.reject(new Error('denied')) }],
  ['Not copied', 'one without a clipboard', undefined],
])('the toast says afterwards: %s, in %s', async (says, _, clipboard) => {
  const showToast = jest.fn()
  jest.mocked(loadLater).mockResolvedValue({ showToast })
  Object.assign(navigator, { clipboard })
  tap()
  await new Promise((resolve) => setTimeout(resolve))
  expect(showToast.mock.calls).toEqual([[says]])
})
