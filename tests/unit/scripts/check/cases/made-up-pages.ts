import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '@/scripts/check/content'
import { presentRecords } from '@/scripts/check/translations'
import { addPages, townOf } from '@/tools/bench/content'
import { temporaryFolder } from '../../../temporary-folder'

test('there are enough towns for the largest build, each with a name of its own', () => {
  const towns = Array.from({ length: 2500 }, (_, number) => townOf(number))
  expect(new Set(towns).size).toBe(2500)
  for (const town of towns) expect(town).toMatch(/^[A-Z][a-z]{5}ville$/)
})

test('pages are added in both languages, with texts of their own that the check accepts', () => {
  const folder = temporaryFolder()
  cpSync('content', join(folder, 'content'), { recursive: true })
  const before = new Set(readdirSync(join(folder, 'content'), { recursive: true }).map(String))
  addPages(folder, 6)
  const added = readdirSync(join(folder, 'content'), { recursive: true })
    .map(String)
    .filter((file) => !before.has(file))
  expect(added).toHaveLength(12)
  const texts = added.map((file) => readFileSync(join(folder, 'content', file), 'utf8'))
  const paragraphs = texts.map((text) => new Set(text.split('\n').filter((line) => /^\p{Lu}.{150}/u.test(line))))
  for (const [i, own] of paragraphs.entries())
    for (const other of paragraphs.slice(i + 1)) expect([...own].filter((line) => other.has(line))).toEqual([])
  expect(presentRecords(join(folder, 'content')).size).toBeGreaterThan(6)
  expect(checkContent(join(folder, 'content'))).toEqual([])
})
