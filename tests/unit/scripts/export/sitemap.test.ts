/** @jest-environment jsdom */
import type { ISitemapField } from 'next-sitemap'
import { routes } from '@/lib/routes'
import { robotsFile, sitemapFields, sitemapFile } from '@/scripts/export/sitemap'
import { verifySitemap } from '@/scripts/export/verify-sitemap'
import { complaint, route, siteWith } from './fixtures'

const origin = 'https://www.example.com'
const registry = [
  route('/', { pageType: 'home', slug: 'home' }),
  route('/blog/sleep', { pageType: 'post', slug: 'sleep' }),
  route('/thank-you', { indexable: false }),
]
const changed = ({ slug }: { slug: string }, locale: string) =>
  slug === 'sleep' && locale === 'en' ? '2025-09-12' : undefined
const fields = sitemapFields(registry, changed)
const parsed = new DOMParser().parseFromString(sitemapFile(fields), 'application/xml')
const urls = [...parsed.getElementsByTagName('url')]

/** Return an entry of a sitemap. */
const entryOf = (url: Element | undefined) => ({
  loc: url?.getElementsByTagName('loc')[0]?.textContent,
  lastmod: url?.getElementsByTagName('lastmod')[0]?.textContent,
  alternates: [...(url?.getElementsByTagName('xhtml:link') ?? [])].map((link) =>
    ['rel', 'hreflang', 'href'].map((name) => link.getAttribute(name)).join(' '),
  ),
  images: [...(url?.getElementsByTagName('image:loc') ?? [])].map(({ textContent }) => textContent),
})

test('the sitemap lists each indexable page in both languages, with its alternates, date and pictures', () => {
  expect(parsed.getElementsByTagName('parsererror')).toHaveLength(0)
  expect(urls.map((url) => entryOf(url).loc)).toEqual([
    origin,
    `${origin}/es`,
    `${origin}/blog/sleep`,
    `${origin}/es/blog/sleep`,
  ])
  const alternates = [
    `alternate en ${origin}/blog/sleep`,
    `alternate es ${origin}/es/blog/sleep`,
    `alternate x-default ${origin}/blog/sleep`,
  ]
  const pictures = ['16x9', '4x3', '1x1'].map((shape) => `${origin}/images/sleep-${shape}.png`)
  expect(entryOf(urls[2])).toEqual({
    loc: `${origin}/blog/sleep`,
    lastmod: '2025-09-12',
    alternates,
    images: [`${origin}/og/en-blog-sleep.png`, ...pictures],
  })
  expect(entryOf(urls[3])).toMatchObject({ lastmod: undefined, alternates })
  expect(entryOf(urls[3]).images[0]).toBe(`${origin}/og/es-blog-sleep.png`)
})

test('the sitemap has nothing that search engines ignore, and nothing about the build', () => {
  const names = new Set([...parsed.getElementsByTagName('*')].map(({ tagName }) => tagName))
  expect([...names].sort()).toEqual(['image:image', 'image:loc', 'lastmod', 'loc', 'url', 'urlset', 'xhtml:link'])
})

test('the site’s own sitemap has an entry for every page that may be listed', () => {
  const listed = routes.filter(({ indexable }) => indexable)
  expect(sitemapFields(routes)).toHaveLength(2 * listed.length)
})

test('robots.txt blocks nothing and names the sitemap', () => {
  expect(robotsFile()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`)
})

test('robots.txt of a preview blocks nothing either, so that crawlers read noindex, and names no sitemap', () => {
  expect(robotsFile(false)).toBe('User-agent: *\nAllow: /\n')
})

const page = (robots = '') => `<html><head>${robots}</head><body></body></html>`
const noindex = '<meta name="robots" content="noindex">'
const files = {
  'index.html': page(),
  'es.html': page(),
  'blog/sleep.html': page(),
  'es/blog/sleep.html': page(),
  '404.html': page(),
  'thank-you.html': page(noindex),
  'old.html': page('<meta http-equiv="refresh" content="0; url=/">'),
  ...Object.fromEntries(fields.flatMap(({ images = [] }) => images.map(({ loc }) => [loc.pathname.slice(1), '']))),
}
/** Return the entries with some fields of one replaced. */
const spoilt = (i: number, wrong: Partial<ISitemapField>) =>
  fields.with(i, { ...(fields[i] as ISitemapField), ...wrong })

test('a sitemap that agrees with the export passes', () => {
  expect(complaint(() => verifySitemap(siteWith(files), fields))).toBe('')
})

test.each<[string, Record<string, string>, ISitemapField[], string[]]>([
  [
    'a page that is missing',
    { ...files, 'faq.html': page() },
    fields,
    ['faq.html: is not in the sitemap: add its route'],
  ],
  ['an entry twice', files, [...fields, fields[0] as ISitemapField], [`${origin}: is listed twice`]],
  [
    'an entry that is not exported',
    { ...files, 'es/blog/sleep.html': page('<meta http-equiv="refresh" content="0; url=/">') },
    fields,
    [`${origin}/es/blog/sleep: is not a page of the export: add the page or remove the route`],
  ],
  [
    'a page that is not to be listed',
    { ...files, 'blog/sleep.html': page(noindex) },
    fields,
    [`${origin}/blog/sleep: carries noindex: set \`indexable: false\``],
  ],
  [
    'an alternate nobody answers',
    files,
    spoilt(3, { alternateRefs: [{ hreflang: 'es', href: `${origin}/es/blog/sleep` }] }),
    [`${origin}/blog/sleep: hreflang es names ${origin}/es/blog/sleep, which does not name it back`],
  ],
  [
    'an alternate that is not listed',
    files,
    spoilt(0, { alternateRefs: [...(fields[0]?.alternateRefs ?? []), { hreflang: 'fr', href: `${origin}/fr` }] }),
    [`${origin}: hreflang fr names ${origin}/fr, which does not name it back`],
  ],
  [
    'an entry that does not name itself',
    files,
    spoilt(2, { alternateRefs: fields[0]?.alternateRefs }),
    [`${origin}/blog/sleep: hreflang en is "${origin}": it must name the page itself`],
  ],
  [
    'a picture that is not there',
    Object.fromEntries(Object.entries(files).filter(([file]) => file !== 'images/sleep-1x1.png')),
    fields,
    [`${origin}/blog/sleep: image /images/sleep-1x1.png is not exported: draw it`],
  ],
])('%s stops the build', (_, exported, entries, reasons) => {
  const said = complaint(() => verifySitemap(siteWith(exported), entries))
  for (const reason of reasons) expect(said).toContain(reason)
})
