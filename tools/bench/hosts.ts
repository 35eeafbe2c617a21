/**
 * Ask nginx and Apache what a host must answer for the site in out/. A server that is not installed is reported and
 * skipped.
 */

import { examine, questionsFor } from '../../scripts/hosts/questions'
import { type HostServer, hasApache, hasNginx, originOf, startApache, startNginx } from '../../scripts/hosts/servers'
import { runCommand } from '../../scripts/shared/command'
import { siteFolder } from '../../scripts/shared/site-folder'

const servers: [name: string, isInstalled: boolean, start: (folder: string) => Promise<HostServer>][] = [
  ['nginx', hasNginx, startNginx],
  ['Apache', hasApache, startApache],
]

void runCommand(async () => {
  const questions = questionsFor(siteFolder)
  let isFlawless = true
  for (const [name, isInstalled, start] of servers) {
    if (!isInstalled) {
      console.log(`${name}: is not installed here`)
      continue
    }
    const server = await start(siteFolder)
    const wrong = await examine(questions, originOf(server.port)).finally(server.stop)
    console.log(`${name}: ${questions.length} questions, ${wrong.length} wrong answers`)
    for (const line of wrong) console.log(`  ${line}`)
    if (wrong.length > 0) isFlawless = false
  }
  return isFlawless
})
