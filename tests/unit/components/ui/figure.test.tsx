import { render } from '@testing-library/react'
import { Figure } from '@/components/sections/figures'

test.each([
  ['1,000+', null, '1,000+'],
  ['más de 1,000', 'más de ', 'más de 1,000'],
  ['12 min', null, '12 min'],
  ['soon', null, 'soon'],
])('of "%s", %j is small', (text, small, whole) => {
  const { container } = render(<Figure text={text} />)
  expect(container.querySelector('small')?.textContent ?? null).toBe(small)
  expect(container).toHaveTextContent(whole)
})
