import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import QRCode from 'qrcode'
import sharp from 'sharp'
import { siteFolder } from '@/scripts/shared/site-folder'
import type { DeskReport } from '@/tools/desk/run'
import { allViolations } from './accessibility'
import { once, ownContext } from './visit'

test.use(ownContext)

// All tests share one report, since analyzing the whole site takes longest. Desktop only (`once`).
test.describe.configure({ mode: 'default' })

const folder = resolve('test-results/desk')
const earlier = join(folder, 'earlier')
const target = join(folder, 'report')
const address = pathToFileURL(join(target, 'index.html')).href
let report: DeskReport

/** Return the earlier build: this one with a different title, a page less, and a redirect that no longer exists. */
function makeEarlierBuild() {
  cpSync(siteFolder, earlier, {
    recursive: true,
    filter: (path) => {
      const name = relative(siteFolder, path).replaceAll('\\', '/')
      return !name.startsWith('_next') && !/\.(txt|svg|js|woff2|md)$/.test(name) && name !== 'es/faq.html'
    },
  })
  const file = join(earlier, 'about.html')
  const html = readFileSync(file, 'utf8')
  writeFileSync(file, html.replace(/<title>[^<]*/, '<title>About the old clinic'))
  cpSync(join(earlier, 'og/en-home.png'), join(earlier, 'og/en-about.png'))
  const old = '/summer-offer /about 308\n'
  writeFileSync(join(earlier, '_redirects'), readFileSync(join(earlier, '_redirects'), 'utf8') + old)
}

test.beforeAll(() => {
  makeEarlierBuild()
  const command = ['--import', 'tsx', 'tools/desk/index.ts', siteFolder, '--against', earlier, '--to', target]
  execFileSync(process.execPath, command)
  const [, json = ''] =
    /<script id="report" type="application\/json">(.*?)<\/script>/s.exec(
      readFileSync(join(target, 'index.html'), 'utf8'),
    ) ?? []
  report = JSON.parse(json)
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Open a view of the report from disk. Returns errors and network requests; there must be none. */
async function open(page: Page, place = '#pages') {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/^(https?|wss?):/.test(request.url())) asked.push(request.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'error') asked.push(message.text())
  })
  page.on('pageerror', (error) => asked.push(error.message))
  await page.goto(address + place)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return asked
}

const reportPage = (path: string) => {
  const found = report.pages.find((page) => page.path === path)
  if (!found) throw new Error(`${path} is not in the report`)
  return found
}

const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0

test('the table can be sorted, filtered, searched and saved as CSV', once, async ({ page }) => {
  const problems = await open(page)
  const rows = page.getByRole('rowheader')
  await expect(rows).toHaveCount(report.pages.length)
  const byWords = report.pages.map(({ words }) => words).sort((a, b) => a - b)
  const firstHas = (words?: number) =>
    expect(
      page
        .getByRole('row')
        .nth(1)
        .getByRole('cell', { name: String(words), exact: true }),
    ).toBeVisible()
  await page.getByRole('button', { name: 'Words' }).click()
  await expect(page.getByRole('columnheader', { name: 'Words' })).toHaveAttribute('aria-sort', 'ascending')
  await firstHas(byWords[0])
  await page.keyboard.press('Enter')
  await firstHas(byWords.at(-1))

  await page.getByRole('combobox', { name: 'Page type', exact: true }).selectOption('Symptom')
  const symptoms = report.pages.filter(({ pageType }) => pageType === 'symptom')
  await expect(rows).toHaveCount(symptoms.length)
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('Spanish')
  // Without its accents, as people type.
  await page.getByRole('searchbox', { name: 'Search' }).fill('cuanto ESPALDA')
  await expect(rows.getByRole('link', { name: '/es/symptoms/back-pain' })).toBeVisible()
  await expect(rows.getByRole('link', { name: '/symptoms/back-pain', exact: true })).toHaveCount(0)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ])
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength((await rows.count()) + 1)
  const { url, title } = reportPage('/es/symptoms/back-pain')
  expect(lines.find((line) => line.includes(`,${url},`))).toContain(title)

  await page.getByRole('button', { name: 'Show all pages' }).click()
  await page.getByRole('combobox', { name: 'Only', exact: true }).selectOption('With advice')
  await expect(rows).toHaveCount(report.pages.filter(({ advice }) => advice.length > 0).length)
  expect(problems).toEqual([])
})

