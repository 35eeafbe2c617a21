/** @jest-environment node */
import { verifyLinks } from '@/scripts/export/verify-links'
import { complaint, siteWith } from './fixtures'

const files = {
  'index.html': '<h1 id="top">Home</h1>',
  'about.html': '<p id="team">Team</p>',
  'es.html': '<h1>Inicio</h1>',
  'es/about.html': '<p id="team">Equipo</p>',
  'blog/index.html': 'Blog',
  'icons.svg': '<svg><symbol id="phone"/></svg>',
  'a.png': '',
  'niños.png': '',
  '_next/a.js': '',
}

/** Return the problems of a page with this content. */
const check = (html: string, file = 'page.html') => complaint(() => verifyLinks(siteWith({ ...files, [file]: html })))

test.each([
  ['a page', '<a href="/about">x</a>'],
  ['home', '<a href="/">x</a>'],
  ['a folder', '<a href="/blog">x</a>'],
  ['a query and a fragment', '<a href="/about?a=1#team">x</a>'],
  ['a fragment of its own page', '<p id="here"><a href="#here">x</a>'],
  ['a full address of this site', '<link rel="canonical" href="https://www.example.com/about">'],
  ['an encoded name', '<img src="/ni%C3%B1os.png">'],
  ['a set of pictures', '<img srcset="/a.png 1x, /a.png 2x">'],
  ['a symbol', '<svg><use href="/icons.svg#phone"/></svg>'],
  ['a later script', '<script type="application/json" id="page-scripts">["/_next/a.js"]</script>'],
  ['the toggle', '<a href="/es/about" hreflang="es">x</a>'],
  [
    'a phone, a message, data',
    '<a href="tel:+1">x</a><a href="sms:+1">x</a><a href="mailto:a@b.c">x</a><img src="data:,">',
  ],
  ['a new tab', '<a href="https://other.example/x" target="_blank" rel="noreferrer noopener">x</a>'],
  ['a file', '<a href="/a.png">x</a>'],
])('%s passes', (_, html) => {
  expect(check(html)).toBe('')
})

test.each([
  ['a missing page', '<a href="/gone">x</a>', 'page.html: "/gone" leads nowhere'],
  ['a missing picture', '<img src="/gone.png">', 'leads nowhere'],
  ['a missing picture in a set', '<img srcset="/a.png 1x, /gone.png 2x">', '"/gone.png" leads nowhere'],
  [
    'a missing later script',
    '<script type="application/json" id="page-scripts">["/b.js"]</script>',
    '"/b.js" leads nowhere',
  ],
  ['a missing form target', '<form action="/send"></form>', 'leads nowhere'],
  ['a missing full address', '<link href="https://www.example.com/gone">', 'leads nowhere'],
  ['a missing fragment', '<a href="/about#gone">x</a>', 'about.html has no id="gone"'],
  ['a missing own fragment', '<a href="#gone">x</a>', 'page.html has no id="gone"'],
  ['a missing symbol', '<svg><use xlink:href="/icons.svg#gone"/></svg>', 'icons.svg has no id="gone"'],
  ['http', '<a href="http://other.example/">x</a>', 'only https addresses'],
  ['a script address', '<a href="javascript:x()">x</a>', 'only https addresses'],
  ['a broken address', '<a href="https://[">x</a>', 'is not a valid address'],
  ['a new tab', '<a href="https://other.example/" target="_blank" rel="noreferrer">x</a>', 'add rel="noopener"'],
  ['the other language', '<a href="/es/about">x</a>', 'leads into the other language'],
])('%s is named', (_, html, message) => {
  expect(check(html)).toContain(message)
})

test('a Spanish page links to Spanish pages', () => {
  expect(check('<a href="/es">x</a><a href="/es/about">y</a>', 'es/page.html')).toBe('')
  expect(check('<a href="/about">x</a>', 'es/page.html')).toContain('leads into the other language')
  expect(check('<a href="/">x</a>', 'es/page.html')).toContain('leads into the other language')
})

test('all problems of all pages are reported together, each once', () => {
  const message = check('<a href="/b">1</a><a href="/b">2</a><a href="/c">3</a>')
  expect(message).toContain('links: 2 found')
})

test("a not-found page's own fragments are not judged", () => {
  expect(check('<a href="#main">x</a>', '404.html')).toBe('')
})
