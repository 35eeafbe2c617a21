/** @jest-environment node */
import type { DeskPage } from '@/tools/desk/advise'
import { draftText, withDraft } from '@/tools/desk/ui/drafts'
import { page } from './exported'

const clinic = 'Springdale Clinic'

const about: DeskPage = {
  ...page({
    title: `Meet the team | ${clinic}`,
    shared: { 'og:title': 'Meet the team', 'twitter:title': 'Words of its own', 'og:image': 'card.png' },
  }),
  linksIn: [],
  advice: [],
}

test.each([
  ['ends with the clinic', 'Our people', `Our people | ${clinic}`],
  ['stands alone where both have no room', 'W'.repeat(50), 'W'.repeat(50)],
])('a title that is tried out %s', (_, title, shown) => {
  expect(withDraft(about, { title }, clinic).title).toBe(shown)
})

test('shared links follow a draft unless they have words of their own', () => {
  expect(withDraft(about, { title: 'Our people' }, clinic).shared).toEqual({
    'og:title': 'Our people',
    'twitter:title': 'Words of its own',
    'og:image': 'card.png',
  })
})

test('a draft is copied with the file and the field, in quotes of YAML', () => {
  expect(draftText(about, { title: 'Our "people"' })).toBe('content/about.en.md\nseo.title: "Our \\"people\\""')
  expect(draftText({ ...about, pageType: 'blog-page' }, { description: 'More' })).toBe(
    'messages/en.json\nblog.pageDescription: "More"',
  )
})
