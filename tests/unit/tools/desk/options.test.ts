/** @jest-environment node */

import { siteFolder } from '@/scripts/shared/site-folder'
import { readOptions } from '@/tools/desk/options'

const read = (...args: string[]) => readOptions(args, (path) => ['/', '/builds/june'].includes(path))

test('defaults without arguments', () => {
  expect(read()).toEqual({ folder: siteFolder, to: 'desk', paths: [], check: false })
})

test('folders, paths and flags', () => {
  expect(read('/builds/june', '--against', 'old')).toMatchObject({ folder: '/builds/june', against: 'old' })
  expect(read('--check', '/', '/es/about')).toMatchObject({
    folder: siteFolder,
    paths: ['/', '/es/about'],
    check: true,
  })
  expect(read('--to', 'reports/june').to).toBe('reports/june')
})

const wrong: [args: string, reason: RegExp][] = [
  ['--verbose', /Unknown option '--verbose'[\s\S]*--against FOLDER/],
  ['--against', /--against/],
  ['out old', /one folder at a time: out, old/],
  ['/about', /addresses go with --check/],
]

test.each(wrong)('%s is rejected with the usage', (args, reason) => {
  expect(() => read(...args.split(' '))).toThrow(reason)
})
