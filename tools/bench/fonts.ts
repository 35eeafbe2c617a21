/**
 * Measure layout shifts on phones when the fonts load: `npm run build && npm run bench -- fonts [--worst 10]`. Lays
 * out every page with the fallback fonts, then with the brand's, at the widths of phones. Prints for each width the
 * layout shift of the first screen (Layout Instability API), mean and maximum, how many pages shift by more than
 * `limit`, and the worst.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { fontsReadyId } from '../../lib/loader/contract'
import { listFiles } from '../../lib/util/files'
import { serve } from '../../scripts/serve'
import { siteFolder } from '../../scripts/shared/site-folder'
import { findTestBrowser } from '../../scripts/verify/find-browser.mjs'

const widths = [320, 344, 360, 375, 384, 390, 393, 402, 412, 430]
const limit = 0.02

/** Return the layout shift of the first screen when the page switches to its own fonts. */
const shiftOf = (page: Page) =>
  page.evaluate(async (id) => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const root = document.documentElement
    root.id = ''
    await frame()
    let sum = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
    })
    observer.observe({ type: 'layout-shift' })
    root.id = id
    await frame()
    await frame()
    observer.disconnect()
    return sum
  }, fontsReadyId)

const { values } = parseArgs({ options: { worst: { type: 'string', default: '5' } } })
const paths = listFiles(siteFolder)
  .filter((file) => file.endsWith('.html') && !/(?:^|\/)(?:demo\/|404)/.test(file))
  .map((file) => `/${file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`)
const { origin, server } = await serve(siteFolder, 0)
const browser = await chromium.launch({ executablePath: await findTestBrowser(), args: ['--no-sandbox'] })
try {
  const page = await browser.newPage({ isMobile: true, hasTouch: true, deviceScaleFactor: 2 })
  // tsx calls this in functions that are sent to the page.
  await page.addInitScript('globalThis.__name = (it) => it')
  const shifts: { width: number; path: string; shift: number }[] = []
  for (const path of paths) {
    await page.goto(join(origin, path))
    await page.waitForSelector(`#${fontsReadyId}`)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 2 * width })
      shifts.push({ width, path, shift: await shiftOf(page) })
    }
  }
  console.table(
    Object.fromEntries(
      widths.map((width) => {
        const here = shifts.filter((it) => it.width === width).map(({ shift }) => shift)
        const mean = here.reduce((sum, shift) => sum + shift, 0) / here.length
        const moved = here.filter((shift) => shift > limit).length
        return [width, { mean: mean.toFixed(4), most: Math.max(...here).toFixed(3), [`> ${limit}`]: moved }]
      }),
    ),
  )
  console.log(`of ${paths.length} pages; the worst:`)
  for (const { width, path, shift } of shifts.toSorted((a, b) => b.shift - a.shift).slice(0, Number(values.worst)))
    console.log(`${shift.toFixed(3)} ${path} at ${width} px`)
} finally {
  await browser.close()
  server.close()
}
