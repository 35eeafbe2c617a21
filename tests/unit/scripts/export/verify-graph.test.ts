/** @jest-environment node */
import { verifyGraph } from '@/scripts/export/verify-graph'
import { complaint, route, siteWith } from './fixtures'

const origin = 'https://www.example.com'

type Node = Record<string, unknown>

const clinic: Node = {
  '@type': ['MedicalClinic', 'LocalBusiness'],
  '@id': `${origin}/#clinic`,
  name: 'Springdale Chiropractic',
  telephone: '+14795550142',
  address: { '@type': 'PostalAddress', streetAddress: '1900 West Sunset Avenue', addressCountry: 'US' },
  sameAs: ['https://facebook.com/example'],
}
const article: Node = {
  '@type': 'BlogPosting',
  '@id': `${origin}/post#article`,
  headline: 'Stress and spine',
  author: { '@id': `${origin}/#clinic` },
  datePublished: '2025-09-12T07:00:00-05:00',
  image: [`${origin}/images/a.png`],
  wordCount: 800,
}
const page: Node = {
  '@type': 'WebPage',
  '@id': `${origin}/post#webpage`,
  url: `${origin}/post`,
  name: 'The post',
  inLanguage: 'en',
  breadcrumb: { '@id': `${origin}/post#breadcrumb` },
}
const crumbs: Node = {
  '@type': 'BreadcrumbList',
  '@id': `${origin}/post#breadcrumb`,
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: origin },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: `${origin}/blog` },
    { '@type': 'ListItem', position: 3, name: 'Stress & spine' },
  ],
}

const scriptOf = (graph: unknown) =>
  `<script type="application/ld+json">${typeof graph === 'string' ? graph : JSON.stringify(graph)}</script>`
const graphOf = (...things: unknown[]) => ({ '@context': 'https://schema.org', '@graph': things })

const body = `<nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li><a href="/blog">Blog</a></li><li>Stress &amp; spine</li></ol></nav>
<h1>Stress <b>and spine</b></h1><time datetime="2025-09-12">today</time><p>1900 West
Sunset Avenue</p><a href="tel:+14795550142">Call</a> Springdale Chiropractic <a href="https://facebook.com/example">us</a>`

const htmlOf = (text = body, script = scriptOf(graphOf(clinic, article, page, crumbs))) =>
  `<html lang="en"><head><title>The post | Clinic</title><meta name="description" content="About it"></head><body>${text}${script}</body></html>`

const home = { '@type': 'WebPage', '@id': `${origin}/#webpage`, url: origin, inLanguage: 'en' }
const homeOf = (text: string) => htmlOf(text, scriptOf(graphOf(home)))

const routes = [route('/'), route('/post'), route('/missing', { indexable: false })]
const good = {
  'post.html': htmlOf(),
  'missing.html': '<h1>Missing</h1>',
  'old.html': '<meta http-equiv="refresh" content="0; url=/post">',
  'images/a.png': '',
  'index.html': homeOf('<h1>Home</h1>'),
  'blog.html': '<h1>Blog</h1>',
}
const check = (change: Record<string, string> = {}) =>
  complaint(() => verifyGraph(siteWith({ ...good, ...change }), routes))

/** Return the problems of the page with other items in its graph. */
const withThings = (...things: unknown[]) => check({ 'post.html': htmlOf(body, scriptOf(graphOf(...things))) })
/** Return the problems after a change of one item. */
const withArticle = (change: Node) => withThings(clinic, { ...article, ...change }, page, crumbs)
const withClinic = (change: Node) => withThings({ ...clinic, ...change }, article, page, crumbs)
const withPage = (change: Node) => withThings(clinic, article, { ...page, ...change }, crumbs)

test('a sound page passes', () => {
  expect(check()).toBe('')
})

