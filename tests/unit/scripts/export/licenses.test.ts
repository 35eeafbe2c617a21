/** @jest-environment node */
import { headerRules, headersFor } from '@/scripts/export/headers'
import { deliveredPackages, licensesFile } from '@/scripts/export/licenses'
import { complaint, folderWith } from './fixtures'

test.each([
  'The Figtree Project Authors',
  'The National Park Project Authors',
  'SIL OPEN FONT LICENSE',
  'Phosphor Icons',
  'country-flag-icons',
  'react-dom, scheduler',
  'Meta Platforms',
  'Vercel',
  'Motion',
])('the installed packages’ licenses name %s', (words) => {
  expect(licensesFile()).toContain(words)
})

test('headings name the packages', () => {
  expect(licensesFile()).toMatch(/^Third-party software and fonts distributed with this site/)
})

test('the editor is named where the export includes it', () => {
  expect(licensesFile()).not.toContain('Sveltia')
  expect(licensesFile(deliveredPackages(true))).toMatch(/^@sveltia\/cms\n\nMIT License[\s\S]*Kohei Yoshino/m)
})

test('a license that several packages share is listed once, with its notices', () => {
  const folder = folderWith({
    'a/LICENSE': 'MIT',
    'b/license.md': 'MIT\n',
    'c/LICENSE.txt': 'Apache',
    'c/NOTICE': 'By C',
  })
  expect(
    licensesFile(['a', 'b', 'c'], folder)
      .split(/\n-+\n\n/)
      .slice(1),
  ).toEqual(['a, b\n\nMIT\n', 'c\n\nApache\n\nBy C\n'])
})

test('a package that states the MIT license without its text passes it on with its author', () => {
  const text = licensesFile(['a'], folderWith({ 'a/package.json': '{ "license": "MIT", "author": "A. Author" }' }))
  expect(text).toMatch(/^a\n\nMIT License\n\nCopyright \(c\) A\. Author\n\nPermission is hereby granted/m)
})

test('a package without a license stops the build', () => {
  const folder = folderWith({ 'a/LICENSE': 'MIT', 'b/index.js': '' })
  const message = complaint(() => licensesFile(['a', 'b', 'absent'], folder))
  expect(message).toContain('licenses: 2 found')
  expect(message).toContain(`b: has no license file in ${folder}: run \`npm ci\`, or replace the package`)
})

test('it is served as text', () => {
  expect(headersFor('/licenses.txt', headerRules(''))['Content-Type']).toBe('text/plain; charset=utf-8')
})
