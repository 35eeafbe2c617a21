import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '@/lib/util/files'
import { headerRules } from '@/scripts/export/headers'
import { chosenHost, type Host, hosts } from '@/scripts/export/host'
import { parseRedirects } from '@/scripts/export/redirects'
import { writeForHosts } from '@/scripts/export/write-for-hosts'
import { complaint, folderWith } from './fixtures'

/** Return the files of a site for a host besides its pages. */
function writtenFor(host?: Host) {
  const folder = folderWith({ '404.html': 'not found' })
  const pages = writeForHosts(folder, headerRules(''), host).map(({ file }) => file)
  return { folder, pages, files: listFiles(folder).filter((file) => !file.endsWith('.html')) }
}

test.each([
  ['cloudflare', ['_headers', '_redirects']],
  ['netlify', ['_headers', '_redirects']],
  ['vercel', ['vercel.json']],
  ['nginx', ['nginx.conf']],
  ['apache', ['.htaccess']],
  ['github-pages', ['.nojekyll']],
  [undefined, ['.htaccess', '.nojekyll', '_headers', '_redirects', 'nginx.conf', 'vercel.json']],
] as const)('a site for %s has the files that it reads, and no others', (host, files) => {
  expect(writtenFor(host).files.sort()).toEqual(files)
})

test('redirect pages exist only if the host cannot redirect itself', () => {
  expect(hosts.filter((host) => writtenFor(host).pages.length > 0)).toEqual(['github-pages'])
  expect(writtenFor().pages).toContain('es/symptoms/headaches-migraines.html')
})

test('the redirects of a chosen host read back', () => {
  const text = readFileSync(join(writtenFor('netlify').folder, '_redirects'), 'utf8')
  expect(parseRedirects(text).get('/symptoms/headaches-migraines')).toEqual([
    { query: '', to: '/symptoms/headache-migraine', status: 301 },
  ])
})

test('a host is chosen by its name', () => {
  expect(chosenHost('')).toBeUndefined()
  expect(chosenHost('nginx')).toBe('nginx')
  expect(complaint(() => chosenHost('aws'))).toMatch(/^SITE_HOST is "aws": set it to one of cloudflare, netlify,/)
})
