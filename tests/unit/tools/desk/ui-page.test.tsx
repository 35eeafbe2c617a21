import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { DeskReport } from '@/tools/desk/analysis/report'
import { App } from '@/tools/desk/ui/app'
import { finding, report } from './fixture'

beforeEach(() => {
  sessionStorage.clear()
  window.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never
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

test('findings show their points, reason, file and field', () => {
  open('#/es/symptoms/back-pain')
  const found = within(screen.getByRole('region', { name: 'Being found' }))
  expect(found.getByText('Length of the description')).toBeInTheDocument()
  expect(found.getByText('0 of 9 points')).toBeInTheDocument()
  expect(found.getByText('The description has 20 characters: write 120 to 155.')).toBeInTheDocument()
  expect(found.getByText('content/symptoms/back-pain.es.md:7', { selector: 'code' })).toBeInTheDocument()
  expect(found.getByText('seo.description')).toBeInTheDocument()
  expect(screen.getByText('Does not pass')).toBeInTheDocument()
})

test('checks that passed are counted, and shown when asked for', () => {
  open('#/about', { pages: report.pages.map((page) => ({ ...page, findings: [finding({})] })) })
  const passed = screen.getByRole('button', { name: '1 check passed', expanded: false })
  expect(screen.queryByText('The title is shown whole.')).toBeNull()
  fireEvent.click(passed)
  expect(screen.getByText('The title is shown whole.')).toBeInTheDocument()
})

test('the checks view links to the affected pages', () => {
  open('#checks', {
    problems: [finding({ check: 'orphan', level: 'problem', reason: 'No page links to /blog/rest.' })],
  })
  expect(screen.getByRole('link', { name: '/es/symptoms/back-pain' })).toHaveAttribute(
    'href',
    '#/es/symptoms/back-pain',
  )
  expect(screen.getByText('No page links to /blog/rest.')).toBeInTheDocument()
  expect(screen.getByText('No check has any advice.')).toBeInTheDocument()
})

test('changes: problems first, removed and added words, cards side by side', () => {
  open('#changes', {
    changes: {
      against: 'earlier',
      items: [
        { kind: 'title', path: '/about', before: 'Meet our team', after: 'Meet the team', level: 'good' },
        { kind: 'card', path: '/about', before: 'cards-before/og/en.png', after: 'cards/og/en.png', level: 'good' },
        { kind: 'removed', path: '/old', before: '/old', level: 'problem', reason: 'is gone: name it in the aliases' },
      ],
    },
  })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'To mend (1)',
    'Title (1)',
    'Card (1)',
  ])
  expect(screen.getByText('/old is gone: name it in the aliases.')).toBeInTheDocument()
  expect(screen.getByRole('deletion')).toHaveTextContent('taken out: our')
  expect(screen.getByRole('insertion')).toHaveTextContent('put in: the')
  expect(screen.getByAltText('The card before')).toHaveAttribute('src', 'cards-before/og/en.png')
  expect(screen.getByAltText('The card after')).toHaveAttribute('src', 'cards/og/en.png')
})

test('an unknown path shows a message', () => {
  open('#/nowhere')
  expect(screen.getByRole('heading', { name: 'No such page' })).toBeInTheDocument()
})
