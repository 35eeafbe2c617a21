import { expect, test } from '@playwright/test'
import { locales } from '@/lib/i18n/locales'
import { markdownPath } from '@/lib/seo/markdown-versions'
import { absoluteUrl } from '@/lib/util/site'
import { once } from './visit'

for (const [path, type, start] of [
  ['/sitemap.xml', 'xml', '<?xml version="1.0" encoding="UTF-8"?>\n<urlset '],
  ['/robots.txt', 'text/plain', `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}`],
  ['/llms.txt', 'text/plain; charset=utf-8', '# '],
  ['/es/llms.txt', 'text/plain; charset=utf-8', '# '],
  ['/clinic.vcf', 'text/vcard', 'BEGIN:VCARD'],
] as const) {
  test(`${path} is served as what it is`, once, async ({ request }) => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toContain(type)
    expect((await answer.text()).startsWith(start)).toBe(true)
  })
}

for (const path of locales.flatMap((locale) => [
  markdownPath('/', locale),
  markdownPath('/symptoms/back-pain', locale),
])) {
  test(`${path} is Markdown that is not listed`, once, async ({ request }) => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8')
    expect(answer.headers()['x-robots-tag']).toBe('noindex')
    expect(await answer.text()).toMatch(/^---\n(?:preview: .+\n)?title: [\s\S]+\n---\n[\s\S]*^# \S/m)
  })
}

test('files for hosts are not served', once, async ({ request }) => {
  for (const file of ['_headers', '_redirects', 'nginx.conf', 'vercel.json', '.htaccess']) {
    expect((await request.get(`/${file}`)).status()).toBe(404)
  }
})
