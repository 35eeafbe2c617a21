import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Problem } from '@/lib/content/read'
import { unlessUnchanged } from '@/scripts/check/unchanged'

let root: string
const write = (file: string, text: string) => writeFileSync(join(root, file), text)
const fault: Problem = { file: 'content/faq.yaml', field: 'title', reason: 'is missing' }

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-02T12:00:00'), doNotFake: ['nextTick', 'setImmediate'] })
  root = mkdtempSync(join(tmpdir(), 'unchanged-'))
  for (const folder of ['content', 'messages', 'lib', 'scripts']) mkdirSync(join(root, folder))
  write('content/faq.yaml', 'title: Questions')
  write('package-lock.json', '{}')
})
afterEach(() => {
  jest.useRealTimers()
  rmSync(root, { recursive: true })
})

/** Count the runs of the check after a first run and a change. */
async function runsAfter(happens: () => void, problems: Problem[] = []): Promise<number> {
  const check = jest.fn(async () => problems)
  const run = () => unlessUnchanged(check, join(root, 'cache', 'record'), root)
  await run()
  happens()
  expect(await run()).toEqual(problems)
  return check.mock.calls.length
}

test('unchanged content that has passed is not checked again', async () => {
  expect(await runsAfter(() => {})).toBe(1)
})

test.each([
  ['a content file', () => write('content/faq.yaml', 'title: Answers')],
  ['the code of the check', () => write('scripts/check.ts', 'throw 1')],
  ['the version of a package', () => write('package-lock.json', '{"name":"site"}')],
  ['the day', () => jest.setSystemTime(new Date('2026-03-03T12:00:00'))],
])('%s changes: it is checked again', async (_, happens) => {
  expect(await runsAfter(happens)).toBe(2)
})

test('problems are found again each time', async () => {
  expect(await runsAfter(() => {}, [fault])).toBe(2)
})
