/** @jest-environment node */
import { editorRules, editorWanted } from '@/scripts/editor/headers'
import { headersFile, headersFor, parseHeaders } from '@/scripts/export/headers'

test.each([
  [undefined, false],
  ['', false],
  ['1', true],
])('SITE_EDITOR=%s', (setting, wanted) => {
  expect(editorWanted(setting)).toBe(wanted)
})

test('another value is refused', () => {
  expect(() => editorWanted('yes')).toThrow(
    'SITE_EDITOR is "yes": set it to 1 to export the editor at /admin, or leave it out',
  )
})

const rules = [
  { pattern: '/*', headers: { 'Content-Security-Policy': 'strict', 'Referrer-Policy': 'same-origin' } },
  ...editorRules,
]

test.each(['/admin', '/admin/editor.js'])('%s has the policy of the editor instead of that of the pages', (path) => {
  const headers = headersFor(path, parseHeaders(headersFile(rules)))
  expect(headers['Content-Security-Policy']).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'/,
  )
  expect(headers).toMatchObject({ 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'same-origin' })
})

test('the file for the hosts takes the policy of the pages off before it sets another', () => {
  expect(headersFile(rules)).toMatch(/\/admin\n {2}! Content-Security-Policy\n {2}Content-Security-Policy: default-src/)
})

test.each(['/', '/administration'])('%s keeps the policy of the pages', (path) => {
  expect(headersFor(path, rules)['Content-Security-Policy']).toBe('strict')
})
