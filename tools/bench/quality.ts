/**
 * Measure what /quality tells visitors: `npm run build && npm run bench -- quality`. Opens one page of each type in
 * both languages on a phone, and takes speed and faults from the latest runs of `first-screen` and `faults`. The
 * results are kept in lib/quality/results.json; commit them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import axe from 'axe-core'
import { localePath, locales } from '../../lib/i18n/locales'
import { pageTypeNames } from '../../lib/page-types/names'
import type { Results } from '../../lib/quality/results'
import { routesOf } from '../../lib/routes'
import { headersFor, parseHeaders } from '../../scripts/export/headers'
import { serve } from '../../scripts/serve'
import { attribute, elementsOf } from '../../scripts/shared/html'
import { siteFolder } from '../../scripts/shared/site-folder'
import { findBrowser } from '../../scripts/verify/find-browser.mjs'
import { median } from './figures'
import { rateHeaders } from './quality/observatory'

const record = 'lib/quality/results.json'
const today = new Date().toISOString().slice(0, 10)

/** One page of each type that visitors find, in both languages. */
const paths = pageTypeNames
  .flatMap((kind) => routesOf(kind).slice(0, 1))
  .filter(({ indexable }) => indexable)
  .flatMap(({ path }) => locales.map((locale) => localePath(path, locale)))

/** What a phone loads for an untouched page, and the barriers that axe finds on it. */
type Opened = { bytes: number; scripts: number; companies: number; barriers: string[] }

async function open(browser: Browser, origin: string, path: string): Promise<Opened> {
  // The site's policy would block axe.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, bypassCSP: true })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  let bytes = 0
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  const asked: { origin: string; isScript: boolean }[] = []
  page.on('request', (request) =>
    asked.push({
      origin: new URL(request.url()).origin,
      isScript: request.resourceType() === 'script' && request.frame() === page.mainFrame(),
    }),
  )
  try {
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    const loaded = { bytes, scripts: asked.filter(({ isScript }) => isScript).length }
    const others = new Set(
      asked.map((request) => request.origin).filter((other) => other !== origin && other !== 'null'),
    )
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // Sticky elements would cover half a link: give axe a window in which nothing is below the fold.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width: 390, height })
    await page.evaluate(axe.source)
    const { violations } = await page.evaluate(() =>
      window.axe.run(':root', {
        runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
        iframes: false,
        resultTypes: ['violations'],
      }),
    )
    return { ...loaded, companies: others.size, barriers: violations.map(({ id }) => `${path}: ${id}`) }
  } finally {
    await context.close()
  }
}

/** Read the record of another bench. If it is missing or unreadable, say so and go on with the others. */
function readRecord<T>(name: string): T | undefined {
  const file = `tools/bench/${name}.json`
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    console.log(`quality: ${file} is missing or damaged, so left out: run \`npm run bench -- ${name}\``)
    return undefined
  }
}

/** Return the speed of the median page. */
function speedOf(): Results['speed'] {
  const run = readRecord<{ date?: string; results: Record<string, Record<string, { LCP: number }>> }>('first-screen')
  if (!run?.date) return undefined
  return { date: run.date, milliseconds: median(Object.values(run.results).map(({ site }) => site?.LCP ?? Number.NaN)) }
}

/** Rate the headers of the home page as written for hosts. */
function ratingOf(): number {
  const read = (file: string) => readFileSync(join(siteFolder, file), 'utf8')
  const meta = elementsOf(read('index.html')).find(
    (element) => attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy',
  )
  return rateHeaders(headersFor('/', parseHeaders(read('_headers'))), (meta && attribute(meta, 'content')) ?? '')
}

const { server, origin } = await serve(siteFolder, 0)
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  const opened: Opened[] = []
  for (const path of paths) opened.push(await open(browser, origin, path))
  const most = (figureOf: (page: Opened) => number) => Math.max(...opened.map(figureOf))
  const kilobytes = ({ bytes }: Opened) => Math.round(bytes / 1000)
  for (const barrier of opened.flatMap(({ barriers }) => barriers)) console.log(barrier)
  const faults = readRecord<NonNullable<Results['faults']>>('faults')
  const results: Results = {
    pages: {
      date: today,
      pages: opened.length,
      kilobytes: median(opened.map(kilobytes)),
      most: most(kilobytes),
      scripts: median(opened.map(({ scripts }) => scripts)),
      companies: most(({ companies }) => companies),
    },
    speed: speedOf(),
    faults: faults && { date: faults.date, faults: faults.faults, taps: faults.taps, led: faults.led },
    access: {
      date: today,
      pages: opened.length,
      barriers: opened.reduce((sum, { barriers }) => sum + barriers.length, 0),
    },
    headers: { date: today, points: ratingOf() },
  }
  writeFileSync(record, `${JSON.stringify(results, null, 2)}\n`)
  console.log(JSON.stringify(results, null, 2))
} finally {
  await browser.close()
  server.close()
}
