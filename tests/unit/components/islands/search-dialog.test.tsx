import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { animateIn } from '@/components/islands/animate-in'
import { loadSearch, loadWholeSearch } from '@/components/islands/load-search'
import SearchDialog from '@/components/islands/search-dialog'
import type { SearchFile, SearchTexts } from '@/lib/search/file'
import { makeFinder } from '@/lib/search/find'
import { mockMedia, navigation } from '../../navigation-mock'

jest.mock('next/navigation', () => jest.requireActual('../../navigation-mock'))
jest.mock('@/components/islands/animate-in')
jest.mock('@/components/islands/load-search')

const file: SearchFile = {
  pages: [
    ['/symptoms/back-pain', 'Back Pain'],
    ['/contact', 'Contact'],
  ],
  everyday: [{ targets: ['0'], own: ['pinch nerv'], foreign: ['espald'] }],
  answers: [
    [['phon'], 'Call or text', ['555'], 'Call 555', 'tel:555', '/contact'],
    [['address'], 'Where we are', ['1 Main St'], 'Directions', 'https://maps.example/', '/contact'],
  ],
  alerts: [],
  call: ['Call 555', 'tel:555'],
  text: ['Send a text', 'sms:555'],
  begin: [0],
  words: {
    results: 'Results',
    counts: ['No results', '1 result', '2 results'],
    foreign: ['Matches the Spanish word “', '”'],
    none: 'We found nothing.',
    noneText: 'Ask us.',
    all: 'See all results',
  },
}
const texts: SearchTexts = {
  leads: ['A back can ache.', 'Call us.'],
  sections: [[0, '', 'What helps a sore back', 'Keep moving your back.']],
}
const words = {
  label: 'Search this site',
  hint: 'Your words',
  close: 'Close',
  failed: 'It did not load.',
  index: 'All pages',
}

beforeEach(() => {
  jest.mocked(animateIn).mockClear()
  jest.mocked(loadSearch).mockResolvedValue({ file, find: makeFinder(file, 'en') })
  jest.mocked(loadWholeSearch).mockResolvedValue({ file, find: makeFinder(file, 'en', texts) })
})

async function open(onClose = jest.fn()) {
  render(<SearchDialog locale="en" words={words} onClose={onClose} onFail={jest.fn()} />)
  const dialog = await screen.findByRole('dialog', { name: words.label })
  return { dialog, field: within(dialog).getByRole('combobox', { name: words.label }), onClose }
}

const type = (field: HTMLElement, value: string) => act(async () => void fireEvent.change(field, { target: { value } }))

test('it opens with an animation, unless the visitor prefers reduced motion', async () => {
  await open()
  await waitFor(() => expect(animateIn).toHaveBeenCalledTimes(1))
  cleanup()
  mockMedia('reduced-motion')
  const { field } = await open()
  await waitFor(() => expect(field).toHaveFocus())
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(animateIn).toHaveBeenCalledTimes(1)
})

test('the first answer does not wait for the texts, which load after the first query', async () => {
  let arrive = () => {}
  jest.mocked(loadWholeSearch).mockReturnValue(
    new Promise((resolve) => {
      arrive = () => resolve({ file, find: makeFinder(file, 'en', texts) })
    }),
  )
  const { field } = await open()
  expect(loadWholeSearch).not.toHaveBeenCalled()
  await type(field, 'pinched nerve')
  expect(await screen.findByRole('option')).toHaveTextContent(/^Back Pain$/)
  // Only the texts can show that there are no results.
  await type(field, 'zzzz')
  expect(screen.queryByText('We found nothing.')).toBeNull()
  await type(field, 'pinched nerve')
  await act(async () => arrive())
  expect(screen.getByRole('option')).toHaveTextContent('Back PainA back can ache.')
  await type(field, 'zzzz')
  expect(screen.getByText('We found nothing.')).toBeVisible()
})

