/** @jest-environment node */
import { differences } from '@/tools/compare/differences'
import { folderWith } from '../../scripts/export/fixtures'

const page = `<!DOCTYPE html><html lang="en" class="a_1"><head><title>Back pain</title>
<meta name="description" content="What helps."><meta property="og:image" content="/og/a.png">
<link rel="canonical" href="https://www.example.com/back"><link rel="alternate" hreflang="es" href="https://www.example.com/es/back">
<link rel="preload" href="/_next/static/media/figtree.1t3s5v.woff2" as="font"><link rel="icon" href="/_next/static/media/mark.0a1b2c.svg">
<style data-href="/_next/static/chunks/0uw5y.css">.x{color:red}</style>
<script type="application/ld+json">{"@type":"WebPage","name":"Back pain","about":{"@id":"#clinic"}}</script></head>
<body><nav aria-label="Main menu"><ul><li><a href="/faq" class="l">Questions</a></li></ul></nav>
<main><h1>Back pain</h1><p>It <b>hurts</b><!-- -->, we <a href="#care">help</a>.</p>
<h2 id="care">Care</h2><h2 id="own">Costs</h2><img src="/_next/static/media/spine.0a1b2c.png" alt="A spine" width="20" height="30">
<section aria-labelledby="own"><button type="button" aria-expanded="false"><svg><use href="/icons.svg#phone"></use></svg>Call</button></section>
<form action="/send"><label for="_R_1_">Name</label><input id="_R_1_" required type="text"></form>
<noscript><p>Call us</p></noscript><iframe data-src="/demo/map" title="Map"></iframe></main></body></html>`

/** The differences after a change of a page. */
const between = (before: string, after: string, file = 'back.html') =>
  differences(folderWith({ [file]: before }), folderWith({ [file]: after }))

const changed = (from: string, to: string) => {
  expect(page).toContain(from)
  return between(page, page.replaceAll(from, to))
}

test.each([
  ['a class', 'class="l"', 'class="link big"'],
  ['a style sheet', 'color:red', 'color:blue'],
  ['the name of a chunk', 'chunks/0uw5y.css', 'chunks/zzzzz.css'],
  ['the hash of a picture', 'spine.0a1b2c.png', 'spine.999999.png'],
  ['the hash of a font', 'figtree.1t3s5v', 'figtree.zzzzzz'],
  ['a wrapper', '<h1>Back pain</h1>', '<div><h1><span>Back pain</span></h1></div>'],
  ['where React splits a text', '<!-- -->, we', ',<!-- --> we'],
  ['an id that React made', '_R_1_', '_R_2b_'],
  ['an id that nothing leads to, with its words', '"own"', '"costs"'],
  ['space between elements', '</h1><p>', '</h1>\n  <p>'],
  ['the order of structured data', '"@type":"WebPage","name":"Back pain"', '"name":"Back pain","@type":"WebPage"'],
  ['the order of attributes', 'alt="A spine" width="20"', 'width="20" alt="A spine"'],
  [
    'the order of metadata',
    '<meta name="description" content="What helps."><meta property="og:image" content="/og/a.png">',
    '<meta property="og:image" content="/og/a.png"><meta name="description" content="What helps.">',
  ],
])('%s makes no difference', (_name, from, to) => {
  expect(changed(from, to)).toEqual([])
})

