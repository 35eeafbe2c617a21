/** Check a host's answers for an exported site against the expected ones. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { localePath, locales } from '../../lib/i18n/locales'
import { listFiles } from '../../lib/util/files'
import { headersFor, parseHeaders, tlsHeader } from '../export/headers'
import { hostFilesOf } from '../export/host'
import { parseRedirects } from '../export/redirects'
import { differs, follow, type Host, header, type Question, question, simplify, targetOf } from './answers'
import { type Answer, ask } from './servers'

/** Return one page of each type, in both languages, since a host treats the pages of a folder alike. */
function somePages(files: string[]): string[] {
  const pages = files
    .filter((file) => file.endsWith('.html') && !/(?:^|\/)(?:404|index)\.html$/.test(file))
    .map((file) => `/${file.slice(0, -'.html'.length)}`)
  const byFolder = new Map<string, string[]>()
  for (const page of pages) {
    const folder = page.slice(0, page.lastIndexOf('/'))
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), page])
  }
  return ['/', ...[...byFolder.values()].flatMap((all) => all.slice(0, 6))]
}

/**
 * Read the site in a folder, written by a build for all hosts.
 * @throws if the folder has no such site
 */
function readSite(folder: string) {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  if (!existsSync(join(folder, '_headers'))) {
    throw new Error(`${folder}: has no _headers to compare with: run \`npm run build\` without SITE_HOST first`)
  }
  const files = listFiles(folder)
  const rules = parseHeaders(read('_headers'))
  const redirects = parseRedirects(read('_redirects'))
  const redirectPages = new Set([...redirects.keys()].map((path) => decodeURI(path).replace(/\/$/, '')))
  const pages = somePages(files).filter((page) => !redirectPages.has(page.replace(/\/index$/, '')))
  const fileOf = (page: string) => (page === '/' ? 'index.html' : `${page.slice(1)}.html`)

  /** Compare the headers of a path with the rules, except those that depend on the connection. */
  const headerProblems = (path: string, answer: Answer) =>
    Object.entries(headersFor(path, rules))
      .filter(([name]) => name !== tlsHeader && name !== 'Cross-Origin-Resource-Policy')
      .flatMap(([name, value]) => differs(name, simplify(value), simplify(header(answer, name))))

  return { read, files, redirects, pages, fileOf, headerProblems }
}

type BuiltSite = ReturnType<typeof readSite>

const slashes = ['/', '%5c', '%5C%5C', '%2f', '%09/', '/%5c', '.%2f%2f', '%2f%5c']
const endings = ['/', '.html', '/index.html', '?a=1']
const traversals = ['/../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd', '/..%5c..%5cetc/passwd']

/** Ask for addresses crafted to redirect elsewhere, read other files or set headers: none may succeed. */
const attackQuestions = (): Question[] => [
  ...slashes
    .flatMap((slash) => endings.map((ending) => `/${slash}other.example${ending}`))
    .map((address) =>
      question(address, async ({ origin, ask }) => {
        const answer = await ask(address)
        if (!header(answer, 'location')) return []
        const target = targetOf(answer, origin, '/')
        return target.startsWith('/') && !/^\/[/\\]/.test(target) ? [] : [`leads to ${target}`]
      }),
    ),
  ...traversals.map((address) =>
    question(address, async ({ ask }) => {
      const { status, body } = await ask(address)
      return status === 200 || /^root:/m.test(body.toString()) ? [`status is ${status}: a file outside the site?`] : []
    }),
  ),
  ...['/%0d%0aset-cookie:%20a=1', '/about/%0d%0aset-cookie:%20a=1/', '/about/?a=%0d%0aset-cookie:%20a=1'].map(
    (address) =>
      question(address, async ({ ask }) => (header(await ask(address), 'set-cookie') ? ['sets a cookie'] : [])),
  ),
]

/** The fault of an answer with a page of another site or build. */
export const anotherPage = 'the page is another one than in the build'

/** Ask for each page: it must be served as built. */
const pageQuestions = ({ pages, read, fileOf, headerProblems }: BuiltSite): Question[] =>
  pages.map((page) =>
    question(page, async ({ ask }) => {
      const answer = await ask(page)
      return [
        ...differs('status', 200, answer.status),
        ...differs('type', 'text/html;charset=utf-8', simplify(header(answer, 'content-type'))),
        ...(answer.body.toString() === read(fileOf(page)) ? [] : [anotherPage]),
        ...headerProblems(page, answer),
      ]
    }),
  )

/** Ask for other spellings of an address: they must redirect to the page. */
const spellingQuestions = ({ pages }: BuiltSite): Question[] =>
  pages
    .filter((page) => page !== '/')
    .slice(0, 12)
    .flatMap((page) => [`${page}/`, `${page}.html`, `${page}.html?a=1`].map((address) => ({ page, address })))
    .map(({ page, address }) =>
      question(address, async (host) => {
        const { path, answer } = await follow(host, address)
        const found = answer.status === 200 ? path : `${answer.status}`
        return differs('it', page + (address.split(/(?=\?)/)[1] ?? ''), found).map((text) => `leads elsewhere: ${text}`)
      }),
    )

