/** @jest-environment node */
import { csv, pagesCsv } from '@/scripts/desk/analysis/csv'
import type { DeskPage } from '@/scripts/desk/analysis/report'
import { page } from './page-facts'

const cells: [what: string, value: string | number | undefined, written: string][] = [
  ['plain text', 'About', 'About'],
  ['a comma', 'Rogers, AR', '"Rogers, AR"'],
  ['quotes', 'the "best"', '"the ""best"""'],
  ['a line break', 'one\r\ntwo', '"one\r\ntwo"'],
  ['letters beyond English', 'Síntomas — ñ', 'Síntomas — ñ'],
  ['nothing', undefined, ''],
  ['a number', -3, '-3'],
  ['a formula', '=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['a sum', '+1', "'+1"],
  ['a difference', '-1', "'-1"],
  ['a mention', '@SUM(1)', "'@SUM(1)"],
  ['a tab before a formula', '\t=1', "'\t=1"],
]

test.each(cells)('%s', (_, value, written) => {
  expect(csv([[value]])).toBe(`\uFEFF${written}\r\n`)
})

test('each page is a row below the names, as wide as they are', () => {
  const { noindex, h1, blocks, ...facts } = page({ title: 'Who we are', description: 'Short' })
  const row: DeskPage = {
    ...facts,
    linksIn: ['/'],
    orphan: false,
    findings: [],
    score: { search: 90, reading: 80, all: 85 },
  }
  const [names = '', values = ''] = pagesCsv([row]).split('\r\n')
  expect(names).toMatch(/^\uFEFFAddress,Language,/)
  expect(values).toContain(',90,80,')
  expect(values.split(',')).toHaveLength(names.split(',').length)
})
