/** @jest-environment node */

import { listFiles } from '@/lib/util/files'
import { legacyScripts, removeSegments } from '@/scripts/export/next/remove-unused'
import { elementsOf } from '@/scripts/shared/html'
import { folderWith } from '../fixtures'

test('Next’s prefetch files are removed, and folders that become empty', () => {
  const folder = folderWith({
    'index.txt': '',
    '__next._tree.txt': '',
    'blog.txt': '',
    'blog/__next.!KGVuKQ.txt': '',
    'blog/post.txt': '',
    'blog/post/__next._full.txt': '',
    'blog/post/__next.!KGVuKQ.blog.$d$slug.__PAGE__.txt': '',
  })
  removeSegments(folder)
  expect(listFiles(folder)).toEqual(['blog.txt', 'blog/post.txt', 'index.txt'])
})

test('an output without such files stops the build: their names have changed', () => {
  expect(() => removeSegments(folderWith({ 'index.txt': '' }))).toThrow(
    /no page has data in segments.*remove-unused\.ts/,
  )
})

test('scripts for browsers without modules are recognized', () => {
  const html = '<script src="/_next/a.js" async></script><script src="/_next/old.js" noModule></script>'
  expect(legacyScripts(elementsOf(html))).toEqual(['/_next/old.js'])
})
