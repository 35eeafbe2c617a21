import { render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { OutOfView, paintAllAtOnce, paintViewFirst } from '@/components/islands/out-of-view'

/** Announce a page change while the footer begins at `top`. */
function leave(top: number) {
  const footer = document.body.appendChild(document.createElement('footer'))
  footer.getBoundingClientRect = () => ({ top }) as DOMRect
  paintViewFirst()
  footer.remove()
}

/** @param onFirstPaint receives whether the first paint includes content out of view */
function Page({ onFirstPaint }: { onFirstPaint: (hasFooter: boolean) => void }) {
  useLayoutEffect(() => onFirstPaint(screen.queryByText('Footer') !== null), [onFirstPaint])
  return <OutOfView>Footer</OutOfView>
}

/** Show the next page. @returns whether its first paint includes content out of view */
function show(): boolean {
  const onFirstPaint = jest.fn<undefined, [boolean]>()
  render(<Page onFirstPaint={onFirstPaint} />)
  return onFirstPaint.mock.calls[0]?.[0] ?? false
}

test('content far below renders after the first paint', () => {
  leave(2 * window.innerHeight + 1)
  expect(show()).toBe(false)
  expect(screen.getByText('Footer')).toBeInTheDocument()
})

test('content that may be in view renders at once, so that the scroll position stays', () => {
  leave(2 * window.innerHeight)
  expect(show()).toBe(true)
})

test('after the page has rendered, the next one is complete again', () => {
  leave(2 * window.innerHeight + 1)
  paintAllAtOnce()
  expect(show()).toBe(true)
})
