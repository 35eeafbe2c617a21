import { measuresIn } from '@/components/pages/quality-page'
import { locales } from '@/lib/i18n/locales'

const date = '2026-11-26'
const results = {
  pages: { date, pages: 40, kilobytes: 61, most: 240, scripts: 0, companies: 0 },
  faults: { date, faults: 58, taps: 464, led: 460 },
}

test.each(locales)('%s: each result is told with its figures, one without a result has no words', (locale) => {
  const [pages, speed, faults] = measuresIn(locale, results)
  expect(pages?.text).toMatch(/\b61\b.*\b240\b/)
  expect(faults?.text).toMatch(/\b58\b.*\b464\b.*\b460\b/)
  expect(faults?.share).toBeCloseTo(0.99)
  expect(speed?.text).toBeUndefined()
})

test('in Spanish, figures have a decimal point, and zero findings are a sentence', () => {
  const [, speed, , access] = measuresIn('es', {
    speed: { date, milliseconds: 940 },
    access: { date, pages: 50, barriers: 0 },
  })
  expect(speed?.text).toMatch(/\b0\.9\b/)
  expect(access?.text).toContain('No encontró ningún problema')
})
