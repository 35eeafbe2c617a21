import { fireEvent, render, screen } from '@testing-library/react'
import { CampaignView } from '@/scripts/desk/ui/campaign-view'
import { report } from './fixture'

// jsdom has no canvas; the codes themselves are tested in qr.test.ts and in the browser.
jest.mock('@/scripts/desk/analysis/qr', () => ({
  qrSvg: async (link: string) => `<svg>${link}</svg>`,
  qrPng: async (link: string) => `data:image/png,${link}`,
}))

// jsdom has no layout.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('a page, a language and a source produce a link and a QR code to download', async () => {
  render(<CampaignView report={report} />)
  expect(screen.getByText('Name a source to get the link.')).toBeInTheDocument()
  const page = screen.getByRole('combobox', { name: 'Page' })
  fireEvent.change(page, { target: { value: 'blog' } })
  expect(screen.getByRole('option')).toHaveTextContent('/blog/rest')
  fireEvent.keyDown(page, { key: 'Enter' })
  fireEvent.click(screen.getByLabelText('Spanish'))
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
  expect(screen.getByLabelText(label)).toBeInvalid()
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringMatching(message.source.slice(1)))
  expect(screen.queryByRole('img')).toBeNull()
})

test('an empty source is an error only after the field was left', () => {
  render(<CampaignView report={report} />)
  const source = screen.getByLabelText(/^Source/)
  expect(screen.queryByText(/source is missing/)).toBeNull()
  fireEvent.blur(source)
  expect(screen.getByText(/^The source is missing/)).toBeInTheDocument()
})
