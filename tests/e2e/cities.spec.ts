import { expect } from '@playwright/test'
import { pageOf } from '@/lib/content'
import { localePath } from '@/lib/i18n/locales'
import { sidewaysIn, words } from './site'
import { alternating, expectAddress, hrefsOf, inSpanish, openHydrated, test } from './visit'

inSpanish((locale) => {
  const t = words(locale)
  const to = (path: string) => localePath(path, locale)

  test(
    'the sketch map is drawn from the site’s own files and has words for those who cannot see it',
    alternating(locale),
    async ({ page }) => {
      const { map } = pageOf('city', locale, 'rogers-chiropractor')
      await page.goto(to('/rogers-chiropractor'))
      const drawing = page.getByRole('img', { name: map, exact: true })
      await drawing.scrollIntoViewIfNeeded()
      await expect(drawing).toBeVisible()
      const picture = drawing.locator('img')
      await expect(picture).toHaveAttribute('src', '/drawings/map.svg')
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), 'it has loaded')
        .toBeGreaterThan(0)
      await expect.poll(() => sidewaysIn(page)).toBeLessThanOrEqual(0)
    },
  )

  test(
    'the ways to book say that the visitor came from the page of this city',
    alternating(locale),
    async ({ page }) => {
      await openHydrated(page, locale, '/bentonville-chiropractor')
      const query = '?source=city-bentonville-chiropractor'
      const main = page.getByRole('main')
      expect(await hrefsOf(main.getByRole('link', { name: t('cta.bookNow') }))).toEqual([to(`/book-now${query}`)])
      const closing = main.locator('section').last()
      await expect(closing.getByRole('link', { name: t('cta.bookAppointment') })).toHaveAttribute(
        'href',
        to(`/book-now${query}`),
      )
      await closing.getByRole('link', { name: t('cta.freeConsultation') }).click()
      await expectAddress(page, to(`/free-consultation${query}#consultation-form`))
    },
  )
})
