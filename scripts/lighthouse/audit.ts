import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The fields of a Lighthouse report (version 12) that are used here. */
type Audit = { title: string; score: number | null; displayValue?: string; numericValue?: number }
type Category = { title: string; score: number; auditRefs: { id: string; weight: number }[] }
export type Report = { categories: Record<string, Category>; audits: Record<string, Audit> }

/**
 * Runs Lighthouse with its mobile defaults on a URL, in a process of its own.
 * @param browser the path of a Chromium
 * @param options more of Lighthouse's own
 */
export async function audit(url: string, browser: string, options: string[] = []): Promise<Report> {
  const sandbox = process.getuid?.() === 0 ? ' --no-sandbox' : ''
  const { stdout } = await promisify(execFile)(
    'node_modules/.bin/lighthouse',
    [url, '--output=json', '--quiet', `--chrome-flags=--headless=new --disable-gpu${sandbox}`, ...options],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 2 ** 28 },
  )
  return JSON.parse(stdout) as Report
}
