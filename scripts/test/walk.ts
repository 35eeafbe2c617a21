/**
 * Walk through the finished site in a browser, as the last step of a build: hydrate a page, switch its language, open
 * menu and search, follow a link. After an upgrade of Next, a build may pass and still publish a site that breaks at
 * the first touch.
 */
import { chromium, type Page } from '@playwright/test'
import { defaultLocale, localePath, otherLocale } from '../../lib/i18n/locales'
import { translator } from '../../lib/i18n/translator'
import { hydratedEvent } from '../../lib/loader/contract'
import { serve } from '../serve'
import { runCommand } from '../shared/command'
import { siteFolder } from '../shared/site-folder'
import { findInstalledBrowser } from './find-browser.mjs'

/** A busy machine may be slow; a working site takes a second per step. */
const timeout = 60_000
const path = '/faq'
const locale = otherLocale(defaultLocale)
const t = translator(locale)

type Step = { name: string; run: (page: Page, origin: string) => Promise<unknown> }

const banner = (page: Page) => page.getByRole('banner')

const steps: Step[] = [
  {
    name: 'hydrate at the first key',
    run: async (page, origin) => {
      // Set this before the page loads: the first frame of a headless browser may move its pointer, which also
      // hydrates the page.
      await page.addInitScript((event) => {
        addEventListener(event, () => document.body.setAttribute('data-walked', ''))
      }, hydratedEvent)
      await page.goto(origin + path)
      await page.keyboard.press('Shift')
      await page.locator('body[data-walked]').waitFor()
    },
  },
  {
    name: 'switch the language',
    run: async (page, origin) => {
      await banner(page)
        .getByRole('link', { name: translator(defaultLocale)('language.name'), exact: true })
        .click()
      await page.waitForURL(origin + localePath(path, locale))
      await page.locator(`html[lang=${locale}]`).waitFor()
    },
  },
  {
    name: 'open and close the search',
    run: async (page) => {
      await banner(page)
        .getByRole('link', { name: t('search.open'), exact: true })
        .click()
      const dialog = page.getByRole('dialog', { name: t('search.label') })
      await dialog.getByRole('combobox').fill('dolor')
      await dialog.getByRole('option').first().waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'open the menu and follow a link',
    run: async (page, origin) => {
      await banner(page)
        .locator('summary', { hasText: t('nav.menu') })
        .first()
        .click()
      const address = localePath('/contact', locale)
      const requests: string[] = []
      page.on('request', (request) => requests.push(new URL(request.url()).pathname))
      await banner(page)
        .getByRole('link', { name: t('nav.contact'), exact: true })
        .click()
      await page.waitForURL(origin + address)
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      // Hovering requests the page's data before the click; the router must not request it again.
      const asked = requests.filter((path) => path === `${address}.txt`).length
      if (asked !== 1)
        throw new Error(`${address}.txt was asked for ${asked} times: see components/islands/prefetch-links.tsx`)
    },
  },
]

/** @throws if a step fails, or a script reports an error, naming the step */
async function walk(origin: string, executablePath: string): Promise<void> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath, args: [...args, '--disable-background-networking'] })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    page.setDefaultTimeout(timeout)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    for (const { name, run } of steps) {
      const reason = await run(page, origin).then(
        () => errors[0],
        (error: Error) => errors[0] ?? error.message.split('\n')[0],
      )
      if (reason)
        throw new Error(
          `The site does not ${name}: ${reason}\nIf an upgrade of Next or React caused this, see docs/export-and-upgrades.md; SITE_PLAIN=1 npm run build publishes a site without our changes to the output of Next.`,
        )
    }
  } finally {
    await browser.close()
  }
}

void runCommand(async () => {
  const browser = await findInstalledBrowser()
  if (!browser) return console.log('No browser on this machine: the finished site was not walked through.')
  const { server, origin } = await serve(siteFolder, 0)
  try {
    await walk(origin, browser)
    console.log('Walked through the finished site: it hydrates, and language, search, menu and links work.')
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
