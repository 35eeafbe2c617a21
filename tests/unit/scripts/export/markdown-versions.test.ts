/** @jest-environment node */
import { parse } from 'yaml'
import { isPreview } from '@/lib/content'
import { locales } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { routes } from '@/lib/routes'
import { llmsFile } from '@/lib/seo/llms'
import { markdownPath } from '@/lib/seo/markdown-versions'
import { absoluteUrl } from '@/lib/util/site'
import { headerRules, headersFor } from '@/scripts/export/headers'
import { markdownOf, markdownVersions } from '@/scripts/export/markdown-versions'
import { parsePage } from '@/scripts/shared/parsed-page'
import { complaint, route, siteWith } from './fixtures'

const origin = 'https://www.example.com'
/** A page's `<main>` as Markdown. */
const markdown = (main: string, path = '/about') =>
  markdownOf(
    parsePage({ file: 'about.html', path, html: `<html><body><nav>Menu</nav><main>${main}</main></body></html>` }),
  )

test.each([
  ['/', 'en', '/index.md'],
  ['/', 'es', '/es/index.md'],
  ['/about', 'en', '/about.md'],
  ['/blog/chronic-stress', 'es', '/es/blog/chronic-stress.md'],
] as const)('the Markdown version of %s in %s is %s', (path, locale, file) => {
  expect(markdownPath(path, locale)).toBe(file)
})

test.each([
  ['headings and text', '<h1>Backs</h1><p>They <strong>bend</strong>.</p>', '# Backs\n\nThey **bend**.'],
  ['texts React has parted', '<p>15<!-- -->+</p>', '15+'],
  [
    'footnotes and sources',
    '<p>It helps.<sup><a id="note-1-1" href="#source-1" role="doc-noteref" aria-label="Source 1">1</a></sup> Yes.</p><ol><li id="source-1"><a href="https://a.example/">A</a> <a href="#note-1-1" role="doc-backlink" aria-label="Back">^</a></li></ol>',
    'It helps.[^1] Yes.\n\n[^1]: [A](https://a.example/)',
  ],
  ['lists', '<ol><li>one</li><li>two<ul><li>a</li></ul></li></ol>', '1. one\n2. two\n   - a'],
  ['links within the site', '<p><a href="/faq?source=about#cost">Costs</a></p>', `[Costs](${origin}/faq#cost)`],
  ['links that call', '<a href="tel:+14795550142">Call</a>', '[Call](tel:+14795550142)'],
  [
    'links that open a tab',
    '<a href="https://x.example/?source=a" target="_blank">X<span class="sr-only"> (new tab)</span></a>',
    '[X](https://x.example/?source=a)',
  ],
  [
    'links whose words go on unseen',
    '<a href="/faq">More<span class="sr-only"> about us</span></a>',
    `[More about us](${origin}/faq)`,
  ],
  ['cards that are links', '<a href="/faq"><h3>FAQ</h3><p>Answers.</p></a>', `### [FAQ](${origin}/faq)\n\nAnswers.`],
  ['lists of cards', '<ul><li><h3>One</h3><p>a</p></li><li><h3>Two</h3></li></ul>', '### One\n\na\n\n### Two'],
  ['rows of buttons', '<div><a href="/a">A</a><a href="/b">B</a></div>', `- [A](${origin}/a)\n- [B](${origin}/b)`],
  ['pieces set apart by styles', '<p><time>May</time><span>5 min</span></p>', 'May · 5 min'],
  ['questions', '<details><summary><h3>Why?</h3></summary><div><p>So.</p></div></details>', '### Why?\n\nSo.'],
  ['summaries', '<details><summary>Why?</summary><p>So.</p></details>', '**Why?**\n\nSo.'],
  ['bold summaries', '<details><summary><b>Why?</b></summary><p>So.</p></details>', '**Why?**\n\nSo.'],
  ['facts', '<dl><div><dt>Fri</dt><dd><span>9-1</span></dd></div></dl>', '**Fri**: 9-1'],
  ['facts with a colon of their own', '<dl><dt>Parking: </dt><dd>Free</dd></dl>', '**Parking:** Free'],
  ['longer facts', '<dl><dt>Mail</dt><dd><p>Any time.</p></dd></dl>', '**Mail**\n\nAny time.'],
])('Markdown has %s', (_, html, expected) => {
  expect(markdown(html)).toBe(expected)
})

test.each([
  ['menus', '<nav aria-label="Breadcrumb"><a href="/">Home</a></nav>'],
  ['tables of contents', '<div><p>On this page</p><nav aria-label="On this page"><a href="#a">A</a></nav></div>'],
  [
    'folded tables of contents',
    '<details><summary>On this page</summary><nav aria-label="On this page: contents"><a href="#a">A</a></nav></details>',
  ],
  ['pictures that say nothing', '<p><img src="/drawings/body.svg" alt=""></p>'],
  ['drawings', '<svg role="img" aria-label="A back"><text>1</text></svg>'],
  [
    'captions that repeat a drawing',
    '<figure><svg aria-label="Drawing: waist."></svg><figcaption><span>waist</span></figcaption></figure>',
  ],
  ['frames', '<iframe src="/demo/map" title="Map"></iframe><noscript><iframe src="/demo/map"></iframe></noscript>'],
  ['controls', '<button>Copy</button><a href="/demo/map" data-replay="">Show the map</a>'],
  ['what is for eyes alone', '<span aria-hidden="true">1</span>'],
  ['ways to share', '<section aria-labelledby="share"><h2>Share</h2></section>'],
  ['words in the other language', '<div lang="es"><p>Resumen</p><a hreflang="es" href="/es/about">Leer</a></div>'],
])('Markdown has no %s', (_, html) => {
  expect(markdown(`<p>a</p>${html}<p>b</p>`)).toBe('a\n\nb')
})

