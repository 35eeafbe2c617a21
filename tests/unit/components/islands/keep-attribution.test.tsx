import { render } from '@testing-library/react'
import { KeepAttribution } from '@/components/islands/keep-attribution'

let path = '/'
jest.mock('@/components/islands/use-path', () => ({ usePath: () => path }))

test('a client-side navigation updates source and last campaign and keeps the campaign of the first page', () => {
  sessionStorage.setItem('attribution', 'utm_term=a')
  const { rerender } = render(<KeepAttribution />)
  path = '/faq'
  history.pushState(null, '', '/faq?source=blog&utm_term=b')
  rerender(<KeepAttribution />)
  expect(Object.fromEntries(new URLSearchParams(sessionStorage.getItem('attribution') ?? ''))).toEqual({
    utm_term: 'a',
    last_utm_term: 'b',
    source: 'blog',
  })
})
