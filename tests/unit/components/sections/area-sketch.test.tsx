import { render, screen } from '@testing-library/react'
import { AreaSketch } from '@/components/sections/area-sketch'
import { settings } from '@/lib/compiled/data'

const drawn = () => render(<AreaSketch label="Sketch" className="" />).container.querySelector('image')
const pins = () => screen.getByRole('img').querySelectorAll('circle')
const words = () => screen.getByRole('img').textContent

test('the sketch names the roads and towns of its drawing', () => {
  expect(drawn()).toHaveAttribute('href', '/drawings/area.svg')
  for (const { name } of settings.places.sketch.labels) expect(words()).toContain(name)
})

test('a clinic without a map of its area has no roads, towns or signs on it: a ground, the pin and its street', () => {
  jest.isolateModules(() => {
    jest.doMock('@/lib/pictures/city-map', () => ({
      ...jest.requireActual('@/lib/pictures/city-map'),
      mapDrawing: 'ground',
    }))
    const { AreaSketch: Sketch } = jest.requireActual('@/components/sections/area-sketch')
    render(<Sketch label="Sketch" className="" />)
  })
  expect(screen.getByRole('img').querySelector('image')).toHaveAttribute('href', '/drawings/ground.svg')
  expect(pins()).toHaveLength(2)
  expect(words()).toMatch(/^\S+( \S+){0,3}$/)
  for (const { name } of settings.places.sketch.labels) expect(words()).not.toContain(name)
})
