import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { test } from '@playwright/test'

/** Return a free port. */
const findPort = () =>
  new Promise<string>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(String(port)))
    })
  })

/**
 * Run `npm run editor` while the tests of a file run, one after the other in one worker: they share it.
 * @param prepare creates the edited website's folder and returns it; by default, this repository
 * @returns its origin, known once a test runs
 */
export function useEditor(prepare = () => process.cwd()): { origin: string } {
  test.describe.configure({ mode: 'default' })
  const address = { origin: '' }
  let editor: ChildProcess
  test.beforeAll(async () => {
    const port = await findPort()
    address.origin = `http://127.0.0.1:${port}`
    editor = spawn(process.execPath, ['--import', 'tsx', 'tools/editor/index.ts', port], {
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
  return address
}
