/** @jest-environment node */
import type { Repository } from '@/lib/schemas/editor'
import { exportedEditor } from '@/scripts/export/editor'
import { headerRules, headersFile, headersFor, parseHeaders } from '@/scripts/export/headers'
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

test('any other value is rejected', () => {
  expect(() => exportedEditor(undefined, 'yes')).toThrow(
    'SITE_EDITOR is "yes": set it to 1 to export the editor at /admin, or leave it out',
  )
})

const policy = "frame-ancestors 'self'"

/** Join the headers of all matching rules, as some hosts do. */
const sent = (path: string, hasEditor: boolean) =>
  headersFor(path, parseHeaders(headersFile(headerRules(policy, hasEditor))))

test.each(['/admin', '/admin.html', '/admin/editor.js'])('%s is not indexed', (path) => {
  expect(sent(path, true)).toMatchObject({ 'Content-Security-Policy': policy, 'X-Robots-Tag': 'noindex' })
})

test.each(['/', '/about', '/administration'])('an editor changes no header of %s', (path) => {
  expect(sent(path, true)).toEqual(sent(path, false))
})

test.each([
  ['nginx', nginxFile],
  ['Apache', apacheFile],
  ['Vercel', vercelFile],
])('%s sends that one policy as well', (_, fileOf) => {
  const text = fileOf(headerRules(policy, true), [], ['404.html'])
  expect(text.match(/Content-Security-Policy\W/g)).toHaveLength(1)
  expect(text).toContain(policy)
  expect(text).toContain('/admin')
})