test('if the texts fail to load, results stay, with an error message where the texts are needed', async () => {
  jest.mocked(loadWholeSearch).mockRejectedValue(new Error('offline'))
  const { field } = await open()
  await type(field, 'pinched nerve')
  expect(await screen.findByRole('option')).toHaveTextContent(/^Back Pain$/)
  expect(screen.queryByText('It did not load.')).toBeNull()
  await type(field, 'sitting')
  expect(await screen.findByText('It did not load.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'All pages' })).toHaveAttribute('href', '/search?q=sitting')
})

test('results appear while typing: page, section and sentence with the words highlighted', async () => {
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

test('Tab skips the results and chooses none; a tap still does', async () => {
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

test('arrow keys and Enter open the result, and the dialog closes', async () => {
  const { field, onClose } = await open()
  await type(field, 'pinched nerve')
  await screen.findByRole('option')
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }))
  expect(navigation.push).toHaveBeenCalledWith('/symptoms/back-pain')
  expect(onClose).toHaveBeenCalled()
})

test('Enter without a result opens the results page', async () => {
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

test('directions open in the same tab: the button does not announce a new one', async () => {
  const { field } = await open()
  await type(field, 'address')
  expect(await screen.findByRole('link', { name: 'Directions' })).not.toHaveAttribute('target')
})

test('a word in the other language is mentioned', async () => {
  const { field } = await open()
  await type(field, 'espalda')
  expect(await screen.findByRole('option')).toHaveTextContent('Matches the Spanish word “espalda”')
})

/** https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
describe('the pattern of a combobox with a list', () => {
  test('without results the field names no list, and is not expanded', async () => {
    const { field, dialog } = await open()
    expect(dialog).toHaveAttribute('aria-modal', 'true')
    expect(field).toHaveAttribute('aria-autocomplete', 'list')
    for (const query of ['', 'zzzz']) {
      await type(field, query)
      expect(field).toHaveAttribute('aria-expanded', 'false')
      expect(field).not.toHaveAttribute('aria-controls')
      expect(field).not.toHaveAttribute('aria-activedescendant')
      expect(screen.queryByRole('listbox')).toBeNull()
    }
  })

  test('with results it controls the list, and names the option that Enter takes, which alone is selected', async () => {
    const { field } = await open()
    await type(field, 'back')
    const list = await screen.findByRole('listbox', { name: 'Results' })
    expect(field).toHaveAttribute('aria-expanded', 'true')
    expect(field).toHaveAttribute('aria-controls', list.id)
    const selected = () => within(list).getAllByRole('option', { selected: true })
    expect(field).toHaveAttribute('aria-activedescendant', within(list).getAllByRole('option')[0]?.id)
    expect(selected().map(({ id }) => id)).toEqual([field.getAttribute('aria-activedescendant')])
    expect(field).toHaveFocus()
  })

  test('arrow keys move on, the focus stays in the field', async () => {
    const { field } = await open()
    // Both pages match.
    await type(field, 'a call ache')
    const options = await screen.findAllByRole('option')
    expect(options.length).toBe(2)
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    expect(field).toHaveAttribute('aria-activedescendant', options[1]?.id)
    expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'true'])
    fireEvent.keyDown(field, { key: 'ArrowUp' })
    expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id)
    expect(field).toHaveFocus()
  })

  test('when more words put another result first, Enter opens that one', async () => {
    const { field } = await open()
    await type(field, 'contact ache')
    const titles = () => screen.getAllByRole('option').map((option) => option.querySelector('b')?.textContent)
    await waitFor(() => expect(titles()).toEqual(['Contact', 'Back Pain']))
    await type(field, 'contact back pain ache')
    expect(titles()).toEqual(['Back Pain', 'Contact'])
    expect(screen.getByRole('option', { selected: true })).toBe(screen.getAllByRole('option')[0])
    await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }))
    expect(navigation.push).toHaveBeenLastCalledWith('/symptoms/back-pain')
  })

  test('the number of results is a polite status outside the list, rendered before it changes, and announced once', async () => {
    const { field } = await open()
    const status = await screen.findByRole('status')
    expect(status).toBeEmptyDOMElement()
    expect(status).not.toHaveAttribute('aria-live', 'assertive')
    const said: string[] = []
    const watch = new MutationObserver(() => said.push(status.textContent ?? ''))
    watch.observe(status, { childList: true, characterData: true, subtree: true })
    for (const query of ['p', 'pi', 'pinched', 'pinched nerve']) await type(field, query)
    await waitFor(() => expect(status).toHaveTextContent('1 result'))
    // Another word with as many results: nothing new to announce.
    await type(field, 'pinched nerves')
    await act(() => new Promise((resolve) => setTimeout(resolve, 700)))
    expect(said).toEqual(['1 result'])
    expect(screen.getByRole('listbox')).not.toContainElement(status)
    expect(screen.getAllByRole('status')).toHaveLength(1)
    watch.disconnect()
  })
})

test('nothing found: ways to reach the clinic and symptoms to begin with', async () => {
  const { field } = await open()
  await type(field, 'zzzz')
  expect(await screen.findByText('We found nothing.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Call 555' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back Pain' })).toHaveAttribute('href', '/symptoms/back-pain')
})

test('the announced number is that of the displayed results, even if there are more', async () => {
  const numbers = Array.from({ length: 9 }, (_, i) => i)
  const many: SearchFile = {
    ...file,
    pages: numbers.slice(1).map((i) => [`/pain-${i}`, `Pain ${i}`]),
    words: { ...file.words, counts: numbers.map((i) => `${i} results`) },
  }
  const search = { file: many, find: makeFinder(many, 'en') }
  jest.mocked(loadSearch).mockResolvedValue(search)
  jest.mocked(loadWholeSearch).mockResolvedValue(search)
  const { field } = await open()
  await type(field, 'pain')
  expect(await screen.findAllByRole('option')).toHaveLength(6)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('6 results'))
})

test('an index that fails to load shows an error; the list of all pages stays available', async () => {
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
