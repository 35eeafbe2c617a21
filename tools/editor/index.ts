/**
 * `npm run editor [port]`: serves the editor on this computer, shows a preview beside each draft, and checks the
 * content after each change.
 */
import './production'
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, watch, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { allProblems } from '../../scripts/check/report'
import { headersFile } from '../../scripts/export/headers'
import { createServer, listen } from '../../scripts/serve'
import { readPort, runCommand } from '../../scripts/shared/command'
import { putBack } from '../../scripts/shared/content-files'
import { localServer } from '../../scripts/shared/local-server'
import { openInBrowser } from '../../scripts/shared/open'
import { editorHeaders } from './headers'

const portAdvice = 'is the editor already open? Otherwise name another: npm run editor 4181'

async function report() {
  const problems = await allProblems('content')
  for (const { file, field, reason } of problems) console.log(`${file}: ${field}: ${reason}`)
  console.log(problems.length > 0 ? `${problems.length} to correct in content/\n` : 'content: every file is sound\n')
}

/** Report once, when all files of a save have been written. */
function watchContent(changed: () => Promise<void>) {
  let pending: NodeJS.Timeout | undefined
  watch('content', { recursive: true }, () => {
    clearTimeout(pending)
    pending = setTimeout(async () => {
      try {
        await report()
        await changed()
      } catch (error) {
        // An error here must not close the editor while somebody is writing.
        console.error((error as Error).message)
      }
    }, 500)
  })
}

const usage = `npm run editor [PORT]
  Opens the editor. It works on the folder content/; docs/front-desk and content/README.md say how to use it.`

/** @throws if an argument is not a port, or the port is in use */
async function checkPort(port: string) {
  const probe = createHttpServer()
  await listen(probe, readPort(port, 'npm run editor', 4180), portAdvice)
  await new Promise((resolve) => probe.close(resolve))
}

async function run([port = '4180']: string[]) {
  // Check before anything is removed: the folder may belong to an open editor.
  await checkPort(port)
  if (putBack('content')) console.log('The last save was interrupted: its changes have been undone.\n')
  const prepared = ['.content/logo.json', 'app/fonts/fonts.css', 'public/icons.svg'].every((file) => existsSync(file))
  if (!prepared && spawnSync('tsx scripts/build/prepare.ts', { stdio: 'inherit', shell: true }).status !== 0)
    return false
  // Two editors may be open at once, on different ports.
  const folder = join('.editor', port)
  // These modules read what has just been prepared.
  const { buildEditor } = await import('./build')
  const { preparePreview } = await import('./preview/server')
  const { buildTasks } = await import('./tasks/build')
  const { taskActions } = await import('./tasks/actions')
  rmSync(folder, { recursive: true, force: true })
  await buildEditor(folder)
  await buildTasks(folder)
  const { answer, refresh, routes, site } = await preparePreview(folder, 'content')
  writeFileSync(join(folder, '_headers'), headersFile([{ pattern: '/*', headers: editorHeaders }]))
  writeFileSync(join(folder, '_redirects'), '/ /tasks 302\n')

  // Image files of photos that are added while the editor is open.
  const photos = sirv('public', { dev: true })
  const files = createServer(folder)
  const server = localServer({ '/preview/page': answer, ...taskActions(routes, site) }, (request, response) => {
    const others = () => void files.emit('request', request, response)
    if (/^\/photos\//.test(request.url ?? '')) photos(request, response, others)
    else others()
  })
  const origin = await listen(server, Number(port), portAdvice)
  console.log(`Holidays, posts, prices and publishing: ${origin}/tasks`)
  console.log(`The editor is at ${origin}/admin (open it in Chrome or Edge). Ctrl+C ends it.\n`)
  watchContent(refresh)
  openInBrowser(`${origin}/tasks`)
  return true
}

await runCommand(() => run(process.argv.slice(2)), usage)
