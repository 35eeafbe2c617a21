/** @jest-environment node */
import { verifyMetadata } from '@/scripts/export/verify-metadata'
import { complaint, route, siteWith } from './fixtures'

const origin = 'https://www.example.com'

const og = ['title', 'description', 'url', 'site_name', 'locale', 'locale:alternate', 'image']
const ogImage = ['width', 'height', 'alt', 'type']
const x = ['card', 'title', 'description', 'image', 'image:alt']
const shared = (title: string) =>
  [
    '<meta property="og:type" content="website">',
    ...[...og, ...ogImage.map((name) => `image:${name}`)].map(
      (name) => `<meta property="og:${name}" content="${name} of ${title}">`,
    ),
    ...x.map((name) => `<meta name="twitter:${name}" content="${name} of ${title}">`),
  ].join('')

function page(lang: 'en' | 'es', path: string, title: string) {
  const own = lang === 'en' ? path : `/es${path}`
  return `<html lang="${lang}"><head><title>${title}</title><meta name="description" content="About ${title}">
<link rel="canonical" href="${origin}${own}">
<link rel="alternate" hreflang="en" href="${origin}${path}"><link rel="alternate" hreflang="es" href="${origin}/es${path}">
<link rel="alternate" hreflang="x-default" href="${origin}${path}">${shared(title)}</head>
<body><h1>${title}</h1><svg><title>Drawing</title></svg></body></html>`
}

const hidden = (lang: string) =>
  `<html lang="${lang}"><head><title>Missing</title><meta name="description" content="d"><meta name="robots" content="noindex"></head><h1>x</h1></html>`

const good = {
  'about.html': page('en', '/about', 'About'),
  'es/about.html': page('es', '/about', 'Nosotros'),
  'faq.html': page('en', '/faq', 'Questions'),
  'es/faq.html': page('es', '/faq', 'Preguntas'),
  'not-found.html': hidden('en'),
  'es/not-found.html': hidden('es'),
  '404.html': hidden('en'),
  'old.html': '<meta http-equiv="refresh" content="0; url=/about"><title>About</title>',
}
const routes = [route('/about'), route('/faq'), route('/not-found', { indexable: false })]

/** Return the problems when one page is replaced by another. */
const check = (change: Record<string, string> = {}, list = routes) =>
  complaint(() => verifyMetadata(siteWith({ ...good, ...change }), list))

/** Return the about page with a part of it replaced. */
const about = (part: string, by: string) => ({ 'about.html': good['about.html'].replace(part, by) })

test('in a preview each page says noindex', () => {
  expect(complaint(() => verifyMetadata(siteWith(good), routes, true))).toContain('about.html: its robots tag')
})

test('a sound site passes', () => {
  expect(check()).toBe('')
})

test.each([
  ['another language', about('lang="en"', 'lang="es"'), 'about.html: html lang is "es": it must be "en"'],
  ['no language', about(' lang="en"', ''), 'html lang is "undefined"'],
  ['no heading', about('<h1>About</h1>', ''), 'about.html: 0 h1 elements'],
  ['two headings', about('<h1>', '<h1></h1><h1>'), '2 h1 elements'],
  ['no title', about('<title>About</title>', ''), 'about.html: the title is empty'],
  ['an empty description', about('content="About About"', 'content=" "'), 'about.html: the description is empty'],
  [
    'another canonical address',
    about(`canonical" href="${origin}/about`, `canonical" href="${origin}/faq`),
    'canonical address is',
  ],
  [
    'a relative canonical address',
    about(`canonical" href="${origin}/about`, 'canonical" href="/about'),
    'canonical address is',
  ],
  [
    'a lost alternate',
    about('hreflang="es"', 'hreflang="fr"'),
    `hreflang es is "undefined": it must be ${origin}/es/about`,
  ],
  ['a lost default', about('hreflang="x-default"', 'hreflang="x"'), 'hreflang x-default'],
  ['a repeated title', { 'faq.html': page('en', '/faq', 'About') }, 'faq.html: has the same title as about.html'],
  [
    'a repeated description',
    { 'faq.html': good['faq.html'].replace('"About Questions"', '"About About"') },
    'faq.html: has the same description as about.html',
  ],
  ['a lost card', about('"og:image"', '"og:video"'), 'about.html: og:image is missing'],
  ['a card without words', about('image:alt of About', ''), 'about.html: og:image:alt is missing'],
  ['a lost X field', about('"twitter:card"', '"twitter:player"'), 'about.html: twitter:card is missing'],
  ['an article without a date', about('content="website"', 'content="article"'), 'article:published_time is missing'],
  ['a hidden page', { 'faq.html': hidden('en') }, 'faq.html: its robots tag and `indexable`'],
  ['a listed not-found page', { 'not-found.html': page('en', '/not-found', 'N') }, 'not-found.html: its robots tag'],
])('%s is named', (_, change, message) => {
  expect(check(change)).toContain(message)
})

test('a route without a page is named in both languages', () => {
  const message = check({}, [...routes, route('/new')])
  expect(message).toContain('/new: is in lib/page-types')
  expect(message).toContain('/es/new: is in lib/page-types')
})

test('the same title in the two languages is allowed', () => {
  expect(check({ 'es/faq.html': page('es', '/faq', 'Questions') })).toBe('')
})
