/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeNotFound } from '@/scripts/export/not-found'
import { complaint, folderWith, route } from './fixtures'

const routes = [
  route('/about'),
  route('/not-found', { kind: 'not-found' }),
  route('/blog/not-found', { kind: 'not-found' }),
]
const exported = {
  '404.html': "Next's own",
  '_not-found.html': '',
  '_not-found.txt': '',
  '_not-found/__next._tree.txt': '',
  'not-found.html': 'page',
  'es/not-found.html': 'página',
  'blog/not-found.html': 'post',
  'es/blog/not-found.html': 'artículo',
}

test("each folder gets its own not-found page, and Next's leftovers go", () => {
  const folder = folderWith(exported)
  placeNotFound(folder, routes)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  expect(['404.html', 'es/404.html', 'blog/404.html', 'es/blog/404.html'].map(read)).toEqual([
    'page',
    'página',
    'post',
    'artículo',
  ])
  expect(read('not-found.html')).toBe('page')
  expect(['_not-found.html', '_not-found.txt', '_not-found'].filter((file) => existsSync(join(folder, file)))).toEqual(
    [],
  )
})

test('every missing page is named', () => {
  const message = complaint(() => placeNotFound(folderWith({ 'not-found.html': '' }), routes))
  expect(message).toContain('3 found')
  expect(message).toContain('es/blog/not-found.html: is missing')
})
