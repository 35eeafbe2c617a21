import { fireEvent, render, screen } from '@testing-library/react'
import { warm } from '@/components/islands/page-data'
import { WarmLinks } from '@/components/islands/warm-links'

jest.mock('@/components/islands/page-data', () => ({ warm: jest.fn(), warmEarly: jest.fn(), load: jest.fn() }))
jest.mock('@/components/islands/use-path', () => ({ usePath: () => '/blog' }))

test('a hovered link leads to its page, not to a file', () => {
  render(
    <>
      <WarmLinks />
      <a href="/feed.xml">Feed</a>
      <a href="/about">About</a>
    </>,
  )
  for (const link of screen.getAllByRole('link')) fireEvent.focusIn(link)
  expect(jest.mocked(warm).mock.calls).toEqual([['/about']])
})
