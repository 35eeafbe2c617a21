import { type ChildProcess, spawn } from 'node:child_process'
import { test } from '@playwright/test'

/**
 * Runs `npm run editor` on a port while the tests of a file run, one after the other in one worker: they share it.
 * @param prepare makes the folder of the website that is edited, and returns it; without it, this one.
 */
export function useEditor(port: string, prepare = () => process.cwd()): void {
  test.describe.configure({ mode: 'default' })
  let editor: ChildProcess
  test.beforeAll(async () => {
    editor = spawn(process.execPath, ['--import', 'tsx', 'scripts/editor/index.ts', port], {
      cwd: prepare(),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise<void>((resolve, reject) => {
      editor.stdout?.on('data', (text) => String(text).includes(`:${port}/admin`) && resolve())
      editor.on('exit', (code) => reject(new Error(`the editor ended with ${code}`)))
    })
  })
  test.afterAll(async () => {
    const ended = new Promise((resolve) => editor.once('exit', resolve))
    editor.kill()
    await ended
  })
}