const machineFiles = ['/robots.txt', '/sitemap.xml', '/feed.xml', '/about.txt']

/** Ask for files for machines: they must be compressed, and once. */
const machineFileQuestions = ({ files, read, headerProblems }: BuiltSite): Question[] =>
  machineFiles
    .filter((path) => files.includes(path.slice(1)))
    .flatMap((path) => [
      question(`${path}, compressed`, async ({ ask }) => {
        const answer = await ask(path, { 'Accept-Encoding': 'gzip' })
        const isLarge = read(path.slice(1)).length > 1400
        const isCompressed = header(answer, 'content-encoding') === 'gzip'
        const text = isCompressed ? gunzipSync(answer.body).toString() : answer.body.toString()
        return [
          ...differs('status', 200, answer.status),
          ...(isLarge && !isCompressed ? [`is not compressed: ${answer.body.length} bytes`] : []),
          ...(text === read(path.slice(1)) ? [] : ['the file is another one than in the build']),
          ...headerProblems(path, answer),
        ]
      }),
      question(`${path}, again`, async ({ ask }) => {
        const first = await ask(path, { 'Accept-Encoding': 'gzip' })
        const known = { 'Accept-Encoding': 'gzip', 'If-None-Match': header(first, 'etag') }
        return differs('status', 304, (await ask(path, known)).status)
      }),
    ])

/** Ask for addresses without a page: they must show the not-found page. */
const missingPageQuestions = ({ files, read }: BuiltSite): Question[] =>
  files
    .filter((file) => /(?:^|\/)404\.html$/.test(file))
    .flatMap((file) =>
      [`/${file.slice(0, -'404.html'.length)}nothing-here`, `/${file.slice(0, -8)}no/thing.js`].map((path) => ({
        file,
        path,
      })),
    )
    .map(({ file, path }) =>
      question(path, async ({ ask }) => {
        const answer = await ask(path)
        return [
          ...differs('status', 404, answer.status),
          ...(answer.body.toString() === read(file) ? [] : [`the page is not ${file}`]),
        ]
      }),
    )

/** Ask for former addresses: they must redirect to the page, and keep the query. */
const redirectQuestions = ({ redirects }: BuiltSite): Question[] =>
  [...redirects]
    .slice(0, 12)
    .flatMap(([from, all]) => all.filter(({ query }) => !query).map(({ to }) => ({ from, to })))
    .map(({ from, to }) =>
      question(from, async (host) => {
        const { path, statuses } = await follow(host, `${from}?gclid=a`)
        return [
          ...differs('the last address', `${to}?gclid=a`, path),
          ...(statuses[0] === 301 || statuses[0] === 308 ? [] : [`status is ${statuses[0]} instead of 301`]),
        ]
      }),
    )

/** Ask for the host's own files: they must not be served. */
const hostFileQuestions = (): Question[] =>
  hostFilesOf().map((file) =>
    question(`/${file}`, async ({ ask }) => {
      const { status } = await ask(`/${file}`)
      return status === 403 ? [] : differs('status', 404, status)
    }),
  )

/** Ask with HEAD: the answer must have no body. */
const headQuestions = (): Question[] =>
  locales.map((locale) =>
    question(`HEAD ${localePath('/', locale)}`, async ({ ask }) => {
      const { status, body } = await ask(localePath('/', locale), {}, 'HEAD')
      return [...differs('status', 200, status), ...(body.length > 0 ? ['has a body'] : [])]
    }),
  )

/**
 * List the questions for the site in a folder, written by a build for all hosts.
 * @throws if the folder has no such site
 */
export function questionsFor(folder: string): Question[] {
  const site = readSite(folder)
  return [
    ...pageQuestions(site),
    ...spellingQuestions(site),
    ...machineFileQuestions(site),
    ...missingPageQuestions(site),
    ...hostFileQuestions(),
    ...redirectQuestions(site),
    ...attackQuestions(),
    ...headQuestions(),
  ]
}

/**
 * Ask a host all questions. @returns the faults, a line each
 * @throws if it does not answer at all
 */
export async function examine(questions: Question[], origin: string): Promise<string[]> {
  await ask(origin, '/').catch(({ message }: Error) => {
    throw new Error(`${origin} does not answer: ${message.trim()}`)
  })
  const host: Host = { origin, ask: (...question) => ask(origin, ...question) }
  const wrong: string[] = []
  for (const question of questions) {
    try {
      wrong.push(...(await question.ask(host)).map((text) => `${question.name}: ${text}`))
    } catch (error) {
      wrong.push(`${question.name}: no answer: ${(error as Error).message}`)
    }
  }
  return wrong
}
