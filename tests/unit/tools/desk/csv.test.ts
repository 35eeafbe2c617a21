/** @jest-environment node */
import type { DeskPage } from '@/tools/desk/advise'
import { pagesCsv } from '@/tools/desk/ui/pages'
import { page } from './exported'

const cells: [what: string, title: string, written: string][] = [
  ['plain text', 'About', 'About'],
  ['a comma', 'Rogers, AR', '"Rogers, AR"'],
  ['quotes', 'the "best"', '"the ""best"""'],
  ['a line break', 'one\r\ntwo', '"one\r\ntwo"'],
  ['non-ASCII letters', 'Síntomas — ñ', 'Síntomas — ñ'],
  ['an empty value', '', ''],
  ['a formula', '=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['a leading plus', '+1', `"'+1"`],
  ['a leading minus', '-1', `"'-1"`],
  ['a leading at sign', '@SUM(1)', `"'@SUM(1)"`],
  ['a leading tab', '\t=1', `"'\t=1"`],
]

/** Return a page of the report. */
const row = (title: string): DeskPage => ({ ...page({ title }), linksIn: ['/'], advice: [] })

test.each(cells)('%s is written so that spreadsheets read it as text', (_, title, written) => {
  expect(pagesCsv([row(title)])).toContain(`,,${written},${[...title].length},`)
})

test('each page is a row with as many columns as the header', () => {
  const [names = '', values = ''] = pagesCsv([row('Who we are')]).split('\r\n')
  expect(names).toMatch(/^\uFEFFPage,Address,Language,/)
  expect(values.split(',')).toHaveLength(names.split(',').length)
})
