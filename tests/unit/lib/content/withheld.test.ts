import { documentsOf } from '@/lib/compiled/data'
import { readContent } from '@/lib/content/read'
import { buildRoutes } from '@/lib/routes/registry'
import type { Settings } from '@/lib/schemas'
import { compileContent } from '@/scripts/build/compile'

const path = '/where-does-it-hurt'

test('a page that a build leaves out has no route, nor have those below it, and their addresses lead to the page above', () => {
  const { clinic } = compileContent(readContent('content').entries, [path]).get('settings.json') as Settings
  const routes = buildRoutes(
    (pageType) => documentsOf(pageType, 'en').map(({ slug }) => ({ slug, aliases: [] })),
    clinic.notOffered,
  )
  expect(routes.filter((route) => route.path.startsWith(path))).toEqual([])
  expect(routes.find((route) => route.path === '/symptoms')?.aliases).toEqual(
    expect.arrayContaining([path, `${path}/lower-back`]),
  )
})
