import { render, screen } from '@testing-library/react'
import { PreviewRibbon } from '@/components/layout/preview-ribbon'
import { isPreview } from '@/lib/content'
import { locales } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

jest.mock('@/lib/content', () => ({ isPreview: jest.fn() }))
const preview = isPreview as jest.Mock<boolean>

beforeEach(() => void preview.mockReturnValue(true))

const note = () => screen.queryByRole('dialog')

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
