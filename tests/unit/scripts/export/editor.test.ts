/** @jest-environment node */
import type { Repository } from '@/lib/content/schemas/editor'
import { editorRules, exportedEditor } from '@/scripts/editor/headers'
import { headersFile, headersFor, parseHeaders } from '@/scripts/export/headers'
import { apacheFile, nginxFile, vercelFile } from '@/scripts/export/hosts'

const repository: Repository = { host: 'github', name: 'clinic/website', branch: 'main', review: false }

test.each([
  [undefined, undefined, undefined],
  ['', null, undefined],
  ['1', undefined, {}],
  ['1', repository, {}],
  [undefined, repository, { repository }],
])('SITE_EDITOR=%s, repository: %j', (setting, own, editor) => {
  expect(exportedEditor(own, setting)).toEqual(editor)
})

test('another value is refused', () => {
  expect(() => exportedEditor(undefined, 'yes')).toThrow(
    'SITE_EDITOR is "yes": set it to 1 to export the editor at /admin, or leave it out',
  )
})

const rules = [
  { pattern: '/*', headers: { 'Content-Security-Policy': 'strict', 'Referrer-Policy': 'same-origin' } },
  ...editorRules(repository),
]

test.each(['/admin', '/admin.html', '/admin/editor.js'])(
  '%s has the policy of the editor instead of that of the pages',
  (path) => {
    const headers = headersFor(path, parseHeaders(headersFile(rules)))
    expect(headers['Content-Security-Policy']).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'/,
    )
    expect(headers['Content-Security-Policy']).toMatch(
      /; connect-src 'self' blob: data: https:\/\/api\.github\.com\/; /,
    )
    expect(headers).toMatchObject({ 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'same-origin' })
  },
)

test('the file for the hosts takes the policy of the pages off before it sets another', () => {
  expect(headersFile(rules)).toMatch(/\/admin\n {2}! Content-Security-Policy\n {2}Content-Security-Policy: default-src/)
})

test.each(['/', '/administration'])('%s keeps the policy of the pages', (path) => {
  expect(headersFor(path, rules)['Content-Security-Policy']).toBe('strict')
})

test('nginx, Apache and Vercel have one policy for each address', () => {
  const [own] = editorRules(repository)
  const policy = own?.headers['Content-Security-Policy'] ?? ''
  const nginx = nginxFile(rules, [], ['404.html'])
  expect(nginx).toContain(`map $uri $site_policy {\n  default "strict";\n  ~^/admin$ "${policy}";\n`)
  expect(nginx).toContain('add_header Content-Security-Policy "$site_policy" always;')
  expect(nginx.match(/add_header Content-Security-Policy/g)).toHaveLength(1)
  const apache = apacheFile(rules, [], ['404.html'])
  expect(apache).toMatch(
    /<If "%\{REQUEST_URI\} =~ m#\^\/admin\\\.html\$#">\n {2}Header always set Content-Security-Policy/,
  )
  const { headers } = JSON.parse(vercelFile(rules, [], ['404.html']))
  type Setting = { source: string; headers: { key: string }[] }
  const policies = headers.filter((setting: Setting) => setting.headers.some(({ key }) => key.startsWith('Content-S')))
  for (const path of ['/', '/about', '/administration', '/admin', '/admin.html', '/admin/editor.js']) {
    const matching = policies.filter(({ source }: Setting) => new RegExp(`^${source}$`).test(path))
    expect([path, matching.length]).toEqual([path, 1])
  }
})

test('without an editor nginx has the policy of the pages alone', () => {
  const nginx = nginxFile(rules.slice(0, 1), [], ['404.html'])
  expect(nginx).toContain('add_header Content-Security-Policy "strict" always;')
  expect(nginx).not.toContain('site_policy')
})
