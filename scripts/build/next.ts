/** Run `next build` into the staging folder; `scripts/export` moves the finished site out of it. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { siteFolder, stagingFolder } from '../shared/site-folder'

// The finished site replaces this folder, so a mistyped name must not delete anyone's files.
if (existsSync(siteFolder) && readdirSync(siteFolder).length > 0 && !existsSync(join(siteFolder, '_next'))) {
  console.error(
    `SITE_FOLDER is ${siteFolder}, which holds something other than a site: name another folder or empty it`,
  )
  process.exit(1)
}
// With a higher limit, each process would fill it before collecting garbage.
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-old-space-size=1536`
const env = { ...process.env, NODE_OPTIONS, NEXT_TELEMETRY_DISABLED: '1', NEXT_EXPORT_FOLDER: stagingFolder }
process.exitCode = spawnSync('next build', { shell: true, stdio: 'inherit', env }).status ?? 1
