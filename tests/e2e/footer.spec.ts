import { expect } from '@playwright/test'
import { languageNotices } from '@/lib/clinic/language-notices'
import { pageOf } from '@/lib/content'
import { localePath } from '@/lib/i18n/locales'
import { routesOf } from '@/lib/routes'
import { words } from './site'
import {
  alternating,
  expectAddress,
  hrefsOf,
  inSpanish,
  isMarked,
  once,
  openHydrated,
  sharedPage,
  test,
  withoutScript,
} from './visit'

/** All links of the footer. */
const clinicLinks = [
  '/',
  '/about',
  '/services',
  '/symptoms',
  '/financial-information',
  '/free-consultation#consultation-form',
  '/book-now',
  '/contact',
]
const areas = routesOf('city').map(({ path }) => path)
const languages = languageNotices.map(({ code }) => `/language-assistance#${code}`)
const legal = [
  '/accessibility',
  '/anti-discrimination',
  '/good-faith-estimate',
  '/healthcare-disclaimer',
  '/hipaa-policy',
  '/privacy-policy',
  '/terms-of-service',
]

inSpanish((locale) => {
  const t = words(locale)
  const form = '#new-patient-form'
  const consultation = localePath('/free-consultation', locale)
  const { banner, offer } = pageOf('home', locale)

  test.describe('links', once, () => {
    const open = sharedPage()

    test('the footer has exactly these links, and each opens a page', async ({ request }) => {
      const page = await open(localePath('/about', locale))
      const footer = page.getByRole('contentinfo')
      const all = await hrefsOf(footer.locator('a[href^="/"]:not(:has(svg))'))
      const wanted = [...clinicLinks, ...areas, ...languages, ...legal].map((path) => localePath(path, locale))
      expect(all).toEqual(wanted)
      const policies = footer.getByRole('navigation', { name: t('footer.legal') })
      expect(await hrefsOf(policies.getByRole('link'))).toEqual(legal.map((path) => localePath(path, locale)))
      for (const address of wanted) expect((await request.get(address)).status(), address).toBe(200)
    })
  })

  test(
    'the banner opens the free consultation page at its form from everywhere else',
    alternating(locale),
    async ({ page }) => {
      await openHydrated(page, locale, '/symptoms/back-pain')
      await page.getByRole('complementary').getByRole('link', { name: banner.button }).click()
      await expectAddress(page, consultation + form)
      await expect(page.locator(form).getByRole('heading', { name: offer.formHeading })).toBeInViewport()
      expect(await isMarked(page), 'without a reload').toBe(true)
    },
  )

  test.describe('without script', () => {
    test.use(withoutScript)

    test('the banner leads to the form', alternating(locale), async ({ page }) => {
      await page.goto(localePath('/about', locale))
      await page.getByRole('complementary').getByRole('link', { name: banner.button }).click()
      await expect(page.locator(form).getByRole('heading', { name: offer.formHeading })).toBeInViewport()
      await expectAddress(page, consultation + form)
    })
  })
})
