/** @jest-environment node */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseLine } from '@/tools/counts/read-log'
import { asPage, asText, notesOf, tablesOf } from '@/tools/counts/report'
import { type Pages, tallyLogs } from '@/tools/counts/tally'
import { temporaryFolder } from '../../temporary-folder'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1'
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const pages: Pages = new Map([['/es/faq', { page: 'faq', lang: 'es' }]])
const folder = temporaryFolder()

type Line = { day?: string; address?: string; method?: string; status?: number; agent?: string }

/** Return a line as nginx and Apache write it. */
const line = ({
  day = '03/Nov/2026',
  address = '/count/call.txt?page=symptom&lang=es&from=search',
  method = 'GET',
  status = 200,
  agent = phone,
}: Line = {}) => `203.0.113.7 - - [${day}:10:11:12 +0000] "${method} ${address} HTTP/2.0" ${status} 8 "-" "${agent}"`

const lines = (count: number, like?: Line) => Array<string>(count).fill(line(like))

/** Read logs with these lines. */
async function tally(text: string[], name = 'access.log') {
  const file = join(folder, name)
  const content = `${text.join('\n')}\n`
  writeFileSync(file, name.endsWith('.gz') ? gzipSync(content) : content)
  return tallyLogs([file], pages)
}

/** Return the rows of a table of the report on these lines, each as one text. */
async function rowsOf(title: string, text: string[]) {
  const table = tablesOf(await tally(text)).find((item) => item.title.startsWith(title))
  return table?.rows.map((row) => row.join('|'))
}

test.each([
  [line(), { day: '2026-11-03', status: 200, agent: phone }],
  [line({ agent: 'a \\"b\\" c' }), { agent: 'a \\"b\\" c' }],
  [
    'h.example:443 ::1 - ann [09/Jan/2026:00:00:00 -0600] "GET /a HTTP/1.1" 304 - "-" "" "more"',
    { day: '2026-01-09', address: '/a', agent: '' },
  ],
  ['::1 - - [09/Jan/2026:00:00:00 -0600] "\\x16\\x03" 400 0 "-" "-"', { status: 400 }],
  ['something else', undefined],
  ['::1 - - [09/Foo/2026:00:00:00 -0600] "GET /a HTTP/1.1" 200 1', undefined],
])('a line of a log: %s', (text, parsed) => {
  if (parsed) expect(parseLine(text)).toMatchObject(parsed)
  else expect(parseLine(text)).toBeUndefined()
})

test('taps and pages count by the type of page', async () => {
  expect(await rowsOf('By type', [...lines(6), ...lines(7, { address: '/es/faq/?utm_source=x' })])).toEqual([
    'symptom|6|0|0|0|0|0|6|0',
    'faq|0|0|0|0|0|0|0|7',
  ])
})

test.each([
  ['a bot', { agent: robot }],
  ['an error', { status: 404 }],
  ['another method', { method: 'HEAD' }],
  ['another file', { address: '/robots.txt' }],
  ['an unknown kind', { address: '/count/buy.txt?page=faq&lang=es&from=search' }],
  ['an unknown page', { address: '/count/call.txt?page=<b>&lang=es&from=search' }],
  ['a sentence as the source', { address: '/count/call.txt?page=faq&lang=es&from=buy+at+shop.example' }],
])('%s does not count', async (_, like) => {
  expect(await rowsOf('By language', [line(like)])).toEqual([])
})

test('a compressed log reads the same; a cut one is read as far as it goes and named', async () => {
  const whole = gzipSync(Array.from({ length: 2000 }, (_, i) => `${line()}${i}`).join('\n'))
  writeFileSync(join(folder, 'cut.log.gz'), whole.subarray(0, whole.length - 100))
  const { tables } = await tally(lines(7), 'access.log.gz')
  expect(tables.source.get('search')?.call).toBe(7)
  const { broken } = await tallyLogs([join(folder, 'cut.log.gz')], pages)
  expect(broken.examples).toEqual([expect.stringMatching(/cut\.log\.gz: cannot be read to its end/)])
})

test('broken lines are counted, and the first are named without what a terminal would obey', async () => {
  const found = await tally([line(), 'odd \u001b[2J line', ...Array<string>(20).fill('odd')])
  expect(found.broken).toMatchObject({ count: 21 })
  expect(found.broken.examples).toHaveLength(5)
  expect(found.broken.examples[0]).toMatch(/access\.log:2: odd \?\[2J line$/)
  expect(notesOf(found).at(-1)).toContain('21')
})

test('below five the report says no more than that; the most taps come first', async () => {
  const text = [...lines(4), ...lines(6, { address: '/count/text.txt?page=faq&lang=en&from=direct' })]
  expect(await rowsOf('By source', text)).toEqual([
    'direct|0|6|0|0|0|0|6',
    'search|fewer than 5|0|0|0|0|0|fewer than 5',
  ])
})

test('a whole week or month is compared with a whole one before it', async () => {
  const text = [
    ...lines(5, { day: '01/Oct/2026' }),
    ...lines(10, { day: '07/Oct/2026' }),
    ...lines(12, { day: '14/Oct/2026' }),
    ...lines(9, { day: '30/Nov/2026' }),
  ]
  expect(await rowsOf('By week', text)).toEqual([
    '2026-11-30 (part)|9|0|0|0|0|0|9||0',
    '2026-10-12|12|0|0|0|0|0|12|up 20%|0',
    '2026-10-05|10|0|0|0|0|0|10||0',
    '2026-09-28 (part)|5|0|0|0|0|0|5||0',
  ])
  expect(await rowsOf('By month', text)).toEqual(['2026-11|9|0|0|0|0|0|9|down 67%|0', '2026-10|27|0|0|0|0|0|27||0'])
})

test('the report is a page that asks nobody for anything', async () => {
  const found = await tally(lines(9))
  const page = asPage('Clinic <1>', tablesOf(found), notesOf(found))
  expect(page).toContain('<h1>Clinic &lt;1&gt;</h1>')
  expect(page).not.toMatch(/https?:|src=|href=|<script/)
  expect(tablesOf(found).map(asText).join()).toMatch(/symptom +9/)
})
