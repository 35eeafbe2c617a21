import { viewOf, views } from '@/lib/pictures/drawings'
import { cropOf } from '@/scripts/cards/card-drawings'

const all = [...views]
const aspects = [16 / 9, 4 / 3, 1, 470 / 616, 700 / 308]

test.each(all)('%s can fill a picture of any shape, its pin well inside', (_, view) => {
  for (const aspect of aspects) {
    const [x, y, width, height] = cropOf(view, aspect)
    expect(width / height).toBeCloseTo(aspect)
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(view.size[0] + 0.001)
    expect(y + height).toBeLessThanOrEqual(view.size[1] + 0.001)
    if (!view.pin) continue
    const [left, top] = [(view.pin[0] - x) / width, (view.pin[1] - y) / height]
    expect(Math.min(left, top, 1 - left, 1 - top)).toBeGreaterThan(0.05)
  }
})

test('a view of the same shape is shown as it is', () => {
  expect(cropOf(viewOf('neck-pain'), 1)).toEqual(viewOf('neck-pain').box)
})

test('a scene without a pin loses its sky before its ground', () => {
  const [, y, , height] = cropOf(viewOf('bike'), 2)
  expect(y).toBeGreaterThan(800 - height - y)
})
