/** @jest-environment node */

import { outputProblems } from '@/scripts/export/next/expect-output'
import { elementsOf } from '@/scripts/shared/html'
import { stopAt } from '@/scripts/shared/problems'
import { complaint } from '../fixtures'
import { buildTime, tinyPage } from './tiny-app'

let html = ''
beforeAll(() => {
  html = tinyPage()
}, buildTime)

const problems = (source: string) => outputProblems({ file: 'about.html', elements: elementsOf(source) })
const withScript = (attributes: string) => html.replace('</main>', `</main><script ${attributes}></script>`)

test('a page as Next exports it passes, also with a module of ours and data blocks', () => {
  expect(problems(html)).toEqual([])
  expect(problems(withScript('type="module" src="/demo/frame.js"'))).toEqual([])
  expect(problems(withScript('type="application/json"'))).toEqual([])
})

test.each([
  ['no data', () => html.replaceAll('__next_f', '__next_g'), 'no data for React (self.__next_f.push)'],
  ['data announced and not given', () => html.replaceAll('.push([1,', '.push([4,'), 'no data for React'],
  ['no script file', () => html.replace(/<script src="[^"]*"[^>]*><\/script>/g, ''), 'no script file of Next'],
  ['script files elsewhere', () => html.replaceAll('src="/_next/', 'src="/_chunks/'), 'no script file of Next'],
  [
    'a start script in a file',
    () => html.replace(/<script id="_R_">.*?<\/script>/s, '<script src="/_next/start.js" id="_R_"></script>'),
    'no inline start script',
  ],
  ['speculation rules', () => withScript('type="speculationrules"'), 'a script of the type "speculationrules"'],
  ['an import map', () => withScript('type="importmap"'), 'a script of the type "importmap"'],
  ['a module of Next', () => withScript('type="module" src="/_next/static/a.js"'), 'a script of the type "module"'],
  ['an inline module', () => withScript('type="module"'), 'a script of the type "module"'],
])('%s stops the build with file, reason and fix', (_, change, reason) => {
  const changed = change()
  expect(changed).not.toBe(html)
  const message = complaint(() => stopAt('output of Next', problems(changed)))
  expect(message).toContain(`about.html: ${reason}`)
  expect(message).toMatch(
    /: build with SITE_PLAIN=1, return to the version of Next .* or adapt scripts\/export\/next\/defer-scripts\.ts$/,
  )
})
