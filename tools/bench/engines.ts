/**
 * Whether the main ways through the site work in Firefox and WebKit: `npm run build && npm run bench -- engines`. Both
 * languages, on a phone's and on a desktop's screen. An engine that is not installed is named, and the others go on.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { locales } from '../../lib/i18n/locales'
import { siteFolder } from '../../scripts/shared/site-folder'
import { firefox } from './engines/firefox'
import type { Engine } from './engines/tab'
import { waysThrough } from './engines/walk'
import { webkit } from './engines/webkit'

const port = 4194
const origin = `http://127.0.0.1:${port}`
const screens = { phone: [390, 844], desktop: [1440, 900] } as const

/** Walk through the site in an engine. @returns how many ways failed */
async function walkIn({ name: engine, start }: Engine): Promise<number> {
  const { tab, stop } = await start()
  let failed = 0
  try {
    for (const locale of locales)
      for (const [screen, [width, height]] of Object.entries(screens)) {
        await tab.resize(width, height)
        for (const { name, run } of waysThrough(tab, origin, locale, screen === 'phone')) {
          const problem = await run().then(
            () => '',
            (error) => `: ${error.message}`,
          )
          console.log(`${problem ? 'failed' : 'passed'}  ${engine}, ${locale}, ${screen}: ${name}${problem}`)
          if (problem) failed += 1
        }
      }
  } finally {
    await stop()
  }
  return failed
}

const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts', siteFolder, String(port)], {
  stdio: 'ignore',
})
const ended = once(server, 'exit')
while (!(await fetch(origin).catch(() => undefined))) {
  if (server.exitCode !== null) throw new Error(`no site in ${siteFolder}: run npm run build`)
  await pause(50)
}
let failed = 0
let walked = 0
for (const engine of [firefox, webkit]) {
  if (engine.missing) {
    console.log(engine.missing)
    continue
  }
  walked += 1
  failed += await walkIn(engine)
}
server.kill()
await ended
if (walked === 0) throw new Error('no engine is installed')
if (failed > 0) throw new Error(`${failed} failed`)
