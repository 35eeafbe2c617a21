/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '@/lib/util/files'
import { putBack } from '@/scripts/shared/content-files'
import { temporaryFolder } from '../../temporary-folder'

const before = { 'a.yaml': 'a: 1\n', 'b.yaml': 'b: 1\n', 'c.yaml': 'c: 1\n' }
const after = { 'a.yaml': 'a: 2\n', 'c.yaml': 'c: 2\n', 'photos/d.jpg': 'd' }

const contentOf = (folder: string) =>
  Object.fromEntries(listFiles(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')]))

/** Write the changes in a process of its own, which gets a signal after some of them. @returns the folder */
function writeUntil(signal: NodeJS.Signals, written: number) {
  const folder = join(temporaryFolder(), 'content')
  const changes = [...Object.entries(after), ['b.yaml', null]]
  const script = `
    import { mkdirSync, writeFileSync } from 'node:fs'
    import { writeChanges } from './scripts/shared/content-files.ts'
    class Changes extends Map {
      *[Symbol.iterator]() {
        for (const [i, change] of [...super[Symbol.iterator]()].entries()) {
          if (i === ${written}) process.kill(process.pid, '${signal}')
          yield change
        }
      }
    }
    const folder = ${JSON.stringify(folder)}
    mkdirSync(folder)
    for (const [path, text] of Object.entries(${JSON.stringify(before)})) writeFileSync(folder + '/' + path, text)
    writeChanges(folder, new Changes(${JSON.stringify(changes)}))`
  spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], { stdio: 'inherit' })
  return folder
}

test.each([0, 1, 2, 3])(
  'what was written before setup was killed is put back at the next start: %i files',
  (written) => {
    const folder = writeUntil('SIGKILL', written)
    expect(listFiles(folder).length).toBeGreaterThan(0)
    expect(putBack(folder)).toBe(true)
    expect(contentOf(folder)).toEqual(before)
    expect(existsSync(`${folder}.before-setup`)).toBe(false)
    expect(putBack(folder)).toBe(false)
  },
)

test.each(['SIGINT', 'SIGTERM'] as const)('%s waits until all is written', (signal) => {
  const folder = writeUntil(signal, 2)
  expect(contentOf(folder)).toEqual(after)
  expect(putBack(folder)).toBe(false)
})

test('answers are kept if setup is interrupted between two questions', () => {
  const folder = temporaryFolder()
  const script = `
    import { keeping, keepWhenInterrupted } from './tools/setup/kept.ts'
    const { ask, given, keep } = keeping(async () => 'Second')
    given.name = await ask({ initial: 'First' }, given)
    keepWhenInterrupted(() => keep(${JSON.stringify(folder)}))
    setInterval(() => process.kill(process.pid, 'SIGINT'), 10)`
  const parameters = ['--import', 'tsx', '--input-type=module', '--eval', script]
  const { status, stdout } = spawnSync(process.execPath, parameters, { encoding: 'utf8', timeout: 30_000 })
  expect(status).toBe(130)
  expect(stdout).toContain('Nothing was changed. Your answers are in')
  expect(readFileSync(join(folder, 'setup-answers.yaml'), 'utf8')).toContain('name: Second')
})

test('files are not restored from an incomplete backup', () => {
  const folder = writeUntil('SIGKILL', 0)
  const [list, part] = ['new.json', 'new.json.part'].map((name) => join(`${folder}.before-setup`, name))
  writeFileSync(part as string, readFileSync(list as string))
  writeFileSync(join(folder, 'a.yaml'), 'a: 3\n')
  rmSync(list as string)
  expect(putBack(folder)).toBe(false)
  expect(contentOf(folder)['a.yaml']).toBe('a: 3\n')
  expect(existsSync(`${folder}.before-setup`)).toBe(false)
})
