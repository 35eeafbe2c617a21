import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from '@/tools/desk/ui/app'
import { report } from './fixture'

const saved: { name: string; text: Promise<string> }[] = []

beforeEach(() => {
  saved.length = 0
  sessionStorage.clear()
  history.replaceState(null, '', '#')
  window.scrollTo = () => {}
  URL.createObjectURL = (blob) => {
    const text = new Promise<string>((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(String(reader.result))
      reader.readAsText(blob as Blob)
    })
    saved.push({ name: '', text })
    return 'blob:csv'
  }
  URL.revokeObjectURL = () => {}
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

const addresses = () =>
  screen.getAllByRole('rowheader').map((cell) =>
    within(cell)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  )
const first = () => addresses().map(([path]) => path)
const open = () => render(<App report={report} />)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const choose = async (list: string, name: string) => {
  const button = screen.getByRole('button', { name: list, expanded: false })
  await act(async () => fireEvent.click(button))
  await act(async () => fireEvent.click(screen.getByRole('option', { name })))
}
const toggle = (name: string) => fireEvent.click(screen.getByRole('switch', { name }))
const heading = (name: string | RegExp) => screen.getByRole('columnheader', { name })

test('each row has both languages of a page', () => {
  open()
  expect(addresses()).toEqual([
    ['/about', '/es/about'],
    ['/symptoms/back-pain', '/es/symptoms/back-pain'],
    ['/blog/rest', '/es/blog/rest'],
  ])
  expect(screen.getByText('3 pages').closest('p')).toHaveTextContent('3 pages of 3, 6 addresses')
})

test('a column heading sorts ascending, descending, then not at all, for each language', () => {
  open()
  press('Words EN')
  expect(heading('Words EN')).toHaveAttribute('aria-sort', 'ascending')
  expect(first()).toEqual(['/blog/rest', '/about', '/symptoms/back-pain'])
  press('Words EN')
  expect(heading('Words EN')).toHaveAttribute('aria-sort', 'descending')
  expect(first()).toEqual(['/symptoms/back-pain', '/about', '/blog/rest'])
  press('Words EN')
  expect(heading('Words EN')).not.toHaveAttribute('aria-sort')
  expect(first()[0]).toBe('/about')
  press('Words ES')
  expect(first()).toEqual(['/symptoms/back-pain', '/about', '/blog/rest'])
  press('Page')
  expect(heading('Page')).toHaveAttribute('aria-sort', 'ascending')
  expect(first()).toEqual(['/about', '/blog/rest', '/symptoms/back-pain'])
})

test('filters by page type, language, advice and orphans', async () => {
  open()
  await choose('Page type', 'Symptom')
  expect(first()).toEqual(['/symptoms/back-pain'])
  await choose('Page type', 'All page types')
  toggle('With advice')
  expect(first()).toEqual(['/symptoms/back-pain'])
  await choose('Language', 'English')
  expect(screen.getByText('No page is like that.')).toBeInTheDocument()
  press('Show all pages')
  toggle('Orphans')
  expect(first()).toEqual(['/blog/rest'])
  await choose('Language', 'Spanish')
  expect(screen.queryByRole('rowheader')).toBeNull()
})

test('a card opens large in a dialog; closing it returns to the card', async () => {
  open()
  const card = screen.getByRole('button', { name: 'Enlarge: Card of /es/about' })
  card.focus()
  fireEvent.click(card)
  const dialog = within(screen.getByRole('dialog', { name: 'Card of /es/about' }))
  expect(dialog.getByRole('img')).toHaveAttribute('src', 'cards/og/es.png')
  expect(dialog.getByText('1200 × 630 pixels, 90 KB')).toBeInTheDocument()
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(card).toHaveFocus())
})

test.each([
  ['CRONICO', '/symptoms/back-pain'],
  ['sore', '/symptoms/back-pain'],
  ['es/about', '/about'],
  ['description rest', '/blog/rest'],
])('searching for %s finds %s, ignoring case and accents', (text, path) => {
  open()
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: text } })
  expect(first()).toEqual([path])
  expect(screen.getByText('1 page').closest('p')).toHaveTextContent('1 page of 3')
})

test('the CSV file has the rows shown, in their order, and no formulas', async () => {
  open()
  await choose('Language', 'Spanish')
  press('Title')
  press('Download as CSV')
  const rows = ((await saved[0]?.text) ?? '').trim().split('\r\n')
  expect(rows.map((row) => row.split(',')[0])).toEqual([
    expect.stringContaining('Address'),
    'https://www.example.com/es/blog/rest',
    'https://www.example.com/es/about',
    'https://www.example.com/es/symptoms/back-pain',
  ])
  expect(rows[1]).toContain(`"'=Descanso, ""sueño"""`)
})
