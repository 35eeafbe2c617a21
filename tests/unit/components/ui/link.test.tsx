import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { ExternalLink } from '@/components/ui/external-link'
import { Link } from '@/components/ui/link'

/** Marks links that Next navigates client-side, with their prefetch setting. */
jest.mock('next/link', () => ({
  __esModule: true,
  default: ({ prefetch, ...rest }: ComponentProps<'a'> & { prefetch?: boolean }) => (
    <a data-soft="" data-prefetch={String(prefetch)} {...rest} />
  ),
}))

const link = () => screen.getByRole('link')

test.each([
  ['en', '/', '/'],
  ['es', '/', '/es'],
  ['es', '/faq', '/es/faq'],
  ['es', '/faq#referral', '/es/faq#referral'],
] as const)('in %s, %s leads softly to %s and fetches nothing ahead', (locale, href, address) => {
  render(
    <Link href={href} locale={locale}>
      Read
    </Link>,
  )
  expect(link()).toHaveAttribute('href', address)
  expect(link()).toHaveAttribute('data-soft')
  expect(link()).toHaveAttribute('data-prefetch', 'false')
})

test.each([
  ['en', '/book-now', '/book-now'],
  ['es', '/book-now', '/es/book-now'],
  ['es', '/book-now?from=post', '/es/book-now?from=post'],
] as const)('in %s, %s loads %s anew', (locale, href, address) => {
  render(
    <Link href={href} locale={locale}>
      Book
    </Link>,
  )
  expect(link()).toHaveAttribute('href', address)
  expect(link()).not.toHaveAttribute('data-soft')
})

test.each(['/about', '/book-now'])('a link to %s keeps its class, words and state', (href) => {
  render(
    <Link href={href} locale="en" className="btn" aria-current="page">
      Go
    </Link>,
  )
  expect(link()).toHaveClass('btn')
  expect(link()).toHaveAttribute('aria-current', 'page')
  expect(link()).toHaveTextContent('Go')
})

test('a link to another site opens a new tab, safely, and says so', () => {
  render(
    <ExternalLink href="https://nih.gov" note="opens in a new tab" className="more">
      NIH
    </ExternalLink>,
  )
  expect(screen.getByRole('link', { name: 'NIH (opens in a new tab)' })).toHaveAttribute('target', '_blank')
  expect(link()).toHaveAttribute('rel', expect.stringContaining('noopener'))
  expect(link()).toHaveClass('more')
})
