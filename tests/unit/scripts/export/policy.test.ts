/** @jest-environment node */
import { headerRules, headersFile, headersFor, parseHeaders } from '@/scripts/export/headers'
import { pagePolicy, policyHeader, policyProblems, statePolicy } from '@/scripts/export/policy'
import { attribute, elementsOf } from '@/scripts/shared/html'
import { complaint } from './fixtures'

const own = ["'self'"]
const noEmbeds = { frame: own, script: [], connect: [], form: [], ancestors: own }

const rule = (pattern: string, headers: Record<string, string>) => ({ pattern, headers })

const page = (html: string) => ({ file: 'about.html', elements: elementsOf(html) })

test('a page allows its own inline scripts and styles, files of the site, and nothing else', () => {
  const html =
    '<script>load()</script><script type="speculationrules">{}</script><style>p{}</style><script type="application/json">{}</script><script src="/a.js">'
  expect(pagePolicy(page(html), noEmbeds).split('; ')).toEqual([
    "default-src 'none'",
    // printf 'load()' | openssl dgst -sha256 -binary | base64
    // printf '{}' | openssl dgst -sha256 -binary | base64
    "script-src 'self' 'sha256-Qn5QVYTzqsxnj0ilm2l+WQZU301YmwVBksEDoZZ/Fbk=' 'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='",
    expect.stringMatching(/^style-src 'self' 'sha256-[A-Za-z0-9+/]{43}='$/),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ])
})

test('the embeds add their origins, each to its own directive', () => {
  const embeds = {
    frame: ['https://forms.example', "'self'"],
    script: ['https://js.example'],
    connect: ['https://js.example'],
    form: ['https://post.example'],
    ancestors: ["'self'", 'https://www.clinic.example'],
  }
  const before = pagePolicy(page(''), noEmbeds).split('; ')
  const after = pagePolicy(page(''), embeds).split('; ')
  expect(after.filter((directive) => !before.includes(directive))).toEqual([
    "script-src 'self' https://js.example",
    "connect-src 'self' https://js.example",
    "frame-src https://forms.example 'self'",
    "form-action 'self' https://post.example",
  ])
  expect(after).toHaveLength(before.length)
  // Nothing else: a host without TLS must be able to send it.
  expect(policyHeader(embeds)).toBe("frame-ancestors 'self' https://www.clinic.example")
})

test('what is counted may go to its service, and nothing else to it', () => {
  const counted = 'https://clinic.goatcounter.com'
  const before = pagePolicy(page(''), noEmbeds).split('; ')
  const after = pagePolicy(page(''), noEmbeds, [], [counted]).split('; ')
  expect(after.filter((directive) => !before.includes(directive))).toEqual([`connect-src 'self' ${counted}`])
})

test('the header does not grow with the number of providers', () => {
  const hosts = Array.from({ length: 60 }, (_, i) => `https://provider-${i}.example`)
  const many = { ...noEmbeds, frame: hosts, script: hosts, connect: hosts, form: hosts }
  expect(headersFile(headerRules(policyHeader(many)))).toBe(headersFile(headerRules(policyHeader(noEmbeds))))
})

test('a frame that takes payment or opens popups changes two headers, and no others', () => {
  const permissions = { origins: { payment: ['https://book.example', 'https://pay.example'] }, popups: true }
  const before = headersFor('/about', headerRules('x'))
  const after = headersFor('/about', headerRules('x', false, permissions))
  expect(before).toMatchObject({
    'Permissions-Policy': expect.stringContaining('payment=()'),
    'Cross-Origin-Opener-Policy': 'same-origin',
  })
  expect(after).toEqual({
    ...before,
    'Permissions-Policy':
      'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(self "https://book.example" "https://pay.example"), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  })
})

test('style attributes and inline handlers are all named', () => {
  expect(policyProblems(page('<p style="color:red">a</p><b onclick="x()">b</b>'))).toEqual([
    expect.stringContaining('about.html: <p style="color:red">'),
    expect.stringContaining('about.html: <b onclick="x()">'),
  ])
})

test('a page states its policy before everything it governs, without header-only directives', () => {
  const html =
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>load()</script><style>p{}</style></head></html>'
  const stated = statePolicy({ file: 'about.html', html }, "img-src 'self'; frame-ancestors 'none'")
  const [charset, meta, ...others] = elementsOf(stated).filter(({ parentNode }) => parentNode?.nodeName === 'head')
  expect(charset?.attrs).toEqual([{ name: 'charset', value: 'utf-8' }])
  expect(meta && attribute(meta, 'http-equiv')).toBe('Content-Security-Policy')
  expect(meta && attribute(meta, 'content')).toBe("img-src 'self'")
  expect(others.map(({ tagName }) => tagName)).toEqual(['script', 'style'])
})

test('a page that does not begin with its charset is reported', () => {
  const html = '<html><head><style>p{}</style><meta charset="utf-8"></head></html>'
  expect(complaint(() => statePolicy({ file: 'about.html', html }, "img-src 'self'"))).toMatch(
    /^about\.html: its head must begin/,
  )
})

test('the header file reads back as the rules it was written from', () => {
  const rules = headerRules("default-src 'none'; img-src 'self' data:")
  expect(parseHeaders(headersFile(rules))).toEqual(rules)
  expect(parseHeaders('# a comment\n\n/x\n  A: b: c\n')).toEqual([{ pattern: '/x', headers: { A: 'b: c' } }])
})

test('a line a host would ignore stops the build', () => {
  expect(complaint(() => headersFile(headerRules('x'.repeat(2000))))).toContain('2000 allowed')
})

test('every address gets the headers of all patterns that match it', () => {
  const rules = headerRules('the policy')
  expect(headersFor('/about', rules)).toMatchObject({ 'Content-Security-Policy': 'the policy' })
  expect(headersFor('/about', rules)).not.toHaveProperty('Cache-Control')
  expect(headersFor('/_next/static/a.js', rules)['Cache-Control']).toBe('public, max-age=31536000, immutable')
  expect(headersFor('/es/about.txt', rules)['Content-Type']).toBe('text/plain; charset=utf-8')
  for (const folder of ['', '/es']) {
    expect(headersFor(`${folder}/feed.xml`, rules)['Content-Type']).toBe('application/rss+xml; charset=utf-8')
  }
  expect(headersFor('/sitemap.xml', rules)).not.toHaveProperty('Content-Type')
  expect(headersFor('/txt', rules)).not.toHaveProperty('Content-Type')
  expect(headersFor('/b', [rule('/a', { A: '1' })])).toEqual({})
  const two = [rule('/*', { A: '1' }), rule('/a', { A: '2', B: '3' })]
  expect(headersFor('/a', two)).toEqual({ A: '1, 2', B: '3' })
})
