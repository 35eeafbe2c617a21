/**
 * Measure page heights on a phone of 390 px: `npm run build && npm run bench -- heights [--all] [/path …]`. For the
 * tallest page of each type and language, or with `--all` for every page: its height, its number of words, the
 * positions of its first booking button and first phone number, and the longest stretch without a picture, button or
 * field. Values above a limit in page-heights.ts are marked.
 */
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { type Locale, localePath, locales } from '../../lib/i18n/locales'
import type { PageType } from '../../lib/page-types/names'
import { routes } from '../../lib/routes'
import { serve } from '../../scripts/serve'
import { siteFolder } from '../../scripts/shared/site-folder'
import { findTestBrowser } from '../../scripts/verify/find-browser.mjs'
import { type Heights, limitsOf, type Measure, measureHeights, phone } from './page-heights'

type Row = Heights & { address: string; pageType: PageType; locale: Locale }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
})
const pages = routes
  .filter(({ pageType }) => pageType !== 'demo' && pageType !== 'not-found')
  .flatMap(({ path, pageType }) => locales.map((locale) => ({ address: localePath(path, locale), pageType, locale })))
  .filter(({ address }) => positionals.length === 0 || positionals.includes(address))

const { origin, server } = await serve(siteFolder, 0)
const browser = await chromium.launch({ executablePath: await findTestBrowser(), args: ['--no-sandbox'] })
const rows: Row[] = []
try {
  const context = await browser.newContext({ viewport: phone, isMobile: true, hasTouch: true, reducedMotion: 'reduce' })
  const page = await context.newPage()
  // tsx calls this in functions that are sent to the page.
  await page.addInitScript('globalThis.__name = (it) => it')
  for (const at of pages) {
    await page.goto(origin + at.address)
    rows.push({ ...at, ...(await measureHeights(page)) })
  }
} finally {
  await browser.close()
  server.close()
}

/** Return the tallest page of each page type and language. */
const tallestOf = (all: Row[]) =>
  [...new Set(all.map(({ pageType, locale }) => `${pageType} ${locale}`))].map((name) =>
    all
      .filter(({ pageType, locale }) => `${pageType} ${locale}` === name)
      .reduce((tallest, row) => (row.height > tallest.height ? row : tallest)),
  )

/** Format the number of a column, with a mark and the limit if it is exceeded. */
function cell(row: Row, measure: Measure): string {
  const value = row[measure]
  const limit = limitsOf(row.pageType, row.locale).find((it) => it.measure === measure)?.limit
  const over = limit !== undefined && (value === undefined || value > limit)
  return `${value ?? 'none'}${over ? ` > ${limit}` : ''}`
}

const shown = values.all || positionals.length > 0 ? rows : tallestOf(rows)
console.table(
  Object.fromEntries(
    shown.map((row) => [
      row.address,
      {
        height: cell(row, 'height'),
        words: cell(row, 'words'),
        'first booking': cell(row, 'booking'),
        'first call': row.call ?? 'none',
        'longest bare way': `${cell(row, 'bare')} from ${row.bareFrom}`,
        footer: cell(row, 'footer'),
      },
    ]),
  ),
)
const over = rows.filter((row) =>
  limitsOf(row.pageType, row.locale).some(({ measure, limit }) => (row[measure] ?? Number.POSITIVE_INFINITY) > limit),
)
console.log(`${over.length} of ${rows.length} pages are above a limit.`)
