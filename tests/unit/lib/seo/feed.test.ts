/** @jest-environment jsdom */
import { pageOf, pagesOf } from '@/lib/content'
import { toText } from '@/lib/content/markdown'
import { type Locale, localePath, locales } from '@/lib/i18n/locales'
import { rssFeed } from '@/lib/seo/feed/rss'

const origin = 'https://www.example.com'
const address = (path: string, locale: Locale) => origin + localePath(path, locale)

/** Return an XML document; jsdom's parser throws on what is not well-formed. */
const parseXml = (source: string) => new DOMParser().parseFromString(source, 'text/xml')
const parseHtml = (source: string) => new DOMParser().parseFromString(source, 'text/html')

/** Return children of an element by their qualified name (`content:encoded`). */
const childrenOf = (element: Element | undefined, name: string) =>
  [...(element?.children ?? [])].filter(({ tagName }) => tagName === name)
const textIn = (element: Element | undefined, name: string) => childrenOf(element, name)[0]?.textContent

/** RFC 822 with a four-digit year, in UTC. */
const rfc822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} 12:00:00 GMT$/

/** Check that the HTML of an item works in a feed reader, away from the site. */
function expectComplete(html: string, slug: string, locale: Locale) {
  const { content, sources, caption } = pageOf('post', locale, slug)
  const { body } = parseHtml(html)
  const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const shown = words(body.textContent)
  for (const paragraph of content.split(/\n{2,}/).slice(-1)) {
    for (const line of paragraph.split('\n')) expect(shown).toContain(words(toText(line)))
  }
  expect(body.querySelectorAll('h2').length).toBe((content.match(/^## /gm) ?? []).length + 1)
  expect(html).not.toMatch(/\{[a-z#]/i)
  const addresses = [...body.querySelectorAll('[href], [src]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
  )
  expect(addresses.filter((url) => !/^(https:|tel:|mailto:)/.test(url))).toEqual([])
  for (const { url, lang } of sources)
    expect(body.querySelector(`a[href="${url}"]`)?.closest('[lang]')?.getAttribute('lang')).toBe(lang)
  const image = body.querySelector('img')
  expect(image?.getAttribute('src')).toMatch(/^https:.+\/images\/[\w-]+-16x9\.png$/)
  // A drawing that its post did not choose is decoration.
  expect(image?.getAttribute('alt')).toMatch(caption ? /\S/ : /^/)
  for (const path of ['/book-now', '/free-consultation', '/free-consultation#consultation-form'])
    expect(addresses.filter((url) => url === address(path, locale))).toEqual([])
}

describe.each(locales)('in %s', (locale) => {
  const all = pagesOf('post', locale)

  test('the RSS feed names itself and its newest post’s day', () => {
    const { documentElement: rss } = parseXml(rssFeed(locale))
    expect([rss.tagName, rss.getAttribute('version')]).toEqual(['rss', '2.0'])
    const channel = rss.children[0]
    expect(textIn(channel, 'link')).toBe(address('/blog', locale))
    expect(textIn(channel, 'language')).toBe(`${locale}-us`)
    expect(textIn(channel, 'title')).toMatch(/\S/)
    expect(textIn(channel, 'description')).toMatch(/\S/)
    expect(textIn(channel, 'lastBuildDate')).toBe(new Date(`${all[0]?.date}T12:00Z`).toUTCString())
    const [self] = childrenOf(channel, 'atom:link')
    expect(self?.namespaceURI).toBe('http://www.w3.org/2005/Atom')
    expect([self?.getAttribute('rel'), self?.getAttribute('href'), self?.getAttribute('type')]).toEqual([
      'self',
      address('/feed.xml', locale),
      'application/rss+xml',
    ])
  })

  test('the RSS feed has the newest posts in full, newest first', () => {
    const items = childrenOf(parseXml(rssFeed(locale)).documentElement.children[0], 'item')
    expect(items.map((item) => textIn(item, 'title'))).toEqual(all.slice(0, 20).map(({ title }) => title))
    for (const [i, item] of items.entries()) {
      const { slug, description, date } = all[i] ?? {}
      expect(textIn(item, 'link')).toBe(address(`/blog/${slug}`, locale))
      expect(textIn(item, 'guid')).toBe(address(`/blog/${slug}`, locale))
      expect(childrenOf(item, 'guid')[0]?.getAttribute('isPermaLink')).toBe('true')
      expect(textIn(item, 'description')).toBe(description)
      const day = textIn(item, 'pubDate') ?? ''
      expect(day).toMatch(rfc822)
      expect(new Date(day).toISOString().slice(0, 10)).toBe(date)
      expectComplete(textIn(item, 'content:encoded') ?? '', slug ?? '', locale)
    }
  })
})

test('with more posts than a feed holds, it has the newest twenty', () => {
  const [post] = pagesOf('post', 'es')
  if (!post) throw new Error('no post')
  const many = Array.from({ length: 45 }, (_, i) => ({ ...post, slug: `post-${45 - i}` }))
  const newest = many.slice(0, 20).map(({ slug }) => address(`/blog/${slug}`, 'es'))
  const channel = parseXml(rssFeed('es', many)).documentElement.children[0]
  expect(childrenOf(channel, 'item').map((item) => textIn(item, 'link'))).toEqual(newest)
})

test('a feed does not depend on the time of the build', () => {
  jest.useFakeTimers({ now: new Date('2031-05-06T07:08:09Z') })
  const later = rssFeed('en')
  jest.useRealTimers()
  expect(later).toEqual(rssFeed('en'))
  expect(later).not.toContain('2031')
})
