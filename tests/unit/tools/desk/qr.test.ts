/** @jest-environment node */
import { qrSvg } from '@/tools/desk/qr'

test('the SVG has no fixed size and has the quiet zone that scanners need', async () => {
  const svg = await qrSvg('https://www.example.com/es/new-patient-special?utm_source=flyer-library')
  const [, size = 0] = /viewBox="0 0 (\d+) \1"/.exec(svg) ?? []
  expect(svg).not.toMatch(/<svg[^>]* width=/)
  // A symbol of version n is 17 + 4n modules wide (ISO/IEC 18004, 6.3.1).
  expect((Number(size) - 2 * 4 - 17) % 4).toBe(0)
})
