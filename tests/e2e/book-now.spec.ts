import { expect } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { shell } from './shell'
import { samplePages, words } from './site'
import { alternating, expectNewDocument, inBothLanguages, mark, once, openAwake, reading, test, wake } from './visit'

test.use(reading)

inBothLanguages((locale) => {
  const target = localePath('/book-now', locale)

  for (const place of ['header', 'footer'] as const) {
    test(`Book Now in the ${place} loads the page anew`, alternating(locale), async ({ page, isMobile }) => {
      await openAwake(page, locale, '/about')
      if (place === 'header' && isMobile) await page.locator(`${shell.menu} > summary`).tap()
      const name = words(locale)('cta.bookNow')
      const link = page.locator(shell[place]).getByRole('link', { name, exact: true })
      await link.click()
      await expect(page).toHaveURL(target)
      await expectNewDocument(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  test.describe('on every kind of page that says "book" in its own words', once, () => {
    const kinds = ['home', 'service', 'symptom', 'post', 'city', 'not-found']

    for (const { kind, address } of samplePages.filter((item) => item.locale === locale && kinds.includes(item.kind))) {
      test(`no script takes a booking link over: ${kind} ${address}`, async ({ page }) => {
        await page.goto(address)
        await wake(page)
        await mark(page)
        // A click whose default is not prevented is a full page load; the test prevents it last.
        const taken = await page.evaluate((path) => {
          const links = [...document.querySelectorAll<HTMLAnchorElement>('a')].filter(
            ({ pathname }) => pathname === path,
          )
          const taken: boolean[] = []
          addEventListener('click', (event) => {
            taken.push(event.defaultPrevented)
            event.preventDefault()
          })
          for (const link of links) link.click()
          return taken
        }, target)
        expect(taken.length).toBeGreaterThanOrEqual(3)
        expect(taken).not.toContain(true)
      })
    }
  })
})
