/**
 * Measure what a visitor with a slow phone notices, on two builds in turn: `npm run bench -- slow-phone --against
 * FOLDER [--runs 5]`. A phone with a quarter of this machine's speed on slow 4G, throttled by the browser, with an
 * empty cache: first and largest paint and shifts of five pages; the first tap on the language toggle and on a link;
 * the first opening of the search once its script is in the cache. Prints medians, and this build as a multiple of
 * the other.
 */
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { defaultLocale } from '../../lib/i18n/locales'
import { translator } from '../../lib/i18n/translator'
import { siteFolder } from '../../scripts/shared/site-folder'
import { findBrowser } from '../../scripts/verify/find-browser.mjs'
import { firstPages } from './audit'
import { median } from './figures'
import { openPhone, press, serve, until } from './phone'

type Figures = Record<string, number>

const start = '/symptoms/back-pain'
const searchName = translator(defaultLocale)('search.open')

/** Read the paints and total layout shift of a page that has finished loading. Runs in the page. */
async function readPaints() {
  // Contains no named function: tsx would call a helper of its own, which the page does not have.
  const [paints, largest, shifts] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'layout-shift'].map(
      (type) =>
        new Promise<PerformanceEntry[]>((resolve) => {
          const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
          observer.observe({ type, buffered: true })
          setTimeout(() => resolve([]), 200)
        }),
    ),
  )
  return {
    FCP: paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
    LCP: largest?.at(-1)?.startTime ?? Number.NaN,
    CLS: shifts?.reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0) ?? 0,
  }
}

async function measurePaints(browser: Browser, origin: string, path: string): Promise<Figures> {
  const { context, page } = await openPhone(browser)
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  const paints = await page.evaluate(readPaints)
  await context.close()
  return Object.fromEntries(Object.entries(paints).map(([name, value]) => [`${path} ${name}`, value]))
}

/** Return the milliseconds from the lifted finger to the first frame with the new heading. */
async function measureTap(browser: Browser, origin: string, selector: string): Promise<number> {
  const { context, page, client, shown } = await openPhone(browser)
  await page.goto(origin + start, { waitUntil: 'networkidle' })
  const lifted = await (await press(page, client, selector))()
  const seen = await until(() => shown.find((time) => time > lifted), `the new heading after a tap on ${selector}`)
  await context.close()
  return seen - lifted
}

/** Open a page, hydrate it, and return the milliseconds until its search is open. */
async function openSearch(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'networkidle' })
  // A key hydrates the page. A tap on a page that is not hydrated within five seconds follows its link instead.
  await page.keyboard.press('Shift')
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)
  const link = page.getByRole('banner').getByRole('link', { name: searchName, exact: true })
  const begun = Date.now()
  await link.tap()
  await page.getByRole('dialog').getByRole('combobox').waitFor()
  return Date.now() - begun
}

/** Return the milliseconds until the search is open on a hydrated page, with its script in the cache. */
async function measureSearch(browser: Browser, origin: string): Promise<number> {
  const { context, page } = await openPhone(browser)
  await openSearch(page, origin + start)
  const time = await openSearch(page, `${origin}/faq`)
  await context.close()
  return time
}

async function measure(browser: Browser, origin: string, paths: string[]): Promise<Figures> {
  const figures: Figures = {}
  for (const path of paths) Object.assign(figures, await measurePaints(browser, origin, path))
  figures['tap on the toggle'] = await measureTap(browser, origin, 'header a[data-replay=swap]')
  figures['tap on a link'] = await measureTap(browser, origin, 'main nav a[href="/symptoms"]')
  figures['opening of the search'] = await measureSearch(browser, origin)
  return figures
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, against: { type: 'string' } } })
if (!values.against) throw new Error('name the folder of the build to compare with: --against FOLDER')
const folders = [siteFolder, values.against]
const servers = await Promise.all(folders.map((folder, i) => serve(folder, 4182 + i)))
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  const paths = firstPages('home', 'symptom', 'post', 'faq', 'contact')
  const runs: Figures[][] = folders.map(() => [])
  for (let run = 0; run < Number(values.runs); run++)
    for (const [i, list] of runs.entries()) list.push(await measure(browser, `http://127.0.0.1:${4182 + i}`, paths))
  for (const name of Object.keys(runs[0]?.[0] ?? {})) {
    const [now = 0, before = 0] = runs.map((list) => median(list.map((figures) => figures[name] ?? Number.NaN)))
    const digits = name.endsWith('CLS') ? 4 : 0
    const ratio = before > 0 ? `×${(now / before).toFixed(2)}` : ''
    console.log(name.padEnd(44), now.toFixed(digits).padStart(8), before.toFixed(digits).padStart(8), ratio)
  }
} finally {
  await browser.close()
  for (const server of servers) server.kill()
}
