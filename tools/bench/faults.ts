/**
 * Damage what a page needs, and count lost taps and white pages: `npm run build && npm run bench -- faults`, or `--
 * faults WORD` for the faults with this word in their name. Each fault meets four taps, before and after hydration.
 * The last run of each fault is kept in tools/bench/faults.json.
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import { type Locale, localePath } from '../../lib/i18n/locales'
import { translator } from '../../lib/i18n/translator'
import { serve } from '../../scripts/serve'
import { siteFolder } from '../../scripts/shared/site-folder'
import { findBrowser } from '../../scripts/verify/find-browser.mjs'
import { type Fault, faults } from './faults/damages'
import { type Outcome, readRecord, writeRecord } from './faults/record'

/**
 * How long a tap may take under a fault before it counts as lost, in milliseconds: a host's answer may be 4 s late.
 */
const patience = 20_000

/** A visitor's tap, and the test of its result. */
type Action = {
  name: string
  path: string
  locale: Locale
  tap: (page: Page) => Promise<void>
  hasLed: (page: Page) => Promise<void>
}

const { server, origin } = await serve(siteFolder, 0)

const t = { en: translator('en'), es: translator('es') }
const banner = (page: Page) => page.getByRole('banner')

const actions: Action[] = [
  {
    name: 'language toggle',
    path: '/faq',
    locale: 'en',
    tap: (page) =>
      banner(page)
        .getByRole('link', { name: t.en('language.name'), exact: true })
        .click(),
    hasLed: (page) => page.waitForURL(`${origin}/es/faq`).then(() => page.locator('html[lang=es] h1').waitFor()),
  },
  {
    name: 'link',
    path: '/contact',
    locale: 'es',
    tap: (page) => page.getByRole('contentinfo').locator('a[href="/es/about"]').first().click(),
    hasLed: (page) => page.waitForURL(`${origin}/es/about`).then(() => page.locator('html[lang=es] h1').waitFor()),
  },
  {
    name: 'menu',
    path: '/',
    locale: 'es',
    tap: (page) => banner(page).locator('summary').first().click(),
    hasLed: (page) => banner(page).locator('details[open] a:visible').first().waitFor(),
  },
  {
    name: 'search',
    path: '/symptoms/back-pain',
    locale: 'en',
    tap: (page) =>
      banner(page)
        .getByRole('link', { name: t.en('search.open'), exact: true })
        .click(),
    hasLed: (page) => page.getByRole('combobox').or(page.getByRole('searchbox')).first().waitFor(),
  },
]

/** Return the number of letters on a page. */
const lettersOf = async (page: Page) => (await page.locator('body').innerText()).replaceAll(/\s/g, '').length

/** Open a page under a fault, let it start to hydrate, and tap. */
async function tryAction(browser: Browser, fault: Fault, { path, locale, tap, hasLed }: Action, isEarly: boolean) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  try {
    await fault.apply(page)
    await page.goto(origin + localePath(path, locale), { waitUntil: 'load' })
    const before = await lettersOf(page)
    await page.keyboard.press('Shift')
    if (!isEarly) await page.waitForLoadState('networkidle')
    // Next's page for uncaught errors is shorter than any of ours.
    if ((await lettersOf(page)) < before / 2) return 'white'
    await tap(page)
    await hasLed(page)
    return (await lettersOf(page)) < 200 ? 'white' : 'led'
  } catch {
    return (await lettersOf(page).catch(() => 0)) < 200 ? 'white' : 'lost'
  } finally {
    await context.close()
  }
}

const [word = ''] = process.argv.slice(2)
const chosen = faults.filter(({ name }) => name.includes(word))
if (chosen.length === 0) throw new Error(`bench: no fault has "${word}" in its name`)

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  const record = readRecord()
  const total: Record<Outcome, number> = { led: 0, lost: 0, white: 0 }
  for (const fault of chosen) {
    const counts: Record<Outcome, number> = { led: 0, lost: 0, white: 0 }
    for (const action of actions) {
      for (const isEarly of [false, true]) {
        const outcome = await tryAction(browser, fault, action, isEarly)
        counts[outcome] += 1
        total[outcome] += 1
        if (outcome !== 'led') console.log(`${outcome}: ${action.name}${isEarly ? ', early' : ''}, when ${fault.name}`)
      }
    }
    record[fault.name] = { date: new Date().toISOString().slice(0, 10), ...counts }
    writeRecord(record)
  }
  const { led, lost, white } = total
  console.log(`${chosen.length} faults, ${led + lost + white} taps: ${led} led, ${lost} lost, ${white} white pages`)
  if (lost + white > 0) process.exitCode = 1
} finally {
  await browser.close()
  server.close()
}