test(
  'previews show both languages and follow a draft, which survives a reload; Back returns to the table',
  once,
  async ({ page }) => {
    const problems = await open(page)
    const link = page.getByRole('link', { name: '/symptoms/back-pain', exact: true })
    await link.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => scrollY)
    expect(left).toBeGreaterThan(0)
    await link.click()
    const figure = (language: string) => page.getByRole('figure', { name: language })
    for (const [language, path] of [
      ['English', '/symptoms/back-pain'],
      ['Spanish', '/es/symptoms/back-pain'],
    ] as const) {
      const { title, shared, card } = reportPage(path)
      await page.getByRole('combobox', { name: 'Shown on', exact: true }).selectOption('Google on a phone')
      await expect(figure(language).getByText(title, { exact: true })).toBeVisible()
      await page.getByRole('combobox', { name: 'Shown on', exact: true }).selectOption('Facebook')
      await expect(figure(language).getByText(shared['og:title'] ?? '', { exact: true })).toBeVisible()
      await expect(figure(language).getByRole('img', { name: card?.alt })).toHaveJSProperty('naturalWidth', card?.width)
    }
    const title = page.getByLabel('Title (Spanish)')
    await title.fill('Un título de prueba')
    await expect(figure('Spanish').getByText('Un título de prueba', { exact: true })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('table')).toContainText('Un título de prueba')
    expect(await page.evaluate(() => scrollY)).toBe(left)
    await page.goForward()
    await page.reload()
    await expect(title).toHaveValue('Un título de prueba')
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(title).not.toHaveValue('Un título de prueba')
    expect(problems).toEqual([])
  },
)

test('changes show what to fix, words of a title, cards side by side, added addresses', once, async ({ page }) => {
  const problems = await open(page, '#changes')
  const row = (page_: string, change: string) => page.getByRole('row', { name: `${page_} ${change}` })
  await expect(page.getByRole('row').nth(1)).toContainText('/summer-offer')
  await expect(page.getByRole('row').nth(1)).toContainText('To fix')
  await expect(row('/es/faq', 'Address added')).toBeVisible()
  await expect(row('/about', 'Title').getByRole('deletion').filter({ hasText: 'old' })).toBeVisible()
  const cards = row('/about', 'Card').getByRole('img')
  await expect(cards).toHaveCount(2)
  for (const card of await cards.all()) await expect.poll(() => card.evaluate(isLoaded)).toBe(true)
  expect(problems).toEqual([])
})

test('a campaign’s QR code encodes page, language and source', once, async ({ page }) => {
  const problems = await open(page, '#campaign')
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('Spanish')
  await page.getByRole('combobox', { name: 'Page', exact: true }).selectOption('/new-patient-special')
  const source = page.getByRole('combobox', { name: 'Source' })
  await source.fill('Flyer')
  await expect(source).toHaveAccessibleDescription(/"F" is a capital/)
  await source.fill('flyer-library')
  const link = `${report.origin}/es/new-patient-special?utm_source=flyer-library`
  await expect(page.locator('output')).toHaveText(link)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download PNG' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('qr-flyer-library-es-new-patient-special.png')
  const pixels = (png: string | Buffer) => sharp(png).grayscale().raw().toBuffer()
  // A quiet zone of four modules, as scanners need it; 8 cm wide at 300 dots per inch.
  const drawn = await QRCode.toBuffer(link, { margin: 4, errorCorrectionLevel: 'M', width: 1000 })
  expect((await pixels(await file.path())).equals(await pixels(drawn))).toBe(true)
  expect(problems).toEqual([])
})

test('each view is accessible', once, async ({ page }) => {
  for (const place of ['#pages', '#/es/about', '#changes', '#campaign']) {
    await open(page, place)
    expect.soft(await allViolations(page), place).toEqual([])
  }
})