test('a Spanish page has no summary in English, and keeps English sources', () => {
  const summary = '<div lang="en"><p>Summary</p><a hreflang="en" href="/about">Read it</a></div>'
  const source = '<p><a href="https://x.example/"><span lang="en">Stress</span></a></p>'
  expect(markdown(`${summary}${source}`, '/es/about')).toBe('[Stress](https://x.example/)')
})

test('a caption that says more than its drawing stays', () => {
  expect(
    markdown(
      '<figure><svg aria-label="A portrait"></svg><figcaption><span>Dr. Ox</span><span>DC</span></figcaption></figure>',
    ),
  ).toBe('Dr. Ox · DC')
})

test('a form is replaced by the other ways to reach the clinic, in the page’s language', () => {
  const text = markdown('<form action="https://f.example"><label>Name<input></label></form>', '/es/contact')
  expect(text).not.toContain('Name')
  expect(text).toContain('(tel:+1')
  expect(text).toContain('[Envíe un mensaje de texto](sms:+1')
  expect(text).toContain('[Escriba un correo](mailto:')
})

const html = (lang: string, main: string) =>
  `<html lang="${lang}"><head><title>About: us</title><meta name="description" content="Who we are"></head><body><main>${main}</main></body></html>`
const registry = [route('/about'), route('/thank-you', { indexable: false })]
const site = (spanish = '<h1>Nosotros</h1>') =>
  siteWith({
    'about.html': html('en', '<h1>About us</h1>'),
    'es/about.html': html('es', spanish),
    'thank-you.html': html('en', '<h1>Thanks</h1>'),
  })

test('a Markdown version begins with what it is and where the page is, in both languages', () => {
  const versions = markdownVersions(site(), registry)
  expect(versions.map(({ file }) => file)).toEqual(['about.md', 'es/about.md'])
  const [, head = '', text] = versions[1]?.text.split('---\n') ?? []
  expect(parse(head)).toEqual({
    ...(isPreview() && { preview: translator('es')('preview.text') }),
    title: 'About: us',
    description: 'Who we are',
    url: `${origin}/es/about`,
    language: 'es',
    translation: `${origin}/about.md`,
  })
  expect(text).toBe('\n# Nosotros\n')
})

test('making a Markdown version leaves the page as it is', () => {
  const whole = site('<h1>Nosotros</h1><form><a href="/es/faq">FAQ</a></form>')
  const links = () =>
    whole.pages[1]?.elements.filter(({ tagName }) => tagName === 'a').map(({ attrs }) => attrs[0]?.value)
  const before = links()
  markdownVersions(whole, registry)
  expect(links()).toEqual(before)
})

test('a page without text stops the build', () => {
  expect(complaint(() => markdownVersions(site('<svg></svg>'), registry))).toContain(
    'es/about.html: <main> has no heading and text',
  )
})

test('Markdown versions are served as Markdown that search engines do not list', () => {
  const rules = headerRules("default-src 'none'")
  expect(headersFor('/es/about.md', rules)).toMatchObject({
    'Content-Type': 'text/markdown; charset=utf-8',
    'X-Robots-Tag': 'noindex',
  })
  expect(headersFor('/es/about', rules)['X-Robots-Tag']).toBeUndefined()
})

describe.each(locales)('llms.txt in %s', (locale) => {
  const text = llmsFile(locale)

  test('follows llmstxt.org: a name, a summary, facts, then headings with lists of links', () => {
    const [name, , summary] = text.split('\n')
    expect(name).toMatch(/^# \S/)
    expect(summary).toMatch(/^> \S/)
    const lists = text.split('\n## ').slice(1)
    expect(lists.length).toBeGreaterThan(5)
    for (const list of lists) {
      const [heading, , ...lines] = list.trimEnd().split('\n')
      expect(heading).toMatch(/^\S/)
      expect(lines.filter((line) => !/^- \[[^\]]+\]\(https:\S+\.md\): \S/.test(line))).toEqual([])
      expect(lines.length).toBeGreaterThan(0)
    }
  })

  test('links to the Markdown version of every page once, except for the blog’s continuation pages', () => {
    const links = [...text.matchAll(/\]\((\S+)\)/g)].map(([, url]) => url)
    const wanted = routes.filter(({ indexable, pageType }) => indexable && pageType !== 'blog-page')
    expect(links.sort()).toEqual(wanted.map(({ path }) => absoluteUrl(markdownPath(path, locale))).sort())
  })

  test('says how to reach the clinic, and where the other language is', () => {
    expect(text).toMatch(/\(\d{3}\) \d{3}-\d{4}/)
    expect(text).toContain(`${origin}${locale === 'en' ? '/es' : ''}/llms.txt`)
    expect(text).not.toMatch(/undefined|\{/)
  })
})
