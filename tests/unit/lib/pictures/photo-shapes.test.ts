import { cutOf, type Shape, shapes } from '@/lib/pictures/photo-shapes'

const sizes = [
  [1600, 1200],
  [1200, 1600],
  [4000, 800],
  [1201, 1201],
] as const
const focuses = [0, 13, 50, 87, 100].flatMap((x) => [0, 40, 100].map((y) => [x, y] as const))

test.each(Object.keys(shapes) as Shape[])(
  '%s: a crop lies within the photo, is as large as it can be, and keeps the focus',
  (shape) => {
    const { ratio } = shapes[shape]
    for (const [width, height] of sizes) {
      for (const focus of focuses) {
        const { left, top, width: wide, height: high } = cutOf({ width, height, focus }, ratio)
        expect(wide === width || high === height).toBe(true)
        if (ratio) expect(Math.abs(wide / high - ratio)).toBeLessThan(0.01)
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
        expect(left + wide).toBeLessThanOrEqual(width)
        expect(top + high).toBeLessThanOrEqual(height)
        const [x, y] = [(width * focus[0]) / 100, (height * focus[1]) / 100]
        expect(x >= left && x <= left + wide && y >= top && y <= top + high).toBe(true)
      }
    }
  },
)
