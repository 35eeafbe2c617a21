import { expect } from '@playwright/test'
import { clinic } from '@/lib/clinic/facts'
import { atLeast, distance, patientsOf, travelFrom } from '@/lib/clinic/figures'
import { groupHours } from '@/lib/clinic/hours'
import { pageOf, pagesOf } from '@/lib/content'
import { localePath } from '@/lib/i18n/locales'
import { sidewaysIn, words } from './site'
import { alternating, expectAddress, hrefsOf, inBothLanguages, once, openHydrated, sharedPage, test } from './visit'

const slugs = pagesOf('city', 'en').map(({ slug }) => slug)

inBothLanguages((locale) => {
  const t = words(locale)
  const to = (path: string) => localePath(path, locale)

  test.describe('the same at every size', once, () => {
    const open = sharedPage()

    // All use the same template.
    for (const slug of slugs.slice(0, 1)) {
      const city = pageOf('city', locale, slug)

      test(`${slug} leads to the clinic: drives in steps, address, hours, landmarks, figures`, async () => {
        const page = await open(to(`/${slug}`))
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(city.heading)

        const ways = [...city.directions.items, ...(city.towns?.items ?? [])]
        for (const { id, title, steps } of ways) {
          const way = page.locator(`[id="${id}"]`)
          await expect(way.getByRole('heading', { level: 3 })).toHaveText(title)
          await expect(way.getByRole('listitem')).toHaveText(steps)
        }
        await expect(main).toContainText(clinic.address.street)
        for (const { days, ranges } of groupHours(clinic.hours, locale, 'wide')) {
          const line = main.locator('dl dl > div').filter({ hasText: new RegExp(`^${days}`, 'i') })
          await expect(line.locator('dd > span')).toHaveText(ranges)
        }
        for (const { title, text } of city.landmarks.items) {
          await expect(main.getByRole('listitem').filter({ hasText: title }).filter({ hasText: text })).toBeVisible()
        }

        await expect(main.locator('dl').first().getByRole('definition')).toHaveText([
          ...(city.claim ? [atLeast(patientsOf(city.claim), locale)] : []),
          ...(city.travel ? [distance(travelFrom(city.travel), locale)] : []),
          atLeast(clinic.claims.yearsOfExperience ?? 0, locale),
        ])
      })
    }
  })

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

  test('local questions open one at a time', alternating(locale), async ({ page }) => {
    const [first, second] = pageOf('city', locale, 'fayetteville-chiropractor').questions.items
    await openHydrated(page, locale, '/fayetteville-chiropractor')
    const answer = (id = '') => page.locator(`[id="${id}"]`)
    await page.getByText(first?.title ?? '', { exact: true }).click()
    await expect(answer(first?.id)).toBeVisible()
    await page.getByText(second?.title ?? '', { exact: true }).click()
    await expect(answer(second?.id)).toBeVisible()
    await expect(answer(first?.id)).toBeHidden()
  })

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
