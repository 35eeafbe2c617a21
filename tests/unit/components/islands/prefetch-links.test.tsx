import { fireEvent, render, screen } from '@testing-library/react'
import { prefetch } from '@/components/islands/page-data'
import { PrefetchLinks } from '@/components/islands/prefetch-links'

jest.mock('@/components/islands/page-data', () => ({ prefetch: jest.fn(), prefetchEarly: jest.fn(), load: jest.fn() }))
jest.mock('@/components/islands/use-path', () => ({ usePath: () => '/blog' }))

test('a hovered link leads to its page, not to a file', () => {
  render(
    <>
      <PrefetchLinks />
      <a href="/feed.xml">Feed</a>
      <a href="/about">About</a>
    </>,
  )
  for (const link of screen.getAllByRole('link')) fireEvent.focusIn(link)
  expect(jest.mocked(prefetch).mock.calls).toEqual([['/about']])
})
