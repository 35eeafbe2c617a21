import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { animate } from 'framer-motion/dom/mini'
import { loadSearch } from '@/components/islands/load-search'
import SearchDialog from '@/components/islands/search-dialog'
import type { SearchFile } from '@/lib/search/file'
import { makeFinder } from '@/lib/search/find'
import { mockMedia, navigation } from '../../navigation-mock'

jest.mock('next/navigation', () => jest.requireActual('../../navigation-mock'))
jest.mock('framer-motion/dom/mini', () => ({ animate: jest.fn() }))
jest.mock('@/components/islands/load-search')

const file: SearchFile = {
  pages: [
    ['/symptoms/back-pain', 'Back Pain', 'A back can ache.'],
    ['/contact', 'Contact', 'Call us.'],
  ],
  sections: [[0, '', 'What helps a sore back', 'Keep moving your back.']],
  everyday: [['pinched nerve', ['0']]],
  foreign: [['espalda', ['0']]],
  answers: [
    { phrases: ['phone'], title: 'Call or text', lines: ['555'], action: ['Call 555', 'tel:555'], page: '/contact' },
  ],
  call: ['Call 555', 'tel:555'],
  text: ['Send a text', 'sms:555'],
  begin: [0],
  words: {
    results: 'Results',
    counts: ['No results', '1 result', '2 results'],
    foreign: ['Found by the Spanish word “', '”'],
    none: 'We found nothing.',
    noneText: 'Ask us.',
    all: 'See all results',
  },
}
const words = {
  label: 'Search this site',
  hint: 'Your words',
  close: 'Close',
  failed: 'It did not load.',
  index: 'All pages',
}

beforeAll(() => {
  // jsdom has no layout.
  global.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
})

beforeEach(() => {
  jest.mocked(animate).mockClear()
  jest.mocked(loadSearch).mockResolvedValue({ file, find: makeFinder(file, 'en') })
})

async function open(onClose = jest.fn()) {
  render(<SearchDialog locale="en" words={words} onClose={onClose} onFail={jest.fn()} />)
  const dialog = await screen.findByRole('dialog', { name: words.label })
  return { dialog, field: within(dialog).getByRole('combobox', { name: words.label }), onClose }
}

const type = (field: HTMLElement, value: string) => act(async () => void fireEvent.change(field, { target: { value } }))

test('it moves in, unless the visitor prefers reduced motion', async () => {
  await open()
  await waitFor(() => expect(animate).toHaveBeenCalledTimes(1))
  cleanup()
  mockMedia('reduced-motion')
  const { field } = await open()
  await waitFor(() => expect(field).toHaveFocus())
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(animate).toHaveBeenCalledTimes(1)
})

test('results come while typing: page, part and sentence with the words marked', async () => {
  const { field } = await open()
  await waitFor(() => expect(field).toHaveFocus())
  await type(field, 'sore back')
  const options = await screen.findAllByRole('option')
  expect(screen.getByRole('listbox', { name: 'Results' })).toContainElement(options[0] ?? null)
  expect(options[0]).toHaveTextContent('Back PainWhat helps a sore backKeep moving your back.')
  expect([...(options[0]?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Back',
    'sore',
    'back',
    'back',
  ])
})

test('Tab leads past the results and chooses none of them; a tap still does', async () => {
  const { field, onClose } = await open()
  await type(field, 'pinched nerve')
  const option = await screen.findByRole('option')
  await act(async () => void fireEvent.keyDown(field, { key: 'Tab' }))
  expect(navigation.push).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  await act(async () => void fireEvent.mouseDown(option))
  expect(navigation.push).toHaveBeenCalledWith('/symptoms/back-pain')
})

test('arrow keys and Enter lead to the result, and the dialog closes', async () => {
  const { field, onClose } = await open()
  await type(field, 'pinched nerve')
  await screen.findByRole('option')
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }))
  expect(navigation.push).toHaveBeenCalledWith('/symptoms/back-pain')
  expect(onClose).toHaveBeenCalled()
})

test('Enter without a result leads to the page of results', async () => {
  const { field } = await open()
  await type(field, 'zzz & ñ')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(navigation.push).toHaveBeenCalledWith('/search?q=zzz%20%26%20%C3%B1')
})

test('Escape closes it at once', async () => {
  const { field, onClose } = await open()
  await type(field, 'back')
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a question about a fact is answered, with the button to act', async () => {
  const { field } = await open()
  await type(field, 'phone')
  const answer = await screen.findByRole('region', { name: 'Call or text' })
  expect(within(answer).getByRole('link', { name: 'Call 555' })).toHaveAttribute('href', 'tel:555')
})

test('a word of the other language is named', async () => {
  const { field } = await open()
  await type(field, 'espalda')
  expect(await screen.findByRole('option')).toHaveTextContent('Found by the Spanish word “espalda”')
})

test('nothing found: ways to reach the clinic and symptoms to begin with', async () => {
  const { field } = await open()
  await type(field, 'zzzz')
  expect(await screen.findByText('We found nothing.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Call 555' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back Pain' })).toHaveAttribute('href', '/symptoms/back-pain')
})

test('how many results there are is said once typing pauses', async () => {
  const { field } = await open()
  await type(field, 'pinched nerve')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 result'))
})

test('an index that does not come announces itself; the list of all pages stays within reach', async () => {
  jest.mocked(loadSearch).mockRejectedValue(new Error('offline'))
  const parts: unknown[] = []
  const listen = (event: Event) => parts.push((event as CustomEvent).detail.part)
  window.addEventListener('preload-error', listen)
  const { field } = await open()
  expect(await screen.findByText('It did not load.')).toBeVisible()
  await type(field, 'back')
  expect(screen.getByRole('link', { name: 'All pages' })).toHaveAttribute('href', '/search?q=back')
  expect(parts).toEqual(['search index'])
  window.removeEventListener('preload-error', listen)
})
