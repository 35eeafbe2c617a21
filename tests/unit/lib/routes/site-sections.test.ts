import { locales } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'
import { siteSections } from '@/lib/routes/site-sections'

test.each(locales)('each page is listed at most once in %s, an unlisted one nowhere', (locale) => {
  const listed = siteSections(locale).flatMap(({ links }) => links.map(({ href }) => href))
  expect(new Set(listed).size).toBe(listed.length)
  for (const { path, indexable } of routes) if (!indexable) expect(listed).not.toContain(path)
})
