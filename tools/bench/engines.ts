/**
 * Walk the main paths through the site in Firefox and WebKit: `npm run build && npm run bench -- engines`. Both
 * languages, on phone and desktop screens. An engine that is not installed is reported and skipped.
 */
import { locales } from '../../lib/i18n/locales'
import { serve } from '../../scripts/serve'
import { siteFolder } from '../../scripts/shared/site-folder'
import { firefox } from './engines/firefox'
import type { Engine } from './engines/tab'
import { waysThrough } from './engines/walk'
import { webkit } from './engines/webkit'

const screens = { phone: [390, 844], desktop: [1440, 900] } as const

/** Walk through the site in an engine. @returns the number of failed paths */
async function walkIn({ name: engine, start }: Engine, origin: string): Promise<number> {
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

const { server, origin } = await serve(siteFolder, 0)
let failed = 0
let walked = 0
for (const engine of [firefox, webkit]) {
  if (engine.missing) {
    console.log(engine.missing)
    continue
  }
  walked += 1
  failed += await walkIn(engine, origin).catch(({ message }: Error) => {
    console.log(`failed  ${engine.name}: ${message}`)
    return 1
  })
}
server.close()
if (walked === 0) throw new Error('no engine is installed')
if (failed > 0) throw new Error(`${failed} failed`)
