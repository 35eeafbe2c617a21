/** @jest-environment node */
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '@/lib/util/files'
import { placeNotFound } from '@/scripts/export/not-found'
import { temporaryFolder } from '../../temporary-folder'
import { complaint, folderWith, route } from './fixtures'
import { buildTime, tinyExport } from './next/tiny-app'

const routes = [
  route('/about'),
  route('/not-found', { pageType: 'not-found' }),
  route('/blog/not-found', { pageType: 'not-found' }),
]
const exported = {
  '404.html': "Next's own",
  'not-found.html': 'page',
  'es/not-found.html': 'página',
  'blog/not-found.html': 'post',
  'es/blog/not-found.html': 'artículo',
}

test('each folder gets its own not-found page', () => {
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
})

test(
  "Next's own not-found page goes",
  () => {
    const folder = temporaryFolder()
    cpSync(tinyExport(), folder, { recursive: true })
    const leftovers = () => listFiles(folder).filter((file) => /(^|\/)_not-found/.test(file))
    const own = readFileSync(join(folder, '404.html'), 'utf8')
    expect(leftovers().length).toBeGreaterThan(2)
    placeNotFound(folder, [route('/not-found', { pageType: 'not-found' })])
    expect(leftovers()).toEqual([])
    expect(readFileSync(join(folder, '404.html'), 'utf8')).not.toBe(own)
  },
  buildTime,
)

test('every missing page is named', () => {
  const message = complaint(() => placeNotFound(folderWith({ 'not-found.html': '' }), routes))
  expect(message).toContain('3 found')
  expect(message).toContain('es/blog/not-found.html: is missing')
})
