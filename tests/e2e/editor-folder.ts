import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { listFiles } from '@/lib/util/files'
import { knownFacts } from '@/tests/known-facts'

export type Files = Record<string, string>

/** Return the repository's content with the tests' known facts, as the folder to edit. */
export const contentFiles = (): Files =>
  Object.fromEntries(
    listFiles('content')
      .filter((path) => /\.(md|yaml)$/.test(path))
      .map((path) => [`content/${path}`, knownFacts.get(path) ?? readFileSync(join('content', path), 'utf8')]),
  )

/** A test cannot operate the native folder picker: return a folder of the origin private file system instead. */
export async function answerPicker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
}

export async function fillFolder(page: Page, files: Files): Promise<void> {
  await page.evaluate(async (entries) => {
    const write = async ([path, text]: [string, string]) => {
      const names = path.split('/')
      const name = names.pop() ?? ''
      let folder = await navigator.storage.getDirectory()
      for (const part of names) folder = await folder.getDirectoryHandle(part, { create: true })
      const file = await (await folder.getFileHandle(name, { create: true })).createWritable()
      await file.write(text)
      await file.close()
    }
    await Promise.all(entries.map(write))
  }, Object.entries(files))
}

export const readFolder = (page: Page): Promise<Files> =>
  page.evaluate(async () => {
    const files: Record<string, string> = {}
    const walk = async (folder: FileSystemDirectoryHandle, at: string) => {
      const entries = folder as unknown as AsyncIterable<[string, FileSystemDirectoryHandle | FileSystemFileHandle]>
      for await (const [name, handle] of entries) {
        if (handle instanceof FileSystemDirectoryHandle) await walk(handle, `${at}${name}/`)
        else {
          // A file may be missing for a moment while it is written.
          const file = await handle.getFile().catch(() => undefined)
          if (file) files[at + name] = await file.text()
        }
      }
    }
    await walk(await navigator.storage.getDirectory(), '')
    return files
  })

/** Return the line diff of a folder. A new file is all `+`. */
export function changes(before: Files, after: Files): Record<string, string[]> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => before[name] !== after[name],
  )
  const lines = (text = '') => text.split('\n')
  return Object.fromEntries(
    names.map((name) => {
      const [old, now] = [lines(before[name]), lines(after[name])]
      const gone = old.filter((line) => !now.includes(line)).map((line) => `-${line}`)
      return [name, [...gone, ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`)]]
    }),
  )
}

/**
 * Return the output of `npm run check` for an edited folder. A separate process, because Playwright cannot load its
 * libraries.
 */
export function checkFolder(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'edited-'))
  for (const [path, text] of Object.entries(files)) {
    const target = join(folder, path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check/index.ts', join(folder, 'content')])
  rmSync(folder, { recursive: true })
  return `${run.stdout}${run.stderr}`
}
