import { render } from '@testing-library/react'
import { KeepAttribution } from '@/components/islands/keep-attribution'

let path = '/'
jest.mock('@/components/islands/use-path', () => ({ usePath: () => path }))

test('a link that opens softly leaves its source, the first page its campaign', () => {
  sessionStorage.setItem('from', 'landing=%2F&gclid=a')
  const { rerender } = render(<KeepAttribution />)
  path = '/faq'
  history.pushState(null, '', '/faq?source=blog&gclid=b')
  rerender(<KeepAttribution />)
  expect(Object.fromEntries(new URLSearchParams(sessionStorage.getItem('from') ?? ''))).toEqual({
    landing: '/',
    gclid: 'a',
    source: 'blog',
  })
})
