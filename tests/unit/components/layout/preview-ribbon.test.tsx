import { render, screen } from '@testing-library/react'
import { PreviewRibbon } from '@/components/layout/preview-ribbon'
import { isPreview } from '@/lib/content'
import { locales } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

jest.mock('@/lib/content', () => ({ isPreview: jest.fn() }))
const preview = isPreview as jest.Mock<boolean>

beforeEach(() => {
  preview.mockReturnValue(true)
  sessionStorage.clear()
})

const note = () => screen.queryByRole('dialog')

/** Simulate `<form method="dialog">`, which jsdom does not implement. */
function close() {
  const dialog = note() as HTMLDialogElement
  dialog.open = false
  dialog.dispatchEvent(new Event('close'))
}

test.each(locales)('a preview build shows it, with a button that works without JavaScript, in %s', (locale) => {
  render(<PreviewRibbon locale={locale} />)
  const t = translator(locale)
  expect(note()).toHaveTextContent(t('preview.text'))
  const button = screen.getByRole('button', { name: t('preview.hide') }) as HTMLButtonElement
  expect(button.form).toHaveAttribute('method', 'dialog')
  expect(button.form?.closest('dialog')).toBe(note())
})

test('a build that has passed the launch check shows nothing', () => {
  preview.mockReturnValue(false)
  const { container } = render(<PreviewRibbon locale="en" />)
  expect(container).toBeEmptyDOMElement()
})

test('closed once, it stays closed in the other language too, for the session', () => {
  const first = render(<PreviewRibbon locale="en" />)
  close()
  first.unmount()
  const second = render(<PreviewRibbon locale="es" />)
  expect(note()).toBeNull()
  second.unmount()
  sessionStorage.clear()
  render(<PreviewRibbon locale="es" />)
  expect(note()).toBeVisible()
})

test('a dismissal before hydration is remembered too', () => {
  const open = jest.spyOn(HTMLDialogElement.prototype, 'open', 'get').mockReturnValue(false)
  const first = render(<PreviewRibbon locale="en" />)
  open.mockRestore()
  first.unmount()
  render(<PreviewRibbon locale="en" />)
  expect(note()).toBeNull()
})

test('blocked storage leaves it open and breaks nothing', () => {
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  render(<PreviewRibbon locale="en" />)
  expect(note()).toBeVisible()
  blocked.mockRestore()
})
