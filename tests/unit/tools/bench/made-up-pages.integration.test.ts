/** @jest-environment node */
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '@/scripts/check/check-content'
import { addPages, townOf } from '@/tools/bench/made-up-pages'
import { temporaryFolder } from '../../temporary-folder'

test('there are enough invented towns for the largest build, all with different names', () => {
  const towns = Array.from({ length: 2500 }, (_, number) => townOf(number))
  expect(new Set(towns).size).toBe(2500)
  for (const town of towns) expect(town).toMatch(/^[A-Z][a-z]{5}ville$/)
})

test('pages are added in both languages, with unique texts that the check accepts', () => {
  const folder = temporaryFolder()
  cpSync('content', join(folder, 'content'), { recursive: true })
  const posts = join(folder, 'content/posts')
  const before = new Set(readdirSync(posts))
  addPages(folder, 6)
  const added = readdirSync(posts).filter((file) => !before.has(file))
  expect(added).toHaveLength(12)
  const texts = added.map((file) => readFileSync(join(posts, file), 'utf8'))
  const paragraphs = texts.flatMap((text) => text.match(/^\p{Lu}.{150}.*/gmu) ?? [])
  expect(new Set(paragraphs).size).toBe(paragraphs.length)
  expect(checkContent(join(folder, 'content'))).toEqual([])
})
