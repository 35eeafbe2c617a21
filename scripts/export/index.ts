/** The export pipeline: turns what `next build` left in out/ into the site a host serves. Each step is a file here. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { embedSources } from '../../lib/embeds'
import { routes } from '../../lib/routes'
import { translationSources } from '../../lib/translation'
import { drawCards } from '../cards'
import { drawIcons } from '../cards/icons'
import { buildEditor } from '../editor/build'
import { editorRules, editorWanted } from '../editor/setting'
import { checkCards } from './check-cards'
import { checkLinks } from './check-links'
import { checkMetadata } from './check-metadata'
import { deferProblems, deferScripts } from './defer-scripts'
import { headerRules, headersFile } from './headers'
import { minifyLoader } from './minify-loader'
import { nginxFile } from './nginx'
import { placeNotFound } from './not-found'
import { listFiles, readPages } from './pages'
import { contentPolicy } from './policy'
import { stopAt } from './problems'
import { redirectPage, redirectsFile, redirectsOf } from './redirects'
import { readSite } from './site'
import { sizeReport } from './size-report'

const folder = 'out'

function write(file: string, content: string) {
  const target = join(folder, file)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, content)
}

async function run() {
  const withEditor = editorWanted()
  const loader = minifyLoader()
  placeNotFound(folder, routes)

  const pages = readPages(folder)
  stopAt('defer scripts', pages.flatMap(deferProblems))
  for (const page of pages) {
    const { html, flight } = deferScripts(page, loader)
    write(flight.file, flight.content)
    write(page.file, html)
  }

  const sheets = listFiles(folder).filter((file) => file.startsWith('_next/') && file.endsWith('.css'))
  const policy = contentPolicy(
    loader,
    readPages(folder),
    sheets.map((file) => readFileSync(join(folder, file), 'utf8')),
    embedSources(),
    translationSources(),
  )
  const rules = [...headerRules(policy), ...(withEditor ? editorRules : [])]
  write('_headers', headersFile(rules))

  const redirects = redirectsOf(routes)
  for (const redirect of redirects) write(`${redirect.from}.html`, redirectPage(redirect))
  write('_redirects', redirectsFile(redirects))
  write('nginx.conf', nginxFile(rules, redirects, listFiles(folder)))
  write('robots.txt', 'User-agent: *\nAllow: /\n')

  await drawCards(folder, routes)
  await drawIcons(folder)

  const site = readSite(folder)
  checkLinks(site)
  checkCards(site, routes)
  checkMetadata(site, routes)
  sizeReport(site, routes)
  // Last: it is no page of the site, which nothing links to, measures or lists.
  if (withEditor) await buildEditor(folder)
}

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
