/** @jest-environment node */
import type { Repository } from '@/lib/content/schemas/editor'
import { exportedEditor } from '@/scripts/editor/headers'
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

test('another value is refused', () => {
  expect(() => exportedEditor(undefined, 'yes')).toThrow(
    'SITE_EDITOR is "yes": set it to 1 to export the editor at /admin, or leave it out',
  )
})

const policy = "default-src 'none'; frame-ancestors 'self'"
const policyHeader = 'Content-Security-Policy'
const whoFrames = "frame-ancestors 'self'"

/** What a host that joins the headers of all matching rules sends. */
const sent = (path: string, hasEditor: boolean) =>
  headersFor(path, parseHeaders(headersFile(headerRules(policy, hasEditor))))

test.each(['/admin', '/admin.html', '/admin/editor.js'])(
  '%s gets no policy of the pages, whatever the host does with several rules, and is not indexed',
  (path) => {
    expect(sent(path, true)).toMatchObject({ [policyHeader]: whoFrames, 'X-Robots-Tag': 'noindex' })
  },
)

test.each(['/', '/about', '/administration'])('with an editor the header of %s says who may frame it', (path) => {
  const headers = sent(path, true)
  expect(headers).toEqual({ ...sent(path, false), [policyHeader]: whoFrames })
  expect(headers['X-Robots-Tag']).toBeUndefined()
  expect(sent(path, false)[policyHeader]).toBe(policy)
})

test.each([
  ['nginx', nginxFile],
  ['Apache', apacheFile],
  ['Vercel', vercelFile],
])('%s sends that one policy as well', (_, fileOf) => {
  const text = fileOf(headerRules(policy, true), [], ['404.html'])
  expect(text.match(/Content-Security-Policy\W/g)).toHaveLength(1)
  expect(text).toContain(whoFrames)
  expect(text).not.toContain('default-src')
  expect(text).toContain('/admin')
})
