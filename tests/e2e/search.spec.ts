import { expect, type Page } from '@playwright/test'
import { pageOf } from '@/lib/content'
import { type Locale, localePath } from '@/lib/i18n/locales'
import { siteSections } from '@/lib/routes/site-sections'
import { seriousViolations } from './accessibility'
import { sidewaysIn, watch, words } from './site'
import {
  alternating,
  expectAddress,
  headingOf,
  holdScripts,
  hrefsOf,
  hydrate,
  inBothLanguages,
  isMarked,
  once,
  onDesktop,
  onPhone,
  openHydrated,
  test,
  withoutScript,
} from './visit'

const magnifier = (page: Page, locale: Locale) =>
  page.getByRole('banner').getByRole('link', { name: words(locale)('search.open'), exact: true })
const dialogOf = (page: Page, locale: Locale) => page.getByRole('dialog', { name: words(locale)('search.label') })
const fieldOf = (page: Page, locale: Locale) => dialogOf(page, locale).getByRole('combobox')
const resultsOf = (page: Page, locale: Locale) =>
  page.getByRole('main').getByRole('list', { name: words(locale)('search.results') })

/** Queries, as typed, by people who are looking for the page about back pain. */
const said = { en: 'threw my bakc out', es: 'me duele la sintura' }
const encoded = { en: 'threw%20my%20bakc%20out', es: 'me%20duele%20la%20sintura' }
const backPain = '/symptoms/back-pain'

inBothLanguages((locale) => {
  const t = words(locale)
  const { heading, title } = pageOf('symptom', locale, 'back-pain')

  test(
    'the magnifier opens the search; arrow keys and Enter lead to a result without a reload',
    alternating(locale),
    async ({ page, baseURL }) => {
      const problems = watch(page, baseURL)
      await openHydrated(page, locale, '/about')
      await magnifier(page, locale).click()
      const field = fieldOf(page, locale)
      await expect(field).toBeFocused()
      const sent: string[] = []
      page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
      await field.pressSequentially(said[locale])
      const options = dialogOf(page, locale)
        .getByRole('listbox', { name: t('search.results') })
        .getByRole('option')
      await expect(options.first()).toContainText(title)
      await expect(dialogOf(page, locale).getByRole('status')).toHaveText(/\d/)
      expect(await seriousViolations(page)).toEqual([])
      await field.press('ArrowDown')
      // Background alone is not enough, and has no effect in forced colors.
      await expect(options.and(page.locator('[aria-selected=true]'))).toHaveCSS('outline-style', 'solid')
      await field.press('ArrowUp')
      await field.press('Enter')
      await expectAddress(page, localePath(backPain, locale))
      await expect(headingOf(page)).toHaveText(heading)
      await expect(dialogOf(page, locale)).toBeHidden()
      expect(await isMarked(page)).toBe(true)
      expect(
        sent.filter((url) => /bakc|sintura/.test(url)),
        'what is typed leaves with no request',
      ).toEqual([])
      expect(problems).toEqual([])
    },
  )

  test(
    'results can be shared: the address shows them, and going back does again',
    alternating(locale),
    async ({ page }) => {
      const address = localePath(`/search?q=${encoded[locale]}`, locale)
      await page.goto(address)
      const links = resultsOf(page, locale).getByRole('link')
      await expect(links.first()).toContainText(title)
      await expect(page.getByRole('searchbox')).toHaveValue(said[locale])
      // Compare both at once: the results change when the texts have loaded.
      const items = resultsOf(page, locale).getByRole('listitem')
      await expect.poll(async () => (await items.count()) - (await links.count())).toBe(0)
      expect(await seriousViolations(page, 'main')).toEqual([])
      await links.first().click()
      await expect(headingOf(page)).toHaveText(heading)
      await page.goBack()
      await expect(links.first()).toContainText(title)
      await expect(page.getByRole('searchbox')).toHaveValue(said[locale])
      await page.getByRole('searchbox').fill('medicaid')
      await page.getByRole('searchbox').press('Enter')
      await expectAddress(page, localePath('/search?q=medicaid', locale))
      await expect(links.first()).toHaveAttribute('href', localePath('/financial-information/medicaid', locale))
      await page.goBack()
      await expect(page.getByRole('searchbox')).toHaveValue(said[locale])
    },
  )

  test.describe('without script', () => {
    test.use(withoutScript)

    test('the magnifier leads to all pages of the site by kind', alternating(locale), async ({ page, isMobile }) => {
      await page.goto(localePath('/about', locale))
      await (isMobile ? magnifier(page, locale).tap() : magnifier(page, locale).click())
      await expectAddress(page, localePath('/search', locale))
      for (const { title: name, links } of siteSections(locale)) {
        const part = page.getByRole('main').getByRole('region', { name, exact: true })
        expect(await hrefsOf(part.getByRole('link'))).toEqual(links.map(({ href }) => localePath(href, locale)))
      }
      const form = page.getByRole('main').getByRole('search')
      await expect(form).toHaveAttribute('action', localePath('/search', locale))
      await expect(form).toHaveAttribute('method', 'get')
    })
  })
})

test('before hydration a tap leads to the search page at once', onPhone, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/about', { waitUntil: 'domcontentloaded' })
  await magnifier(page, 'en').tap()
  await expectAddress(page, '/search')
  release()
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('a result leads to a section, and the search is available on the smallest phones', once, async ({ page }) => {
  await page.goto('/search?q=hsa')
  await resultsOf(page, 'en').getByRole('link').first().click()
  await expectAddress(page, '/financial-information/cash-plans#hsa')
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await sidewaysIn(page)).toBe(0)
  const { width, height } = (await magnifier(page, 'en').boundingBox()) ?? { width: 0, height: 0 }
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
})

test('it opens without waiting: everything is preloaded', onDesktop, async ({ page }) => {
  await openHydrated(page, 'en', '/about')
  await magnifier(page, 'en').hover()
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await magnifier(page, 'en').click()
  await fieldOf(page, 'en').fill('medicaid')
  await expect(dialogOf(page, 'en').getByRole('option').first()).toBeVisible()
  // Only the texts of the results load after the first answer, which does not wait for them.
  const option = dialogOf(page, 'en').getByRole('option').first()
  await expect(option).toContainText(/(\S+ ){6}/)
  expect(asked.filter((path) => /\.js(on)?$/.test(path))).toEqual(['/search-texts.json'])
})

test('a wide screen’s search can be left by its button and by a click beside it', onDesktop, async ({ page }) => {
  await page.goto('/about')
  await hydrate(page)
  await magnifier(page, 'en').click()
  await dialogOf(page, 'en')
    .getByRole('button', { name: words('en')('search.close') })
    .click()
  await expect(dialogOf(page, 'en')).toBeHidden()
  await magnifier(page, 'en').click()
  await page.mouse.click(40, 600)
  await expect(dialogOf(page, 'en')).toBeHidden()
})
