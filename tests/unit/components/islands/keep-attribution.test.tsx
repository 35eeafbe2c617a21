import { render } from '@testing-library/react'
import { KeepAttribution } from '@/components/islands/keep-attribution'

let path = '/'
jest.mock('@/components/islands/use-path', () => ({ usePath: () => path }))

test('a client-side navigation updates source and last campaign and keeps the campaign of the first page', () => {
  sessionStorage.setItem('attribution', 'landing=%2F&gclid=a')
  const { rerender } = render(<KeepAttribution />)
  path = '/faq'
  history.pushState(null, '', '/faq?source=blog&gclid=b')
  rerender(<KeepAttribution />)
  expect(Object.fromEntries(new URLSearchParams(sessionStorage.getItem('attribution') ?? ''))).toEqual({
    landing: '/',
    gclid: 'a',
    last_gclid: 'b',
    source: 'blog',
  })
})
