import { act, fireEvent, render, screen } from '@testing-library/react'
import { loadSearch } from '@/components/islands/search-dialog'
import { SearchLink } from '@/components/islands/search-link'

jest.mock('next/navigation', () => jest.requireActual('../../navigation-mock'))
jest.mock('@/components/islands/search-dialog', () => ({
  __esModule: true,
  loadSearch: jest.fn(),
  default: ({ onClose }: { onClose: () => void }) => (
    <div role="dialog">
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  ),
}))

const words = { label: '', hint: '', close: '', failed: '', index: '' }

beforeEach(() => jest.mocked(loadSearch).mockReturnValue(new Promise(() => {})))

function show() {
  render(
    <>
      <SearchLink locale="es" name="Buscar" words={words} />
      <textarea aria-label="Message" />
      <div contentEditable suppressContentEditableWarning>
        <b>bold</b>
      </div>
    </>,
  )
  return screen.getByRole('link', { name: 'Buscar' })
}

test('it is a link to the search page; a click opens the search, and closing it returns the focus', async () => {
  const link = show()
  expect(link).toHaveAttribute('href', '/es/search')
  let isLeft = true
  await act(async () => {
    isLeft = fireEvent.click(link)
  })
  expect(isLeft).toBe(false)
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(link).toHaveFocus()
})

test('a click with a modifier key is left to the browser', () => {
  const link = show()
  const left = jest.fn((event: Event) => event.preventDefault())
  window.addEventListener('click', left, { once: true })
  fireEvent.click(link, { metaKey: true })
  expect(left).toHaveBeenCalled()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('hovering over it starts to load the index', async () => {
  const link = show()
  await act(async () => void fireEvent.pointerEnter(link))
  expect(loadSearch).toHaveBeenCalledWith('es')
})

test('on the search page it focuses the page’s own field', () => {
  document.body.innerHTML = '<main><form role="search"><input aria-label="Field"></form></main>'
  fireEvent.click(show())
  expect(screen.getByLabelText('Field')).toHaveFocus()
})
