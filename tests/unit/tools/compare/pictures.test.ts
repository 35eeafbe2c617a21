/** @jest-environment node */
import sharp from 'sharp'
import { comparePictures } from '@/tools/compare/pictures'

const white = { r: 255, g: 255, b: 255 }

/** A white picture of 100 × `height` pixels with a square of 20 × 20 at its top left. */
const picture = async (height: number, square = white) => {
  const box = { create: { width: 20, height: 20, channels: 3, background: square } } as const
  return sharp({ create: { width: 100, height, channels: 3, background: white } })
    .composite([{ input: await sharp(box).png().toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer()
}

const red = { r: 200, g: 0, b: 0 }

test('equal pictures have no differences', async () => {
  expect(await comparePictures([await picture(100, red)], [await picture(100, red)])).toEqual({ share: 0 })
})

test('the share is that of the pixels that differ, and they are marked', async () => {
  const { share, png } = await comparePictures([await picture(100)], [await picture(100, red)])
  expect(share).toBeCloseTo(0.04)
  const marked = await sharp(await png?.())
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(marked.info).toMatchObject({ width: 100, height: 100 })
  expect([...marked.data.subarray(0, 3)]).toEqual([255, 0, 0])
})

test('a barely different shade counts', async () => {
  const { share } = await comparePictures(
    [await picture(100, { r: 203, g: 220, b: 209 })],
    [await picture(100, { r: 203, g: 220, b: 217 })],
  )
  expect(share).toBeGreaterThan(0.03)
})

test('rows that one picture lacks differ', async () => {
  const { share } = await comparePictures([await picture(100, red)], [await picture(125, red)])
  expect(share).toBeCloseTo(0.2)
})

test('strips are stacked', async () => {
  const whole = [await picture(50, red), await picture(50)]
  expect((await comparePictures(whole, [whole[1] as Buffer, whole[0] as Buffer])).share).toBeCloseTo(0.08)
  expect((await comparePictures(whole, [await picture(100, red)])).share).toBe(0)
})
