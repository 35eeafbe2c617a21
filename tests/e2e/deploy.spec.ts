import { mkdtempSync, rmSync } from 'node:fs'
import { createServer as createHttpServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import { type Locale, otherLocale } from '@/lib/i18n/locales'
import { createServer, listen } from '@/scripts/serve'
import { siteFolder } from '@/scripts/shared/site-folder'
import { writeNextVersion } from '../next-version'
import { words } from './site'
import { expectHydrated, expectLanguage, onPhone, ownContext, recordHydration, test, toggleOf } from './visit'

const home = { path: '/', locale: 'en' } as const
const article = { path: '/es/symptoms/sciatica-neuropathy', locale: 'es' } as const

/** Return a host that serves one version of the site until another is published. */
async function startHost() {
  let current = createServer(siteFolder)
  const server: Server = createHttpServer((request, response) => current.emit('request', request, response))
  const origin = await listen(server, 0)
  return {
    origin,
    publish: (folder: string) => {
      current = createServer(folder)
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const scroll = (page: Page) => page.mouse.wheel(0, 600)

const scrollToPlace = (page: Page) => page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))

/**
 * Return what a visitor reads on a page: its rendered text, including parts that are only rendered near the viewport.
 */
const textOf = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('body *')) part.style.contentVisibility = 'visible'
    return document.body.innerText
  })

/** Open an address as a new visitor, scroll to a position and wait for hydration. */
async function openFresh(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  await recordHydration(page)
  await page.goto(address)
  await scrollToPlace(page)
  await expectHydrated(page)
  return page
}

/** What a visitor does next, and where. */
const acts: {
  on: { path: string; locale: Locale }
  name: string
  run: (page: Page, locale: Locale) => Promise<void>
}[] = [
  { on: home, name: 'scrolls', run: async (page) => scroll(page) },
  {
    on: article,
    name: 'switches the language',
    run: async (page, locale) => {
      await toggleOf(page, locale).click()
      await expectLanguage(page, otherLocale(locale))
    },
  },
  {
    on: home,
    name: 'scrolls and follows a link',
    run: async (page, locale) => {
      await scroll(page)
      await expectHydrated(page)
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: words(locale)('nav.about'), exact: true })
        .first()
        .click()
      await page.waitForURL(/\/about$/)
    },
  },
]

test.use(ownContext)

test.describe('a page that is open while another version is published', onPhone, () => {
  let next: string
  test.beforeAll(() => {
    next = mkdtempSync(join(tmpdir(), 'next-version-'))
    writeNextVersion(siteFolder, next)
  })
  test.afterAll(() => rmSync(next, { recursive: true, force: true }))

  for (const {
    on: { path, locale },
    name,
    run,
  } of acts) {
    test(`${path} stays whole when the visitor ${name}`, async ({ page, browser }) => {
      const host = await startHost()
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      await page.goto(host.origin + path)
      host.publish(next)
      await run(page, locale)
      await scrollToPlace(page)
      await expectHydrated(page)
      const fresh = await openFresh(browser, page.url())
      // On both, elements that depend on scrolling appear or disappear a frame later.
      await expect(async () => expect(await textOf(page)).toBe(await textOf(fresh))).toPass()
      await fresh.close()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      expect(errors).toEqual([])
      host.stop()
    })
  }
})
