/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { verifySearch } from '@/scripts/export/verify-search'
import { complaint, siteWith } from './fixtures'

const index = (targets = ['0', '0#way']) =>
  JSON.stringify({ pages: [['/about', 'About']], everyday: [{ targets, own: ['who'], foreign: [] }] })
const texts = JSON.stringify({
  leads: ['Who we are.'],
  sections: [
    [0, '', 'What we do', ''],
    [0, 'way', 'The way here', ''],
  ],
})
const html = '<h2 id="what-we-do">What we do</h2><h2 id="way">The way here</h2>'
const files = {
  'about.html': html,
  'es/about.html': html,
  'search.json': index(),
  'es/search.json': index(),
  'search-texts.json': texts,
  'es/search-texts.json': texts,
  '_next/static/chunks/link.js':
    'a(["static/chunks/dialog.js","static/chunks/shared.js"]),a(["static/chunks/finder.js"]),a(["static/chunks/other.js"])',
  '_next/static/chunks/dialog.js': '"data-search-dialog"',
  '_next/static/chunks/shared.js': 'shared()',
  '_next/static/chunks/finder.js': 'entry.isForeign',
  '_next/static/chunks/other.js': randomBytes(100_000).toString('hex'),
}
const noise = (bytes: number) => `"data-search-dialog isForeign ${randomBytes(bytes).toString('hex')}"`

const log = jest.spyOn(console, 'log').mockImplementation(() => {})
const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
const check = (change: Record<string, string> = {}) => complaint(() => verifySearch(siteWith({ ...files, ...change })))

test('a site whose search targets exist passes, and its size is printed', () => {
  expect(check()).toBe('')
  expect(log.mock.calls.at(-1)?.[0]).toMatch(
    /^search loads 0\.\d KB: dialog 0\.\d KB, finder 0\.\d KB, index 0\.\d KB, texts 0\.\d KB$/,
  )
  expect(warn).not.toHaveBeenCalled()
})

test('a size above the target is a warning', () => {
  expect(check({ '_next/static/chunks/shared.js': noise(112_000) })).toBe('')
  expect(warn.mock.calls.at(-1)?.[0]).toMatch(
    /^warning: search loads 1\d\d\.\d KB: .*; target 115\.0 KB, limit 138\.0 KB$/,
  )
})

test.each([
  [
    'a part that is not there',
    { 'es/about.html': '<h2 id="way">' },
    'es/search-texts.json: leads to /about#what-we-do',
  ],
  ['a part of everyday words', { 'search.json': index(['0#no']) }, 'leads to /about#no'],
  ['a page that is not there', { 'search.json': index(['7']) }, 'which is missing'],
  ['a heavy finder', { '_next/static/chunks/finder.js': noise(140_000) }, 'limit 138.0 KB'],
  ['a heavy dialog', { '_next/static/chunks/shared.js': noise(140_000) }, 'limit 138.0 KB'],
  [
    'heavy texts',
    { 'search-texts.json': JSON.stringify({ ...JSON.parse(texts), more: noise(140_000) }) },
    'limit 138.0 KB',
  ],
  ['another bundler', { '_next/static/chunks/link.js': '' }, 'its scripts were not found'],
])('%s is named', (_, change, message) => {
  expect(check(change)).toContain(message)
})
