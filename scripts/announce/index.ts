/**
 * Tells search engines which addresses are new, changed or gone: `npm run announce` shows them, `-- --send` submits them
 * to IndexNow, `-- --against FOLDER` (or the address of a site) names another earlier build than the live one.
 */
import { parseArgs } from 'node:util'
import { indexNowKey } from '../../lib/seo/indexnow'
import { siteOrigin } from '../../lib/seo/site'
import { runCommand } from '../shared/command'
import { siteFolder } from '../shared/site-folder'
import { announce } from './announce'

async function run() {
  const { values } = parseArgs({
    options: { send: { type: 'boolean', default: false }, against: { type: 'string' } },
  })
  const origin = siteOrigin()
  const target = {
    folder: siteFolder,
    // Builds leave this folder alone.
    record: `.next/cache/announced-${new URL(origin).host}.json`,
    origin,
    live: origin,
    key: indexNowKey(),
    endpoint: 'https://api.indexnow.org/indexnow',
  }
  console.log((await announce(values, target)).join('\n'))
}

await runCommand(run)
