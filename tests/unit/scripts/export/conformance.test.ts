/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { locales } from '@/lib/i18n/locales'
import { type Conformance, conformanceReport, readConformance } from '@/scripts/export/conformance'

const conformance = readConformance()
const { tests, absent, criteria } = conformance

test('all criteria of WCAG 2.2 are listed: 31 of level A, 24 of level AA', () => {
  const ids = criteria.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31)
  expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24)
})

test.each(Object.entries(tests))('the test "%s" exists', (_, { file, title }) => {
  expect(readFileSync(file, 'utf8')).toContain(title)
})

test('each criterion has tests, does not apply, or is open', () => {
  const used = criteria.flatMap((criterion) => criterion.tests ?? [])
  expect([...new Set(used)].sort()).toEqual(Object.keys(tests).sort())
  const reasons = criteria.flatMap((criterion) => criterion.absent ?? [])
  expect([...new Set(reasons)].sort()).toEqual(Object.keys(absent).sort())
  expect(criteria.filter((criterion) => criterion.tests && criterion.absent)).toEqual([])
})

test.each(locales)('the report in %s names every criterion', (locale) => {
  const report = conformanceReport(conformance, locale)
  for (const criterion of criteria)
    expect(report).toContain(`${criterion.id} ${criterion[locale]} (${criterion.level})`)
  expect(report).not.toContain('undefined')
})

test('a criterion without tests is open until somebody has checked it by hand', () => {
  const row = { id: '1.3.3', level: 'A', en: 'Sensory Characteristics', es: 'Características sensoriales' } as const
  const reportOf = (criterion: Conformance['criteria'][number]) =>
    conformanceReport({ tests, absent, criteria: [criterion] }, 'en')
  expect(reportOf(row)).toContain('By hand, date, by whom: open')
  expect(reportOf({ ...row, hand: { date: '2027-01-31', by: 'Ana Soto' } })).toContain('By hand: 2027-01-31, Ana Soto')
})
