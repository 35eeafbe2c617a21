import { fireEvent, render, screen } from '@testing-library/react'
import { CampaignView } from '@/tools/desk/ui/campaign-view'
import { report } from './fixture'

// jsdom has no canvas; the codes themselves are tested in qr.test.ts and in the browser.
jest.mock('@/tools/desk/qr', () => ({
  qrSvg: async (link: string) => `<svg>${link}</svg>`,
  qrPng: async (link: string) => `data:image/png,${link}`,
}))

const field = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' })
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } })

test('a page, a language and a source produce a link and a QR code to download', async () => {
  render(<CampaignView report={report} />)
  expect(screen.getByText('Name a source to get the link.')).toBeInTheDocument()
  const page = screen.getByRole('combobox', { name: 'Page' })
  fireEvent.change(page, { target: { value: 'blog' } })
  expect(screen.getByRole('option')).toHaveTextContent('/blog/rest')
  fireEvent.keyDown(page, { key: 'Enter' })
  fireEvent.click(screen.getByRole('radio', { name: 'Spanish' }))
  type(/^Source/, 'flyer-library')
  type(/^Medium/, 'print')
  const expected = 'https://www.example.com/es/blog/rest?utm_source=flyer-library&utm_medium=print'
  expect(screen.getByText(expected)).toBeInTheDocument()
  const png = await screen.findByRole('link', { name: 'Download PNG' })
  expect(png).toHaveAttribute('href', `data:image/png,${expected}`)
  expect(png).toHaveAttribute('download', 'qr-flyer-library-es-blog-rest.png')
  expect(screen.getByRole('link', { name: 'Download SVG' }).getAttribute('href')).toContain(
    encodeURIComponent(expected),
  )
})

test('no campaign leads to a page that search engines do not list', () => {
  const pages = report.pages.map((page) => ({ ...page, indexable: page.route !== '/blog/rest' }))
  render(<CampaignView report={{ ...report, pages }} />)
  fireEvent.change(screen.getByRole('combobox', { name: 'Page' }), { target: { value: 'blog' } })
  expect(screen.queryByRole('option')).toBeNull()
})

test.each([
  [/^Source/, 'Flyer', /^The source has the capital "F"/],
  [/^Medium/, 'a b', /^The medium has a space in it/],
  [/^Campaign/, 'año', /^The campaign has "ñ" in it/],
])('%s %s is rejected with a message at its field', (label, value, message) => {
  render(<CampaignView report={report} />)
  type(/^Source/, 'flyer')
  type(label, value)
  expect(field(label)).toBeInvalid()
  expect(field(label)).toHaveAccessibleDescription(expect.stringMatching(message.source.slice(1)))
  expect(screen.queryByRole('img')).toBeNull()
})

test('an empty source is an error only after the field was left', () => {
  render(<CampaignView report={report} />)
  const source = field(/^Source/)
  expect(screen.queryByText(/source is missing/)).toBeNull()
  fireEvent.blur(source)
  expect(screen.getByText(/^The source is missing/)).toBeInTheDocument()
})

test('a source can be chosen from the usual ones, or be another that is like them', () => {
  render(<CampaignView report={report} />)
  const source = screen.getByRole('combobox', { name: 'Source' })
  type(/^Source/, 'f')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['f', 'flyer', 'facebook'])
  fireEvent.keyDown(source, { key: 'Tab' })
  expect(source).toHaveValue('f')
  type(/^Source/, 'fly')
  fireEvent.keyDown(source, { key: 'ArrowDown' })
  fireEvent.keyDown(source, { key: 'Enter' })
  expect(source).toHaveValue('flyer')
  expect(screen.getByText('https://www.example.com/?utm_source=flyer')).toBeInTheDocument()
  type(/^Source/, '')
  expect(screen.getByText('Name a source to get the link.')).toBeInTheDocument()
})
