/** @jest-environment node */
import { readOptions } from '@/scripts/desk/options'
import { siteFolder } from '@/scripts/site-folder'

const read = (...args: string[]) => readOptions(args, (path) => ['/', '/builds/june'].includes(path))

test('without arguments the export is read and the report served', () => {
  expect(read()).toEqual({ folder: siteFolder, to: 'desk', paths: [], check: false, serve: true, port: 4190 })
})

test('folders, addresses and switches', () => {
  expect(read('/builds/june', '--against', 'old', '--no-serve')).toMatchObject({
    folder: '/builds/june',
    against: 'old',
    serve: false,
  })
  expect(read('--check', '/', '/es/about')).toMatchObject({
    folder: siteFolder,
    paths: ['/', '/es/about'],
    check: true,
    serve: false,
  })
  expect(read('--port', '5000').port).toBe(5000)
  expect(read('--to', 'reports/june').to).toBe('reports/june')
})

const wrong: [args: string, reason: RegExp][] = [
  ['--verbose', /Unknown option '--verbose'[\s\S]*--against FOLDER/],
  ['--against', /--against/],
  ['--port eighty', /--port eighty: must be a number/],
  ['--port 70000', /must be a number from 1 to 65535/],
  ['out old', /one folder at a time: out, old/],
  ['/about', /addresses go with --check/],
]

test.each(wrong)('%s is refused with what to do', (args, reason) => {
  expect(() => read(...args.split(' '))).toThrow(reason)
})
