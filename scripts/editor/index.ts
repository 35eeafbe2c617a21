/** `npm run editor [port]`: serves the editor on this computer, and says after each change whether the content is sound. */
import { rmSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allProblems } from '../check/report'
import { runCommand } from '../command'
import { headersFile } from '../export/headers'
import { openInBrowser } from '../open'
import { serve } from '../serve'
import { buildEditor } from './build'
import { editorHeaders } from './headers'

const folder = '.editor'

async function report() {
  const problems = await allProblems('content')
  for (const { file, field, reason } of problems) console.log(`${file}: ${field}: ${reason}`)
  console.log(problems.length > 0 ? `${problems.length} to correct in content/\n` : 'content: every file is sound\n')
}

/** Reports once the files of a save have all been written. */
function watchContent() {
  let pending: NodeJS.Timeout | undefined
  watch('content', { recursive: true }, () => {
    clearTimeout(pending)
    pending = setTimeout(report, 500)
  })
}

async function run([port = '4180']: string[]) {
  rmSync(folder, { recursive: true, force: true })
  await buildEditor(folder)
  writeFileSync(join(folder, '_headers'), headersFile([{ pattern: '/*', headers: editorHeaders }]))
  writeFileSync(join(folder, '_redirects'), '/ /admin 302\n')

  const advice = 'is the editor open already? Else name another: npm run editor 4181'
  const address = `${(await serve(folder, Number(port), advice)).origin}/admin`
  console.log(`The editor is at ${address} (open it in Chrome or Edge). Ctrl+C ends it.\n`)
  watchContent()
  openInBrowser(address)
}

await runCommand(() => run(process.argv.slice(2)))
