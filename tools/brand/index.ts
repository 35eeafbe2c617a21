/** `npm run brand [port]`: a page to try the colors and corners of content/brand.yaml, with a preview of the site. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { listen } from '../../scripts/serve'
import { readPort, runCommand } from '../../scripts/shared/command'
import { openInBrowser } from '../../scripts/shared/open'
import { siteFolder } from '../../scripts/shared/site-folder'

const usage = `npm run brand [PORT]
  Opens a page to try colors and corners. content/brand.yaml changes only when you save there.`

async function run([given = '4190']: string[]) {
  const port = readPort(given, 'npm run brand', 4190)
  if (!existsSync('.content/logo.json')) {
    const { status } = spawnSync('tsx scripts/build/content.ts', { stdio: 'inherit', shell: true })
    if (status !== 0) return false
  }
  // These modules read what has just been prepared.
  const { buildInterface } = await import('./build')
  const { brandServer } = await import('./server')
  const server = brandServer(await buildInterface('content'), 'content', siteFolder)
  const address = `${await listen(server, port, 'name another: npm run brand 4191')}/brand`
  console.log(`The brand is at ${address}. Ctrl+C ends it; content/brand.yaml changes only when you save there.\n`)
  openInBrowser(address)
}

await runCommand(() => run(process.argv.slice(2)), usage)
