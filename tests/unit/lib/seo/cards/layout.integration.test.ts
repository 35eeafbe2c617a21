/** @jest-environment node */

import { locales } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'
import { hasCard } from '@/lib/seo/cards'
import { type CardWords, cardSource, cardWords, designOf } from '@/lib/seo/cards/card-content'
import { lineHeight, sizes } from '@/lib/seo/cards/headline'
import { cardSize, edge, foot, type Layout } from '@/lib/seo/cards/layout'
import { layOutCard } from '@/scripts/cards'
import { loadTypefaces, type Typefaces } from '@/scripts/cards/typefaces'

const cards = routes.filter(hasCard).flatMap((route) =>
  locales.map((locale) => ({
    source: { page: `${route.path} (${locale})`, ...cardSource(route, locale) },
    words: cardWords(route, locale),
    design: designOf(route),
  })),
)
/** The margin in pixels that platforms may crop or round. */
const outer = 48
let faces: Typefaces
beforeAll(async () => {
  faces = await loadTypefaces()
}, 60_000)

/** Return the texts of a card that exceed their space, measured in its typeface. */
function overflows({ headline, kicker, place }: CardWords, { plan, setting }: Layout): string[] {
  const { art, text } = plan
  const picture = text.stands && art.width < cardSize.width ? art.x - edge : cardSize.width
  const end = Math.min(picture, cardSize.width - outer)
  const right = (words: string, face: keyof Typefaces, size: number, x = text.x) => x + faces[face].width(words, size)
  const block = setting.lines.length * setting.size * lineHeight
  const top = text.stands ? text.y + text.height - block : text.y
  const below = text.stands ? plan.place.y - 27 : art.y - edge
  const places = plan.place.lines === 1 ? [place.join(' · ')] : place
  const placeEnd = plan.place.lines === 1 ? end : art.x - edge
  return [
    ...setting.lines.filter((line) => right(line, 'headline', setting.size) > end),
    ...(kicker && right(kicker, 'bold', 30, text.x + 84) > end ? [kicker] : []),
    ...places.filter((part) => right(part, 'bold', 27) > placeEnd),
    ...(setting.lines.join(' ') === headline ? [] : [`${headline}: a word is lost`]),
    ...(setting.lines.length <= plan.text.lines ? [] : [`${headline}: too many lines`]),
    ...(top >= (text.stands ? plan.signature + 64 + 52 : 78) && top + block <= below ? [] : [`${headline}: too high`]),
    ...(plan.place.y + 38 * (places.length - 1) <= cardSize.height - foot - outer ? [] : [`${place}: too low`]),
  ]
}

test('the words of every card in both languages keep to their room', () => {
  const found = cards.flatMap(({ source, words, design }) => {
    const layout = layOutCard(source, words, design, faces)
    return typeof layout === 'string' ? layout : overflows(words, layout)
  })
  expect(cards.length).toBeGreaterThanOrEqual(120)
  expect(found).toEqual([])
})

test.each(locales)('the longest and the shortest headline (%s) fit every kind of card', (locale) => {
  const own = cards.filter(({ source }) => source.page.endsWith(`(${locale})`))
  const byLength = own.map(({ words }) => words).sort((a, b) => a.headline.length - b.headline.length)
  const designs = new Map(own.map(({ design }) => [design.art.shape, design]))
  expect([...designs.keys()].sort()).toEqual(['figure', 'map', 'ridges', 'tall', 'wide'])
  for (const words of [byLength[0], byLength.at(-1)] as CardWords[]) {
    for (const design of designs.values()) {
      const layout = layOutCard({ page: 'p', file: 'f', field: 'heading' }, words, design, faces)
      if (typeof layout === 'string') throw new Error(layout)
      expect(overflows(words, layout)).toEqual([])
    }
  }
})

test.each([
  [
    'is too long',
    'A heading that goes on and on until nobody remembers how it began or why '.repeat(2).trim(),
    'shorten it',
  ],
  ['has a character the typeface lacks', 'Back pain 背', 'has no "背": use another character'],
])('a headline that %s names page, file, field and fix', (_, headline, fix) => {
  const source = { page: '/og/en-about.png', file: 'content/about.en.md', field: 'heading' }
  const design = designOf(routes[0] as (typeof routes)[number])
  const problem = layOutCard(source, { headline, place: ['Springdale, AR', '(479) 555-0142'] }, design, faces)
  expect(problem).toContain('/og/en-about.png: content/about.en.md, heading: ')
  expect(problem).toContain(fix)
})

test('a kicker that is too long names the title it comes from', () => {
  const source = { page: '/og/en-about.png', file: 'content/about.en.md', field: 'heading' }
  const words = {
    kicker: 'About us and everybody else '.repeat(4),
    headline: 'About us',
    place: ['', ''] as [string, string],
  }
  const design = designOf(routes[0] as (typeof routes)[number])
  expect(layOutCard(source, words, design, faces)).toMatch(/content\/about\.en\.md, title: .* shorten it$/)
})

test('letters are measured with kerning', () => {
  const { width } = faces.headline
  expect(width('AV', 100)).toBeLessThan(width('A', 100) + width('V', 100))
  expect(width('Springdale', 100)).toBeCloseTo(10 * width('Springdale', 10))
  expect(sizes.at(-1)).toBeGreaterThanOrEqual(56)
})
