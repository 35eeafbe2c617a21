/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildRoutes } from '@/lib/routes/registry'
import { readExport } from '@/tools/desk/read-export'
import { origin } from './exported'

const routes = buildRoutes(() => [])

const html = (path: string, head: string, main: string) => `<!DOCTYPE html><html><head>
<title>Title of ${path}</title><meta name="description" content="What it is">
<link rel="canonical" href="${origin}${path === '/' ? '' : path}">${head}</head>
<body><nav><a href="/contact">Contact</a></nav><main>${main}</main><footer><a href="/faq?source=footer">FAQ</a></footer></body></html>`

const files: Record<string, string> = {
  'index.html': html('/', '', '<h1>Home</h1><form>Name</form><p>We are <a href="/about?source=hero">here</a>.</p>'),
  'es.html': html('/es', '', '<h1>Inicio</h1>'),
  '404.html': html('/404', '', '<h1>Not here</h1>'),
  'about.html': html(
    '/about',
    `<link rel="alternate" hreflang="es" href="${origin}/es/about"><link rel="alternate" type="application/rss+xml" href="/feed.xml">
     <meta property="og:image" content="${origin}/og/en-about.png"><meta property="og:image:alt" content="The clinic">
     <meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">
     <script type="application/ld+json">{"@graph":[{"@type":"AboutPage"},{"@type":["MedicalClinic","LocalBusiness"],"address":{"@type":"PostalAddress"}}]}</script>`,
    `<nav><a href="/faq">Crumb</a></nav><h1>About</h1><p>See <a href="/contact#form">contact</a>, <a href="/es/about">español</a>,
     <a href="https://medlineplus.gov/" rel="noopener">sources</a> and <a href="https://a.example" rel="nofollow">others</a>.</p>
     <a href="#a">A</a><a href="#b">B</a><a href="#c">C</a>`,
  ),
  'admin.html': '<title>Editor</title><main>editor</main>',
  'team.html': '<meta http-equiv="refresh" content="0; url=/about"><main>moved</main>',
  'old-page.html': html('/old-page', '', '<h1>Old</h1>'),
  'faq.html': html('/faq', '', '<h1>FAQ</h1>'),
  'og/en-about.png': 'the card',
  _redirects: '/team /about 301\n',
}

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

const read = () => readExport(folder, routes)
const about = () => read().pages.find(({ path }) => path === '/about')

test('pages are in registry order, without redirect and not-found pages and the editor', () => {
  expect(read().pages.map(({ path }) => path)).toEqual(['/', '/es', '/about', '/faq', '/old-page'])
})

test('metadata is read from the head', () => {
  expect(about()).toMatchObject({
    url: `${origin}/about`,
    route: '/about',
    locale: 'en',
    pageType: 'about',
    file: 'content/about.en.md',
    title: 'Title of /about',
    description: 'What it is',
    canonical: `${origin}/about`,
    indexable: true,
  })
})

test('the card is the picture of shared links', () => {
  expect(about()?.card).toEqual({
    url: `${origin}/og/en-about.png`,
    file: 'og/en-about.png',
    width: 1200,
    height: 630,
    bytes: 8,
    hash: expect.stringMatching(/^[0-9a-f]{16}$/),
    alt: 'The clinic',
  })
})

test('structured data: types of top-level nodes only', () => {
  expect(about()?.types).toEqual(['AboutPage', 'MedicalClinic', 'LocalBusiness'])
})

test('words are those of the text, without menus and forms', () => {
  expect(read().pages[0]?.words).toBe('Home We are here'.split(' ').length)
})

test('links are those of the text in the same language; sources are those of all links', () => {
  expect(about()).toMatchObject({
    linksOut: ['/contact'],
    sources: ['footer'],
  })
  expect(read().pages[0]).toMatchObject({ linksOut: ['/about'], sources: ['footer', 'hero'] })
})

test('redirects are read', () => {
  expect(read().redirects).toEqual([{ from: '/team', to: '/about' }])
})

test.each(['nowhere', 'content'])('the folder %s is rejected with the fix', (name) => {
  expect(() => readExport(name, routes)).toThrow(`${name}: is not an export of this site: run npm run build`)
})
