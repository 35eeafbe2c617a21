/** @jest-environment node */

import type { Route } from '@/lib/page-types/definition'
import { routes } from '@/lib/routes'
import { breadcrumbsOf } from '@/lib/routes/breadcrumbs'

const at = (path: string) => routes.find((route) => route.path === path) as Route

test.each([
  ['/', []],
  ['/faq', ['/', '/faq']],
  ['/services/pediatric-care', ['/', '/services', '/services/pediatric-care']],
  ['/symptoms/back-pain', ['/', '/symptoms', '/symptoms/back-pain']],
  ['/blog/chronic-stress', ['/', '/blog', '/blog/chronic-stress']],
  [
    '/financial-information/aetna',
    ['/', '/financial-information', '/financial-information/insurance-plans', '/financial-information/aetna'],
  ],
  ['/rogers-chiropractor', ['/', '/rogers-chiropractor']],
])('the way to %s is %p', (path, expected) => {
  expect(breadcrumbsOf(at(path), 'en').map((crumb) => crumb.path)).toEqual(expected)
})

test('a continuation page of the blog list is named by its number, below the list', () => {
  expect(breadcrumbsOf(at('/blog/page/2'), 'es').map(({ title }) => title)).toEqual(['Inicio', 'Blog', 'Página 2'])
})
