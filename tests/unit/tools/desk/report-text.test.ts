/** @jest-environment node */
import type { DeskPage, DeskReport, Finding } from '@/tools/desk/analysis/report'
import { readContentFacts } from '@/tools/desk/content'
import { reportText } from '@/tools/desk/print'
import { page } from './page-facts'

const problem: Finding = {
  check: 'focus-in-title',
  group: 'search',
  level: 'problem',
  points: 0,
  of: 9,
  reason: 'The title lacks it.',
  file: 'content/about.en.md',
  field: 'seo.title',
  line: 4,
}
const advice: Finding = {
  ...problem,
  check: 'pictures',
  level: 'advice',
  points: 3,
  reason: 'No picture.',
  line: undefined,
}

function deskPage(path: string, findings: Finding[]): DeskPage {
  const { noindex, h1, blocks, contents, followed, ...facts } = page()
  return {
    ...facts,
    path,
    findings,
    focus: 'spine doctor',
    linksIn: [],
    orphan: false,
    score: { search: 80, reading: 90, all: 85 },
  }
}
const report: DeskReport = {
  origin: 'https://www.example.com',
  clinic: 'The clinic',
  pages: [deskPage('/about', [advice, problem]), deskPage('/faq', [{ ...advice, level: 'good', points: 9 }])],
  problems: [{ ...problem, check: 'orphan', group: 'machine', reason: 'No page links to /faq.' }],
  changes: {
    against: 'june',
    items: [
      { kind: 'removed', path: '/team', level: 'problem', reason: 'is gone' },
      { kind: 'title', path: '/faq', before: 'Old', after: 'New', level: 'good' },
    ],
  },
}

test('each page has its scores and its findings with file and line, problems first', () => {
  expect(reportText(report, ['/about']).split('\n').slice(0, 5)).toEqual([
    'FAIL  /about  search 80  reading 90  all 85  "spine doctor"',
    '    PROBLEM  search/focus-in-title (0 of 9): The title lacks it.',
    '             content/about.en.md:4: seo.title',
    '    advice   search/pictures (3 of 9): No picture.',
    '             content/about.en.md: seo.title',
  ])
})

test('the whole site, the changes and a summary follow', () => {
  const text = reportText(report)
  expect(text).toContain('pass  /faq')
  expect(text).toContain('machine/orphan')
  expect(text).toContain('PROBLEM  removed  /team: is gone')
  expect(text).toContain('title  /faq: Old → New')
  expect(text).toMatch(/1 of 2 pages pass; 1 problem of the whole site; 2 changes since june; 1 of these must be fixed/)
})

test('text of a page is located in its content file by field and line', () => {
  const file = 'content/pages/contact.en.md'
  const { find, focus } = readContentFacts([page({ path: '/contact', pageType: 'contact', file })])
  expect(find(file, 'When the office is closed, a text or an email')).toEqual({
    field: 'body',
    line: expect.any(Number),
  })
  expect(find(file, 'Words that stand nowhere on it')).toBeUndefined()
  expect(find('content/none.en.md', 'When the office')).toBeUndefined()
  expect(focus.get('/contact')).toMatch(/\w/)
})
