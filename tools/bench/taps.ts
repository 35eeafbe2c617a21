/**
 * Measure the time from a tap until the new heading is visible: `npm run build && npm run bench -- taps [--runs 3
 * --early 20]`. A phone with a quarter of this machine's speed on slow 4G, against the same pages without scripts;
 * then `early` taps on the language toggle at random moments of the page's start, none of which may be lost or reload
 * the page. The full run is kept in tools/bench/taps.json.
 */
import { rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { siteFolder } from '../../scripts/shared/site-folder'
import { findBrowser } from '../../scripts/verify/find-browser.mjs'
import { machine, median } from './figures'
import { openPhone, press, serve, until } from './phone'
import { withoutScripts } from './without-scripts'

const record = 'tools/bench/taps.json'
const path = '/symptoms/back-pain'
/** The elements to tap, on the first screen of the page. */
const taps = {
  toggle: 'header a[data-replay=swap]',
  link: 'main nav a[href="/symptoms"]',
} as const
type Tap = keyof typeof taps

/** Hydrate a page, and wait until it stops loading on its own: half a second without a request. */
async function wake(page: Page) {
  let last = Date.now()
  const note = () => {
    last = Date.now()
  }
  page.on('request', note)
  page.on('requestfinished', note)
  const hydrated = page.evaluate(() => new Promise((resolve) => addEventListener('hydrated', resolve, { once: true })))
  await page.keyboard.press('Shift')
  await hydrated
  note()
  await until(() => (Date.now() - last > 500 ? true : undefined), 'silence of a page that woke')
}

/** Return milliseconds from the lifted finger to the first frame with the new heading. */
async function timeTap(browser: Browser, origin: string, tap: Tap, isHydrated: boolean): Promise<number> {
  const { context, page, client, shown } = await openPhone(browser)
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  if (isHydrated) await wake(page)
  const lift = await press(page, client, taps[tap])
  const lifted = await lift()
  const seen = await until(() => shown.find((time) => time > lifted), `the new heading after a tap on the ${tap}`)
  await context.close()
  return seen - lifted
}

/**
 * Tap the language toggle early, half of the time during hydration. @returns whether the tap was lost or reloaded the
 * page
 */
async function tapEarly(browser: Browser, origin: string, i: number): Promise<'lost' | 'reloaded' | undefined> {
  const { context, page, client } = await openPhone(browser)
  await page.goto(origin + path, { waitUntil: 'commit' })
  await page.locator(taps.toggle).first().waitFor()
  const loaded = await page.evaluate(() => performance.timeOrigin)
  if (i % 2) await page.keyboard.press('Shift')
  await pause(Math.random() * 3000)
  await (await press(page, client, taps.toggle))()
  try {
    await page.waitForFunction(() => document.documentElement.lang === 'es', undefined, { timeout: 15_000 })
    return (await page.evaluate(() => performance.timeOrigin)) === loaded ? undefined : 'reloaded'
  } catch {
    return 'lost'
  } finally {
    await context.close()
  }
}

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '7' }, early: { type: 'string', default: '200' } },
})
const folder = withoutScripts(siteFolder)
const servers = [await serve(siteFolder, 4180), await serve(folder, 4181)]
const [ours, plain] = ['http://127.0.0.1:4180', 'http://127.0.0.1:4181'] as const
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  const times: Record<string, number> = {}
  for (const tap of Object.keys(taps) as Tap[]) {
    const samples: Record<'static' | 'hydrated' | 'plain', number[]> = { static: [], hydrated: [], plain: [] }
    for (let run = 0; run < Number(values.runs); run++) {
      samples.plain.push(await timeTap(browser, plain, tap, false))
      samples.static.push(await timeTap(browser, ours, tap, false))
      samples.hydrated.push(await timeTap(browser, ours, tap, true))
    }
    for (const [state, list] of Object.entries(samples)) times[`${tap}, ${state}`] = median(list)
    const ratio = (state: 'static' | 'hydrated') => (median(samples[state]) / median(samples.plain)).toFixed(2)
    console.log(
      `${tap}: plain ${median(samples.plain)} ms, static ${median(samples.static)} (×${ratio('static')}), hydrated ${median(samples.hydrated)} (×${ratio('hydrated')})`,
    )
  }
  const early = { taps: Number(values.early), lost: 0, reloaded: 0 }
  for (let i = 0; i < early.taps; i++) {
    const fault = await tapEarly(browser, ours, i)
    if (fault) early[fault] += 1
  }
  console.log(`early taps on the toggle: ${early.taps}, lost ${early.lost}, reloaded ${early.reloaded}`)
  if (values.runs === '7' && values.early === '200') {
    writeFileSync(record, `${JSON.stringify({ machine: machine(), milliseconds: times, early }, null, 2)}\n`)
  }
} finally {
  await browser.close()
  for (const server of servers) server.kill()
  rmSync(folder, { recursive: true, force: true })
}
