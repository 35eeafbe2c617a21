import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Engine } from './tab'

const driver = '/usr/bin/WebKitWebDriver'
const screen = '/usr/bin/xvfb-run'
const port = 4195
/** The key under which WebDriver identifies an element (W3C WebDriver, "Elements"). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** Find the browser that comes with the driver: each version of the library has its own folder. */
function findBrowser(): string | undefined {
  const libraries = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'].filter(existsSync)
  return libraries
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}/MiniBrowser`))
    .filter((path) => /webkit2?gtk/.test(path))
    .find(existsSync)
}

/** Send a WebDriver command. @throws the driver's message, if it fails */
async function send<Value>(path: string, body: object = {}, method = 'POST'): Promise<Value> {
  const options = method === 'POST' ? { method, body: JSON.stringify(body) } : { method }
  const { value } = await (await fetch(`http://127.0.0.1:${port}${path}`, options)).json()
  if (value?.error) throw new Error(`${value.error}: ${value.message}`)
  return value
}

/** Wait until the driver answers. */
async function waitUntilReady(process: ChildProcess): Promise<void> {
  while (!(await send('/status', {}, 'GET').catch(() => undefined))) {
    if (process.exitCode !== null) throw new Error(`${driver} ended at once`)
    await pause(50)
  }
}

const missing = [driver, screen].some((path) => !existsSync(path)) || !findBrowser()

/** WebKitGTK, the engine of Safari on Linux, by WebDriver. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  missing: missing ? 'WebKitGTK: install webkit2gtk-driver and xvfb' : undefined,
  async start() {
    // It needs a screen; a process group of its own ends all its windows.
    const server = spawn(screen, ['-a', driver, `--port=${port}`], { stdio: 'ignore', detached: true })
    const stop = async () => {
      if (server.pid) process.kill(-server.pid)
    }
    try {
      await waitUntilReady(server)
      const options = { binary: findBrowser(), args: ['--automation'] }
      const alwaysMatch = { 'webkitgtk:browserOptions': options }
      const { sessionId } = await send<{ sessionId: string }>('/session', { capabilities: { alwaysMatch } })
      const session = `/session/${sessionId}`
      const read = <Value>(expression: string) =>
        send<Value>(`${session}/execute/sync`, { script: `return ${expression}`, args: [] })
      const tab = {
        open: (address: string) => send<void>(`${session}/url`, { url: address }),
        read,
        async click(expression: string) {
          const element = await read<Record<string, string> | null>(expression)
          if (!element) throw new Error(`nothing to click: ${expression}`)
          // The driver would scroll it to the edge of the window, below sticky elements.
          await read(`${expression}.scrollIntoView({ block: "center", behavior: "instant" })`)
          await send(`${session}/element/${element[elementKey]}/click`)
        },
        async type(text: string) {
          const element = await send<Record<string, string>>(`${session}/element/active`, {}, 'GET')
          await send(`${session}/element/${element[elementKey]}/value`, { text })
        },
        resize: (width: number, height: number) => send<void>(`${session}/window/rect`, { width, height }),
      }
      return { tab, stop }
    } catch (error) {
      await stop()
      throw error
    }
  },
}
