import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { localePath, locales } from '../../lib/i18n/locales'
import type { PageType } from '../../lib/page-types/names'
import { routesOf } from '../../lib/routes'

/** The fields of a Lighthouse report (version 12) that the benches use. */
type Audit = { title: string; score: number | null; displayValue?: string; numericValue?: number }
type Category = { title: string; score: number; auditRefs: { id: string; weight: number }[] }
export type Report = { categories: Record<string, Category>; audits: Record<string, Audit> }

/** Return the first page of each given type that the clinic has, in each language. */
export const firstPages = (...kinds: PageType[]): string[] =>
  kinds
    .flatMap((pageType) => routesOf(pageType).slice(0, 1))
    .flatMap(({ path }) => locales.map((locale) => localePath(path, locale)))

/** Fetched on demand: it would be an eighth of all that `npm ci` installs. */
const lighthouse = ['--yes', 'lighthouse@12.8.2']

const runFile = promisify(execFile)
let fetched: Promise<void> | undefined

/** Have npm fetch Lighthouse once. @throws without a connection to the registry */
async function fetchLighthouse(): Promise<void> {
  await runFile('npx', [...lighthouse, '--version']).catch((error: { stderr?: string }) => {
    throw new Error(`npx cannot fetch Lighthouse, is this machine offline? It says:\n${error.stderr ?? error}`)
  })
}

/**
 * Run Lighthouse with its mobile defaults on a URL, in a process of its own. Retry twice on failure, since the
 * browser sometimes loses the beginning of a recording.
 * @param browser the path of a Chromium
 * @param options more Lighthouse options
 */
export async function audit(url: string, browser: string, options: string[] = []): Promise<Report> {
  fetched ??= fetchLighthouse()
  await fetched
  const sandbox = process.getuid?.() === 0 ? ' --no-sandbox' : ''
  const flags = ['--output=json', '--quiet', `--chrome-flags=--headless=new --disable-gpu${sandbox}`]
  const run = () =>
    runFile('npx', [...lighthouse, url, ...flags, ...options], {
      env: { ...process.env, CHROME_PATH: browser },
      maxBuffer: 2 ** 28,
    })
  const { stdout } = await run().catch(run).catch(run)
  return JSON.parse(stdout) as Report
}
