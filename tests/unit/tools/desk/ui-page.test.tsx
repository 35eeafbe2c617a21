import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { DeskReport } from '@/tools/desk/report'
import { App } from '@/tools/desk/ui/app'
import { report } from './fixture'

beforeEach(() => {
  sessionStorage.clear()
  window.scrollTo = () => {}
})

const open = (hash: string, changed: Partial<DeskReport> = {}) => {
  history.replaceState(null, '', hash)
  return render(<App report={{ ...report, ...changed }} />)
}
const preview = (platform: string, language: string) =>
  within(
    within(screen.getByRole('region', { name: platform }))
      .getByText(language)
      .closest('figure') as HTMLElement,
  )
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const platforms = ['Google on a desktop', 'Google on a phone', 'Facebook', 'WhatsApp', 'X', 'LinkedIn', 'iMessage']

test('previews are tabs, by platform; the next page is seen on the same one', () => {
  const { unmount } = open('#/about')
  const names = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
  expect(names()).toEqual(['Google', ...platforms.slice(2)])
  fireEvent.click(screen.getByRole('tab', { name: 'LinkedIn' }))
  unmount()
  open('#/blog/rest')
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('LinkedIn')
  expect(screen.getByRole('tabpanel', { name: 'LinkedIn' })).toHaveAttribute('data-selected')
})

test('every platform previews both languages side by side with their cards', () => {
  open('#/about')
  for (const name of platforms) {
    const google = name.startsWith('Google')
    expect(
      preview(name, 'English').getByText(google ? 'Meet the team | Springdale Clinic' : 'Meet the team'),
    ).toBeInTheDocument()
    expect(preview(name, 'Spanish').getByText('Conozca al equipo')).toBeInTheDocument()
    const card = preview(name, 'Spanish').queryByAltText('Card of /es/about')
    expect(card?.getAttribute('src')).toBe(google ? undefined : 'cards/og/es.png')
  }
})

test('a draft updates every preview, its counters and the table', async () => {
  open('#/about')
  type('Title (English)', 'Our people')
  for (const name of platforms.slice(0, 2))
    expect(preview(name, 'English').getByText('Our people | Springdale Clinic')).toBeInTheDocument()
  for (const name of platforms.slice(2)) expect(preview(name, 'English').getByText('Our people')).toBeInTheDocument()
  expect(preview('Facebook', 'Spanish').getByText('Conozca al equipo')).toBeInTheDocument()
  const editor = within(screen.getByRole('region', { name: 'English words' }))
  expect(editor.getByText('30 characters').parentElement).toHaveTextContent('of 60, 30 left')

  await act(async () => {
    location.hash = '#pages'
    dispatchEvent(new HashChangeEvent('hashchange'))
  })
  expect(screen.getByRole('table')).toHaveTextContent('Our people | Springdale Clinic')
})

test('a draft that is too long is counted and truncated as in search results', () => {
  open('#/about')
  type('Title (English)', 'WWWWWWWWWW '.repeat(4).trim())
  const title = preview('Google on a desktop', 'English').getByText(/\.\.\.$/)
  expect(title).toHaveTextContent('WWWWWWWWWW WWWWWWWWWW ...')
  const editor = within(screen.getByRole('region', { name: 'English words' }))
  expect(editor.getByText(/ px$/).parentElement).toHaveTextContent(/[1-9]\d* too many/)
  type('Description (English)', 'Short.')
  expect(editor.getByText('6 characters').parentElement).toHaveTextContent('of 155, 114 too few')
})

test('drafts survive a reload, are copied with file and field, and can be reset', async () => {
  const copied: string[] = []
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => copied.push(text) } })
  const { unmount } = open('#/about')
  type('Title (Spanish)', 'Nuestro "equipo"')
  unmount()
  open('#/about')
  expect(screen.getByLabelText('Title (Spanish)')).toHaveValue('Nuestro "equipo"')
  fireEvent.click(screen.getByRole('button', { name: 'Copy with file and field' }))
  expect(await screen.findByText('Copied')).toBeInTheDocument()
  expect(copied).toEqual(['content/pages/about.es.md\nseo.title: "Nuestro \\"equipo\\""'])
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(screen.getByLabelText('Title (Spanish)')).toHaveValue('Conozca al equipo')
  expect(sessionStorage.getItem('desk-drafts')).toBe('{}')
})

test('advice names the file and the field', () => {
  const { unmount } = open('#/es/symptoms/back-pain')
  const advice = within(screen.getByRole('region', { name: 'What would help it to be found' }))
  expect(advice.getByRole('listitem')).toHaveTextContent(
    'The title lacks words. To edit: content/symptoms/back-pain.es.md: seo.title',
  )
  unmount()
  open('#/about')
  expect(screen.queryByRole('region', { name: 'What would help it to be found' })).toBeNull()
})

test('changes: problems first, removed and added words, cards side by side', () => {
  open('#changes', {
    changes: {
      against: 'earlier',
      items: [
        { kind: 'title', path: '/about', before: 'Meet our team', after: 'Meet the team' },
        { kind: 'card', path: '/about', before: 'cards-before/og/en.png', after: 'cards/og/en.png' },
        { kind: 'removed', path: '/old', before: '/old', problem: 'is gone: name it in the aliases' },
      ],
    },
  })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'To fix (1)',
    'Title (1)',
    'Card (1)',
  ])
  expect(screen.getByText('/old is gone: name it in the aliases.')).toBeInTheDocument()
  expect(screen.getByRole('deletion')).toHaveTextContent('removed: our')
  expect(screen.getByRole('insertion')).toHaveTextContent('added: the')
  expect(screen.getByAltText('The card before')).toHaveAttribute('src', 'cards-before/og/en.png')
  expect(screen.getByAltText('The card after')).toHaveAttribute('src', 'cards/og/en.png')
})

test('an unknown path shows a message', () => {
  open('#/nowhere')
  expect(screen.getByRole('heading', { name: 'No such page' })).toBeInTheDocument()
})