test.each([
  ['a word', 'hurts', 'aches'],
  ['the level of a heading', '<h2 id="care">Care</h2>', '<h3 id="care">Care</h3>'],
  ['an address', 'href="/faq"', 'href="/blog"'],
  ['how far a link reaches', 'help</a>.', 'help.</a>'],
  ['an id that a link leads to', '<h2 id="care"', '<h2 id="caring"'],
  ['the name of a landmark', 'Main menu', 'Menu'],
  ['a landmark', '<main>', '<div>'],
  ['a list', '<ul><li>', '<div><div>'],
  ['what a button is', 'aria-expanded="false"', 'aria-expanded="true"'],
  ['an icon', '#phone', '#house'],
  ['the title', '<title>Back pain', '<title>Pain'],
  ['the description', 'What helps.', 'What else helps.'],
  ['the canonical address', '/back"><link', '/pain"><link'],
  ['a counterpart', 'hreflang="es"', 'hreflang="fr"'],
  ['an Open Graph value', '/og/a.png', '/og/b.png'],
  ['the language', 'lang="en"', 'lang="es"'],
  ['structured data', '"@id":"#clinic"', '"@id":"#doctor"'],
  ['a picture', '/spine.', '/neck.'],
  ['words of a picture', 'A spine', 'A back'],
  ['the size of a picture', 'height="30"', 'height="40"'],
  ['the label of a field', '<label for="_R_1_">', '<label for="_R_3_">'],
  ['a rule of a field', ' required', ''],
  ['where a form goes', '/send', '/post'],
  ['what stands where no script runs', 'Call us', 'Write us'],
  ['a frame', '/demo/map', '/demo/survey'],
])('%s makes a difference', (_name, from, to) => {
  expect(changed(from, to)).toHaveLength(1)
})

test('shows what was and what is, without what is equal', () => {
  const [difference] = changed('hurts', 'aches')
  expect(difference?.file).toBe('back.html')
  expect(difference?.lines).toEqual(
    expect.arrayContaining(['-It hurts, we <a href="#care">help</a>.', '+It aches, we <a href="#care">help</a>.']),
  )
  expect(difference?.lines.join('\n')).not.toContain('Main menu')
})

const policy = "  Content-Security-Policy: script-src 'self' 'sha256-abc+/1=' 'sha256-def='; style-src 'self'\n"

test.each([
  ['hashes of the security policy', '_headers', policy, policy.replace("'sha256-def='", "'sha256-x=' 'sha256-y='"), 0],
  ['a source in the security policy', '_headers', policy, policy.replace("style-src 'self'", "style-src 'none'"), 1],
  ['a redirect', '_redirects', '/a /b 301\n', '/a /c 301\n', 1],
  ['an address of the sitemap', 'sitemap.xml', '<loc>/a</loc><loc>/b</loc>', '<loc>/a</loc>', 1],
  ['the order of a JSON file', 'search.json', '{"title":"A","items":[]}', '{"items":[],"title":"A"}', 0],
  ['a title in a JSON file', 'search.json', '{"title":"A"}', '{"title":"B"}', 1],
  ['a text file', 'licenses.txt', 'MIT', 'ISC', 1],
  ['robots.txt', 'robots.txt', 'Allow: /', 'Disallow: /', 1],
  ['the bytes of a picture', 'og/a.png', 'one', 'two', 1],
  ['a script', 'demo/frame.js', 'a()', 'b()', 0],
  ['a chunk', '_next/static/chunks/a.js', 'a()', 'b()', 0],
])('in %s', (_name, file, before, after, count) => {
  expect(between(before, after, file)).toHaveLength(count)
})

test('flight data repeats its page, in any location', () => {
  const before = folderWith({ 'about.html': page, 'about.txt': 'a', 'about/__next._tree.txt': 'b', 'robots.txt': 'c' })
  expect(differences(before, folderWith({ 'about.html': page, 'robots.txt': 'c' }))).toEqual([])
})

test('an added or removed file is a difference', () => {
  const found = differences(folderWith({ 'a.html': page }), folderWith({ 'b.html': page }))
  expect(found.map(({ file, lines }) => [file, ...lines])).toEqual([
    ['a.html', '- the file is gone'],
    ['b.html', '+ the file is new'],
  ])
})

test('only the requested, existing addresses are compared', () => {
  const [before, after] = ['hurts', 'aches'].map((word) => {
    const html = page.replace('hurts', word)
    return folderWith({ 'a.html': html, 'es/b.html': html, 'robots.txt': word })
  }) as [string, string]
  expect(differences(before, after, ['/es/b']).map(({ file }) => file)).toEqual(['es/b.html'])
  expect(() => differences(before, after, ['/c'])).toThrow('/c: is a page of neither')
})

test('structured data that cannot be read names its page', () => {
  expect(() => changed('{"@type"', '{@type')).toThrow('back.html: ')
})
