/** Check a host's answers for an exported site against the expected ones. Mostly a list, so it stays in one file. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { localePath, locales } from '../../../lib/i18n/locales'
import { listFiles } from '../../../lib/util/files'
import { headersFor, parseHeaders, tlsHeader } from '../../../scripts/export/headers'
import { hostFilesOf } from '../../../scripts/export/host'
import { parseRedirects } from '../../../scripts/export/redirects'
import { securityPath } from '../../../scripts/export/security-file'
import { type Answer, ask } from './servers'

/** A host, which is asked for a path exactly as it is written. */
type Host = {
  origin: string
  ask: (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>
}

/** A question to a host; `ask` says what is wrong with the answer, in a few words each. */
export type Question = { name: string; ask: (host: Host) => Promise<string[]> }

const header = ({ headers }: Answer, name: string) => String(headers[name.toLowerCase()] ?? '')

const simplify = (value: string) => value.toLowerCase().replaceAll(' ', '')

/** Compare what was expected with what came. */
const differs = (what: string, expected: unknown, found: unknown) =>
  expected === found ? [] : [`${what} is ${found || 'missing'} instead of ${expected}`]

/** Return the path and query that an answer leads to; the whole address where that is another host's. */
function targetOf(answer: Answer, origin: string, from: string): string {
  const { href } = new URL(header(answer, 'location'), origin + from)
  return href.startsWith(`${origin}/`) ? href.slice(origin.length) : href
}

const isRedirect = ({ status }: Answer) => status >= 301 && status <= 308 && status !== 304

/** Follow redirects within the site. */
async function follow(
  { origin, ask }: Host,
  path: string,
): Promise<{ path: string; statuses: number[]; answer: Answer }> {
  const statuses: number[] = []
  for (let at = path; ; ) {
    const answer = await ask(at)
    statuses.push(answer.status)
    if (!isRedirect(answer) || statuses.length > 4) return { path: at, statuses, answer }
    at = targetOf(answer, origin, at)
    if (!at.startsWith('/')) return { path: at, statuses, answer }
  }
}

/** Return the pages of a site: each kind once, in both languages, since the pages of a folder are answered alike. */
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

/** What is wrong with a page of another site or build. */
export const anotherPage = 'the page is another one than in the build'

const slashes = ['/', '%5c', '%5C%5C', '%2f', '%09/', '/%5c', '.%2f%2f', '%2f%5c']
const endings = ['/', '.html', '/index.html', '?a=1']
const traversals = ['/../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd', '/..%5c..%5cetc/passwd']
const machineFiles = [
  '/robots.txt',
  '/sitemap.xml',
  '/feed.xml',
  '/es/feed.json',
  '/about.md',
  '/about.txt',
  '/clinic.vcf',
]

/**
 * List the questions for the site in a folder, which a build for all hosts has written.
 * @throws when the folder holds no such site
 */
export function questionsFor(folder: string): Question[] {
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

  /** Compare the headers that a path has by the rules, apart from those that depend on the connection. */
  const headerProblems = (path: string, answer: Answer) =>
    Object.entries(headersFor(path, rules))
      .filter(([name]) => name !== tlsHeader && name !== 'Cross-Origin-Resource-Policy')
      .flatMap(([name, value]) => differs(name, simplify(value), simplify(header(answer, name))))

  const question = (name: string, ask: Question['ask']): Question => ({ name, ask })
  return [
    ...pages.map((page) =>
      question(page, async ({ ask }) => {
        const answer = await ask(page)
        return [
          ...differs('status', 200, answer.status),
          ...differs('type', 'text/html;charset=utf-8', simplify(header(answer, 'content-type'))),
          ...(answer.body.toString() === read(fileOf(page)) ? [] : [anotherPage]),
          ...headerProblems(page, answer),
        ]
      }),
    ),
    ...pages
      .filter((page) => page !== '/')
      .slice(0, 12)
      .flatMap((page) => [`${page}/`, `${page}.html`, `${page}.html?a=1`].map((address) => ({ page, address })))
      .map(({ page, address }) =>
        question(address, async (host) => {
          const { path, answer } = await follow(host, address)
          const found = answer.status === 200 ? path : `${answer.status}`
          return differs('it', page + (address.split(/(?=\?)/)[1] ?? ''), found).map(
            (text) => `leads elsewhere: ${text}`,
          )
        }),
      ),
    ...machineFiles
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
      ]),
    ...files
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
      ),
    ...hostFilesOf().map((file) =>
      question(`/${file}`, async ({ ask }) => {
        const { status } = await ask(`/${file}`)
        return status === 403 ? [] : differs('status', 404, status)
      }),
    ),
    ...[...redirects]
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
      ),
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
        return status === 200 || /^root:/m.test(body.toString())
          ? [`status is ${status}: a file outside the site?`]
          : []
      }),
    ),
    ...['/%0d%0aset-cookie:%20a=1', '/about/%0d%0aset-cookie:%20a=1/', '/about/?a=%0d%0aset-cookie:%20a=1'].map(
      (address) =>
        question(address, async ({ ask }) => (header(await ask(address), 'set-cookie') ? ['sets a cookie'] : [])),
    ),
    ...locales.map((locale) =>
      question(`HEAD ${localePath('/', locale)}`, async ({ ask }) => {
        const { status, body } = await ask(localePath('/', locale), {}, 'HEAD')
        return [...differs('status', 200, status), ...(body.length > 0 ? ['has a body'] : [])]
      }),
    ),
    question(securityPath, async ({ ask }) => {
      const text = (await ask(securityPath)).body.toString()
      const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000
      return days > 30
        ? []
        : [`expires ${days > 0 ? `in ${Math.floor(days)} days` : 'too early'}: build and publish again`]
    }),
  ]
}

/**
 * Ask a host all questions. @returns what is wrong, a line each
 * @throws when it does not answer at all
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
