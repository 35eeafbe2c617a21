import { expect, test } from '@playwright/test'
import { once } from './visit'

test('robots.txt is served as what it is', once, async ({ request }) => {
  const answer = await request.get('/robots.txt')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toContain('text/plain')
  expect((await answer.text()).startsWith('User-agent: *\nAllow: /\n')).toBe(true)
})

test('search engines find nothing of a preview', once, async ({ request }) => {
  expect((await request.get('/sitemap.xml')).status()).toBe(404)
  expect(await (await request.get('/robots.txt')).text()).not.toContain('Sitemap')
  for (const path of ['/', '/es/about', '/images/none.png']) {
    const answer = await request.get(path)
    expect(answer.headers()['x-robots-tag']).toContain('noindex')
  }
  expect(await (await request.get('/about')).text()).toContain('<meta name="robots" content="noindex"')
})

test('files for hosts are not served, nor is an editor', once, async ({ request }) => {
  for (const file of [
    'admin',
    'admin.html',
    'admin/editor.js',
    '_headers',
    '_redirects',
    'nginx.conf',
    'vercel.json',
    '.htaccess',
  ]) {
    expect((await request.get(`/${file}`)).status()).toBe(404)
  }
})
