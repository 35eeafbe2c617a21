import { pageOf, pagesOf } from '@/lib/content'
import { headingsOf } from '@/lib/content/headings'
import { linksOf, toText } from '@/lib/content/markdown'
import { locales } from '@/lib/i18n/locales'

/** Date, author and call to action of each post, where they are fixed. */
const named: Record<string, { date?: string; author?: 'doctor'; cta?: string }> = {
  'springdale-chiropractor-guide': { date: '2025-09-12', author: 'doctor', cta: 'free-consultation' },
  'springdale-local-chiropractor-benefits': { date: '2025-09-12', author: 'doctor', cta: 'free-consultation' },
  'chiropractic-care-without-pain': { date: '2025-09-15', cta: 'wellness' },
  'spinal-misalignment-consequences': { date: '2025-09-22' },
  'stress-spine-effects': { date: '2025-09-29' },
  'pediatric-chiropractic-safety': { cta: 'pediatric-consultation' },
  'injury-prevention-recovery': {},
  'headaches-migraines': {},
  'pediatric-chiropractic': {},
  'chronic-stress': {},
  'arthritis-joint-pain': {},
  'pregnancy-pediatric-chiropractic-wellness': {},
  'gentle-specific-chiropractic-care': {},
  'auto-injury-balance-restoration': {},
  'first-chiropractic-visit': {},
  'sleep-posture-pillows': {},
  'cycling-neck-back-pain': {},
}

test('there are the seventeen posts, each with its day, author and call to action', () => {
  const found = pagesOf('post', 'en').map(({ slug, date, author, cta }) => [slug, { date, author, cta }])
  const wanted = Object.entries(named).map(([slug, { date, author = 'clinic', cta = 'appointment' }]) => [
    slug,
    { date: date ?? expect.stringMatching(/^202[45]-(?!09-(12|15|22|29))/), author, cta },
  ])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted))
})

describe.each(locales)('in %s', (locale) => {
  const post = (slug: string) => pageOf('post', locale, slug)
  const headings = (slug: string) => headingsOf(post(slug).content).map(({ text }) => text)
  const numbered = (slug: string) => headings(slug).filter((text) => /^\d+\. /.test(text))

  test.each(Object.keys(named))('%s is 900 to 1,800 words long', (slug) => {
    const words = toText(post(slug).content).split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(900)
    expect(words).toBeLessThanOrEqual(1800)
  })

  test.each(Object.keys(named))('%s has parts, links into the site and sources', (slug) => {
    const { content, sources } = post(slug)
    expect(headings(slug).length).toBeGreaterThanOrEqual(3)
    expect(linksOf(content).filter((href) => href.startsWith('/')).length).toBeGreaterThanOrEqual(1)
    expect(content).toMatch(/^- /m)
    expect(sources.length).toBeGreaterThanOrEqual(2)
  })

  test('nine tips to choose a chiropractor, eight benefits of a local one with links', () => {
    expect(numbered('springdale-chiropractor-guide')).toHaveLength(9)
    expect(numbered('springdale-local-chiropractor-benefits')).toHaveLength(8)
    const parts = post('springdale-local-chiropractor-benefits').content.split(/^## /m).slice(1, 9)
    expect(parts.filter((part) => linksOf(part).some((href) => href.startsWith('/'))).length).toBeGreaterThanOrEqual(5)
  })

  test('injury prevention has three stretches: before, the first days, the way back', () => {
    expect(headings('injury-prevention-recovery')).toHaveLength(3)
  })

  test('pediatric safety speaks of difference, reasons, common issues, a visit, research and prevention', () => {
    const wanted = {
      en: [/differs/, /Reasons/, /Common issues/, /visit/, /Safety research and prevention/],
      es: [/cambia/, /Motivos/, /Problemas comunes/, /visita/, /seguridad y prevención/],
    }[locale]
    const found = headings('pediatric-chiropractic-safety')
    for (const [i, words] of wanted.entries()) expect(found[i]).toMatch(words)
  })

  test('the care-without-pain article leads to wellness care', () => {
    expect(linksOf(post('chiropractic-care-without-pain').content)).toContain('/services/wellness-care')
  })
})
