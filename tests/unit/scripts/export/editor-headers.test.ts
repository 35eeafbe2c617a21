/** @jest-environment node */
import { headerRules, headersFile, headersFor, parseHeaders } from '@/scripts/export/headers'
import { apacheFile, nginxFile, vercelFile } from '@/scripts/export/server-configurations'

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
