import { renderToStaticMarkup } from 'react-dom/server'
import { MapView } from '@/components/ui/map-view'
import { views } from '@/lib/pictures/drawings'

const pinned = [...views].flatMap(([name, { pin, size }]) => (pin ? [{ name, pin, size }] : []))

test.each(pinned)('the way across $name ends at its pin, from inside the drawing', ({ name, pin, size }) => {
  document.body.innerHTML = renderToStaticMarkup(<MapView view={name} way />)
  expect(document.querySelector('svg')).toHaveAttribute('viewBox', `0 0 ${size.join(' ')}`)
  const way = document.querySelector('path[stroke-dasharray]')?.getAttribute('d') ?? ''
  const numbers = way.match(/[\d.]+/g)?.map(Number) ?? []
  expect(numbers.slice(-2)).toEqual(pin)
  expect(numbers[0]).toBeLessThan(size[0])
  expect(numbers[1]).toBeLessThan(size[1])
})