test.each<[string, () => string, string]>([
  ['no date', () => withArticle({ datePublished: 'September 12' }), 'does not show "September 12"'],
  ['an empty value', () => withArticle({ headline: null }), 'BlogPosting.headline: is empty: fill it in or remove it'],
  [
    'an empty text within a thing',
    () => withClinic({ address: { '@type': 'PostalAddress', streetAddress: '' } }),
    'post.html: MedicalClinic+LocalBusiness.address.streetAddress: is empty',
  ],
  [
    'a rating',
    () => withClinic({ aggregateRating: { '@type': 'AggregateRating', ratingValue: 5 } }),
    'aggregateRating: search engines forbid',
  ],
  [
    'a name that is described nowhere',
    () => withArticle({ publisher: { '@id': `${origin}/#publisher` } }),
    'BlogPosting.publisher: points to https://www.example.com/#publisher, which the graph does not describe',
  ],
  [
    'a reference to a thing of another type',
    () => withArticle({ author: { '@id': `${origin}/post#breadcrumb` } }),
    'BlogPosting.author: points to https://www.example.com/post#breadcrumb of type BreadcrumbList, which it may not: point to',
  ],
  [
    'a reference where none is expected',
    () => withArticle({ headline: { '@id': `${origin}/#clinic` } }),
    'BlogPosting.headline: no reference is expected here',
  ],
  [
    'a property that schema.org has replaced',
    () => withClinic({ map: 'https://facebook.com/example' }),
    'LocalBusiness.map: schema.org has replaced this property: use the newer one',
  ],
  ['a thing described twice', () => withThings(clinic, clinic, page, crumbs), '/#clinic is described twice'],
  ['a relative name', () => withClinic({ '@id': '#clinic' }), '@id "#clinic" is not an absolute https address'],
  [
    'an address over http',
    () => withPage({ url: 'http://www.example.com/post' }),
    'WebPage.url: the page does not link to http://www.',
  ],
  [
    'a relative address',
    () => withArticle({ image: '/images/a.png' }),
    'image: the page does not show "/images/a.png"',
  ],
  [
    'a file that does not exist',
    () => withArticle({ image: `${origin}/images/b.png` }),
    `BlogPosting.image: ${origin}/images/b.png leads nowhere`,
  ],
  [
    'an address elsewhere that the page does not link to',
    () => withClinic({ sameAs: ['https://facebook.com/other'] }),
    'sameAs: the page does not link to https://facebook.com/other',
  ],
  ['the graph of another page', () => withPage({ url: `${origin}/blog` }), `it must be ${origin}/post in "en"`],
  ['the graph of another language', () => withPage({ inLanguage: 'es' }), 'it must be https://www.example.com/post'],
  ['no page', () => withThings(clinic, article, crumbs), 'post.html: describes 0 pages'],
  ['a headline that is not shown', () => withArticle({ headline: 'Another' }), 'the page does not show "Another"'],
  [
    'a question that is not shown',
    () => withPage({ '@type': 'FAQPage', mainEntity: { '@type': 'Question', name: 'Why?' } }),
    'FAQPage.mainEntity.name: the page does not show "Why?"',
  ],
  ['words that only the graph has', () => withPage({ name: 'headline' }), 'the page does not show "headline"'],
  [
    'a day that is not shown',
    () => withArticle({ datePublished: '2025-09-13T07:00:00-05:00' }),
    'does not show "2025-09-13T07:00:00-05:00"',
  ],
  ['a phone that is not shown', () => withClinic({ telephone: '+14795550143' }), 'does not show "+14795550143"'],
  ['an email that is not shown', () => withClinic({ email: 'a@example.com' }), 'does not show "a@example.com"'],
  [
    'breadcrumbs with another name',
    () => check({ 'post.html': htmlOf(body.replace('Blog<', 'News<')) }),
    `says "Home → ${origin}/, Blog → ${origin}/blog, Stress & spine", the page shows "Home → ${origin}/, News`,
  ],
  [
    'breadcrumbs that lead elsewhere',
    () => check({ 'post.html': htmlOf(body.replace('"/blog"', '"/news"')) }),
    'BreadcrumbList: says',
  ],
  ['no list of breadcrumbs', () => withThings(clinic, article, { ...page, breadcrumb: undefined }), 'says ""'],
  [
    'no visible breadcrumbs',
    () => check({ 'post.html': htmlOf(body.replace('aria-label="Breadcrumb"', '')) }),
    'post.html: shows no breadcrumbs',
  ],
  [
    'breadcrumbs on the home page',
    () => check({ 'index.html': homeOf(body) }),
    'index.html: has breadcrumbs: correct the page',
  ],
  ['no graph', () => check({ 'post.html': htmlOf(body, '') }), 'post.html: has 0 graphs: it must have one'],
  [
    'two graphs',
    () => check({ 'post.html': htmlOf(body + scriptOf(graphOf(clinic))) }),
    'post.html: has 2 graphs: it must have one',
  ],
  ['broken JSON', () => check({ 'post.html': htmlOf(body, scriptOf('{')) }), 'correct the graph'],
  [
    'no graph but a thing',
    () => check({ 'post.html': htmlOf(body, scriptOf(clinic)) }),
    'is not a graph with the context',
  ],
  [
    'another vocabulary',
    () => check({ 'post.html': htmlOf(body, scriptOf({ ...graphOf(page), '@context': 'http://schema.org' })) }),
    'is not a graph with the context https://schema.org',
  ],
  [
    'a graph on a page that may not be listed',
    () => check({ 'missing.html': scriptOf(graphOf(clinic)) }),
    'missing.html: is not listed, so it must have no structured data',
  ],
])('%s is named', (_, complain, message) => {
  expect(complain()).toContain(message)
})
