/** @jest-environment node */
import { settings } from '@/lib/compiled/data'
import { fallbackFontFaces, fontScales } from '@/scripts/fonts/fallback-fonts'

jest.mock('@/lib/compiled/data', () => {
  const data = jest.requireActual('@/lib/compiled/data')
  return { ...data, settings: { ...data.settings, brand: { ...data.settings.brand, fonts: {} } } }
})
const named = (headings: string, body: string) => Object.assign(settings.brand.fonts, { headings, body })

const text = 'The chiropractor listens, examines you and explains what was found before any treatment begins.'
const samples = { headings: text, body: text }
const number = '(479) 555-0142'
/** Return the rules without those for digits. */
const withoutDigits = (css: string) =>
  css.split('@font-face').filter((rule) => rule.includes('size-adjust') && !rule.includes('unicode-range'))
const ratiosIn = (css: string) => [...css.matchAll(/size-adjust: ([\d.]+)%/g)].map(([, ratio]) => Number(ratio))

test('a family as wide as Arial is shown in full, with Arial as it is behind it', async () => {
  named('Arimo', 'Arimo')
  const scales = await fontScales(samples)
  expect(scales).toEqual({ headings: 1, body: 1 })
  const rules = await fallbackFontFaces(samples, scales, number)
  const arial = rules.split('@font-face').filter((rule) => rule.includes('local("Arial'))
  // The lightest heading weight is 500, Arial's is 400.
  expect(arial.flatMap(ratiosIn)).toEqual([expect.any(Number), 100, 100, 100])
  expect(withoutDigits(rules)).toHaveLength(8)
})

test('fallback fonts get the width of the family, on Android, too', async () => {
  named('Roboto', 'Roboto')
  const rules = await fallbackFontFaces(samples, await fontScales(samples), number)
  const android = rules.split('@font-face').filter((rule) => rule.includes('Android"'))
  expect(android.flatMap(ratiosIn)).toEqual([expect.any(Number), 100, 100, 100])
  for (const ratio of ratiosIn(rules)) expect(Math.abs(ratio - 100)).toBeLessThan(12)
})

test('digits whose widths differ more than those of letters have a scale of their own', async () => {
  named('Roboto', 'Roboto')
  const rules = (await fallbackFontFaces(samples, { headings: 1, body: 1 }, number)).split('@font-face')
  const bold = rules.filter((rule) => /"Text Fallback"[^}]*600 900/.test(rule))
  // The bold number without its space is 6.83 em wide in Roboto, 6.56 em in Arial.
  expect(bold.map((rule) => /unicode-range: (.*);/.exec(rule)?.[1])).toEqual([undefined, 'U+28-29, U+2D, U+30-39'])
  expect(ratiosIn(bold[1] ?? '')[0]).toBeCloseTo(104.1, 1)
  const regular = rules.filter((rule) => /"Text Fallback"[^}]*100 500/.test(rule))
  expect(regular).toHaveLength(1)
})

test('a fallback font is scaled down with its family', async () => {
  named('Arimo', 'Arimo')
  const [, , bold = ''] = (await fallbackFontFaces(samples, { headings: 0.9, body: 1 }, number)).split('@font-face')
  expect(ratiosIn(bold)).toEqual([90])
})

test('the fallback font of headings has their line height at any scale, so that nothing shifts when the family loads', async () => {
  named('Roboto', 'Roboto')
  const rules = (await fallbackFontFaces(samples, { headings: 0.9, body: 1 }, number))
    .split('@font-face')
    .filter((rule) => rule.includes('Display Fallback'))
  const percentOf = (rule: string, name: string) => Number(RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1])
  // Roboto's lines are 1900 and 500 of 2048 units high.
  for (const rule of rules) {
    const scale = 0.9 / percentOf(rule, 'size-adjust')
    expect(percentOf(rule, 'ascent-override')).toBe(Math.round((scale * 1e4 * 1900) / 2048))
    expect(percentOf(rule, 'descent-override')).toBe(Math.round((scale * 1e4 * 500) / 2048))
  }
})
