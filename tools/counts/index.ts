/** Count from the host's logs what visitors tapped: `npm run counts -- access.log …`. */
import { existsSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { clinic } from '../../lib/clinic/facts'
import { localePath, locales } from '../../lib/i18n/locales'
import { routes } from '../../lib/routes'
import { runCommand } from '../../scripts/shared/command'
import { asPage, asText, notesOf, tablesOf } from './report'
import { type Pages, tallyLogs } from './tally'

const usage = `npm run counts -- FILE … [--to counts.html]
  Counts taps and pages in logs of the combined format, also compressed (.gz), and writes a page about them.`

await runCommand(async () => {
  const options = { to: { type: 'string', default: 'counts.html' }, help: { type: 'boolean' } } as const
  const { values, positionals: files } = parseArgs({ allowPositionals: true, options })
  if (files.length === 0) throw new Error(usage)
  const missing = files.find((file) => !existsSync(file))
  if (missing) throw new Error(`${missing}: there is no such file`)

  const pages: Pages = new Map(
    routes
      .filter(({ pageType }) => pageType !== 'demo')
      .flatMap(({ path, pageType: page }) => locales.map((lang) => [localePath(path, lang), { page, lang }] as const)),
  )
  const tally = await tallyLogs(files, pages)
  const notes = notesOf(tally)
  if (!tally.days) throw new Error(`No line is a request in the combined format.\n${notes.at(-1)}`)
  const heading = `${clinic.name}: ${tally.days.join(' to ')}`
  const tables = tablesOf(tally)
  writeFileSync(values.to, asPage(heading, tables, notes))
  console.log([heading, ...tables.map(asText), notes.map((note) => `- ${note}`).join('\n')].join('\n\n'))
  console.log(`\nThe report is in ${values.to}`)
}, usage)
