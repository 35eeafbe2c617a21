/**
 * Measure what a visitor with a slow phone notices, on two builds in turn: `npm run bench -- slow-phone --against
 * FOLDER [--runs 5] [--early 20]`. First and largest paint and shifts of five types of page in both languages; a tap
 * on the language toggle and on a link, before and after hydration; the first opening of the search once its script is
 * in the cache; how many of `early` taps on the toggle, at random moments of the page's start, lead nowhere. Prints
 * medians, and this build as a multiple of the other.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { defaultLocale, localePath, locales } from '../../lib/i18n/locales'
import { translator } from '../../lib/i18n/translator'
import { routesOf } from '../../lib/routes'
import { serve } from '../../scripts/serve'
import { siteFolder } from '../../scripts/shared/site-folder'
import { findBrowser } from '../../scripts/test/find-browser.mjs'
import { openPhone, tap, until, wake } from './phone'

type Figures = Record<string, number>

const start = '/symptoms/back-pain'
const t = translator(defaultLocale)

/** The first page of each of these types, in each language. */
const paths = (['home', 'symptom', 'post', 'faq', 'contact'] as const)
  .flatMap((pageType) => routesOf(pageType).slice(0, 1))
  .flatMap(({ path }) => locales.map((locale) => localePath(path, locale)))

const taps = {
  'the toggle': (page: Page) => page.getByRole('banner').getByRole('link', { name: t('language.name'), exact: true }),
  'a link': (page: Page) => page.locator('main nav a[href="/symptoms"]'),
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

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
async function measureTap(browser: Browser, origin: string, name: keyof typeof taps, isAwake: boolean) {
  const { context, page, client, shown } = await openPhone(browser)
  await page.goto(origin + start, { waitUntil: 'networkidle' })
  if (isAwake) await wake(page)
  const lifted = await tap(client, taps[name](page))
  const seen = await until(() => shown.find((time) => time > lifted), `the new heading after a tap on ${name}`)
  await context.close()
  return seen - lifted
}

/** Return the milliseconds until the search is open on a hydrated page, with its script in the cache. */
async function measureSearch(browser: Browser, origin: string): Promise<number> {
  const { context, page } = await openPhone(browser)
  let begun = 0
  for (const path of [start, '/faq']) {
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    await wake(page)
    begun = Date.now()
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('search.open'), exact: true })
      .tap()
    await page.getByRole('dialog').getByRole('combobox').waitFor()
  }
  const time = Date.now() - begun
  await context.close()
  return time
}

/** Tap the toggle at a random moment of a page's start, every second time while it hydrates. @returns 1 if in vain */
async function loseEarlyTap(browser: Browser, origin: string, i: number): Promise<number> {
  const { context, page, client } = await openPhone(browser)
  await page.goto(origin + start, { waitUntil: 'commit' })
  await taps['the toggle'](page).waitFor()
  if (i % 2) await page.keyboard.press('Shift')
  await pause(Math.random() * 3000)
  await tap(client, taps['the toggle'](page))
  const isLost = await page
    .waitForFunction(() => document.documentElement.lang === 'es', undefined, { timeout: 15_000 })
    .then(
      () => 0,
      () => 1,
    )
  await context.close()
  return isLost
}

async function measure(browser: Browser, origin: string, early: number): Promise<Figures> {
  const figures: Figures = {}
  for (const path of paths) Object.assign(figures, await measurePaints(browser, origin, path))
  for (const name of Object.keys(taps) as (keyof typeof taps)[]) {
    figures[`tap on ${name}`] = await measureTap(browser, origin, name, false)
    figures[`tap on ${name}, hydrated`] = await measureTap(browser, origin, name, true)
  }
  figures['opening of the search'] = await measureSearch(browser, origin)
  let lost = 0
  for (let i = 0; i < early; i++) lost += await loseEarlyTap(browser, origin, i)
  if (early > 0) figures[`lost of ${early} early taps`] = lost
  return figures
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    early: { type: 'string', default: '0' },
    against: { type: 'string' },
  },
})
if (!values.against) throw new Error('name the folder of the build to compare with: --against FOLDER')
const servers = [await serve(siteFolder, 0), await serve(values.against, 0)]
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  const runs: Figures[][] = servers.map(() => [])
  for (let run = 0; run < Number(values.runs); run++)
    for (const [i, list] of runs.entries())
      list.push(await measure(browser, servers[i]?.origin ?? '', Number(values.early)))
  for (const name of Object.keys(runs[0]?.[0] ?? {})) {
    const [now = 0, before = 0] = runs.map((list) => median(list.map((figures) => figures[name] ?? Number.NaN)))
    const digits = name.endsWith('CLS') ? 4 : 0
    const ratio = before > 0 ? `×${(now / before).toFixed(2)}` : ''
    console.log(name.padEnd(44), now.toFixed(digits).padStart(8), before.toFixed(digits).padStart(8), ratio)
  }
} finally {
  await browser.close()
  for (const { server } of servers) server.close()
}
