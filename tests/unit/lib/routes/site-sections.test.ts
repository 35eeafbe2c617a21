import { siteSections } from '@/lib/routes/site-sections'

test('for a section with many pages, only the first are listed on request', () => {
  const all = siteSections('en')
  expect(all.some(({ links }) => links.length > 10)).toBe(true)
  expect(siteSections('en', 10)).toEqual(all.map(({ links, ...part }) => ({ ...part, links: links.slice(0, 10) })))
})
