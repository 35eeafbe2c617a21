import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { siteFolder } from '@/scripts/shared/site-folder'
import { qrPng } from '@/tools/desk/qr'
import type { DeskPage, DeskReport } from '@/tools/desk/report'
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

test('the table can be sorted, filtered, searched and saved as CSV', once, async ({ page }) => {
  const problems = await open(page)
  const rows = page.getByRole('rowheader')
  const byWords = report.pages.filter(({ locale }) => locale === 'en').sort((a, b) => a.words - b.words)
  const firstHas = (one?: DeskPage) => expect(rows.first().getByRole('link').first()).toHaveText(one?.path ?? '')

  await page.getByRole('button', { name: 'Words EN' }).click()
  await expect(page.getByRole('columnheader', { name: 'Words EN' })).toHaveAttribute('aria-sort', 'ascending')
  await firstHas(byWords[0])
  await page.keyboard.press('Enter')
  await firstHas(byWords.at(-1))

  const choose = async (list: string, name: string) => {
    await page.getByRole('button', { name: list, expanded: false }).press('Space')
    await page.getByRole('option', { name, exact: true }).click()
  }
  await choose('Page type', 'Symptom')
  const symptoms = report.pages.filter(({ pageType, locale }) => pageType === 'symptom' && locale === 'es')
  await expect(rows).toHaveCount(symptoms.length)
  await choose('Language', 'Spanish')
  await page.getByRole('searchbox', { name: 'Search' }).fill('espalda')
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
  const row = lines.find((line) => line.startsWith(reportPage('/es/symptoms/back-pain').url))
  expect(row).toContain(reportPage('/es/symptoms/back-pain').title)
  expect(problems).toEqual([])
})

test(
  'previews show title and card in both languages and follow a draft; Back returns to the table',
  once,
  async ({ page }) => {
    const problems = await open(page)
    const link = page.getByRole('link', { name: '/symptoms/back-pain', exact: true })
    await link.scrollIntoViewIfNeeded()
    const scrolled = () =>
      page.getByRole('region', { name: 'Table of pages' }).evaluate((table) => [table.scrollTop, window.scrollY])
    const left = await scrolled()
    await link.click()
    const google = page.getByRole('tabpanel', { name: 'Google' })
    const facebook = page.getByRole('tabpanel', { name: 'Facebook' })
    await expect(facebook).toBeHidden()
    for (const path of ['/symptoms/back-pain', '/es/symptoms/back-pain']) {
      const { title, locale } = reportPage(path)
      const result = google.getByRole('region', { name: 'Google on a desktop' }).locator(`figure[lang=${locale}]`)
      await expect(result.getByText(title, { exact: true })).toBeVisible()
    }
    await page.getByRole('tab', { name: 'Google' }).press('ArrowRight')
    await expect(google).toBeHidden()
    for (const path of ['/symptoms/back-pain', '/es/symptoms/back-pain']) {
      const { shared, card, locale } = reportPage(path)
      const post = facebook.locator(`figure[lang=${locale}]`)
      await expect(post.getByText(shared['og:title'] ?? '', { exact: true })).toBeVisible()
      const picture = post.getByRole('img')
      await expect(picture).toHaveAttribute('src', `cards/${card?.file}`)
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
    }
    await page.getByLabel('Title (Spanish)').fill('Un título de prueba')
    await expect(facebook.locator('figure[lang=es]').getByText('Un título de prueba', { exact: true })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('table')).toContainText('Un título de prueba')
    await expect.poll(scrolled).toEqual(left)
    expect(problems).toEqual([])
  },
)

test('changes show words of a title, cards side by side, added and removed URLs', once, async ({ page }) => {
  const problems = await open(page, '#changes')
  const part = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(part('To fix')).toContainText('/summer-offer')
  await expect(part('Address added')).toContainText('/es/faq')
  await expect(part('Title').locator('del', { hasText: 'old' })).toHaveCount(1)
  await expect(part('Card').getByRole('img')).toHaveCount(2)
  for (const image of await part('Card').getByRole('img').all())
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1200)
  expect(problems).toEqual([])
})

test('a campaign’s QR code encodes page, language and source', once, async ({ page }) => {
  const problems = await open(page, '#campaign')
  await page.getByRole('combobox', { name: 'Page' }).fill('new-patient-special')
  await page.getByRole('option', { name: '/new-patient-special' }).click()
  await page.getByRole('radio', { name: 'Spanish' }).check()
  await page.getByRole('combobox', { name: 'Source' }).fill('Flyer')
  await expect(page.getByText(/^The source has the capital/)).toBeVisible()
  await page.getByRole('combobox', { name: 'Source' }).fill('flyer-library')
  const link = `${report.origin}/es/new-patient-special?utm_source=flyer-library`
  await expect(page.locator('output')).toHaveText(link)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download PNG' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('qr-flyer-library-es-new-patient-special.png')
  const pixels = (png: string | Buffer) => sharp(png).grayscale().raw().toBuffer()
  const drawn = await pixels(Buffer.from((await qrPng(link)).replace(/^.*,/, ''), 'base64'))
  expect((await pixels(await file.path())).equals(drawn)).toBe(true)
  expect(problems).toEqual([])
})

test('what opens is accessible: a list, a card', once, async ({ page }) => {
  const problems = await open(page)
  await page.getByRole('searchbox', { name: 'Search' }).fill('about')
  await page.getByRole('button', { name: 'Page type', expanded: false }).press('Space')
  await expect(page.getByRole('option', { name: 'Home', exact: true })).toBeVisible()
  expect(await allViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  const card = page.getByRole('button', { name: /^Enlarge/ }).first()
  await card.press('Enter')
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  expect(await allViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(card).toBeFocused()
  expect(problems).toEqual([])
})

test('each view is accessible', once, async ({ page }) => {
  for (const place of ['#pages', '#/es/about', '#changes', '#campaign']) {
    await open(page, place)
    expect.soft(await allViolations(page), place).toEqual([])
  }
})
