import { expect, type Page } from '@playwright/test'
import { dollars } from '@/lib/clinic/dollars'
import { clinic, phone } from '@/lib/clinic/facts'
import { pageOf, pagesOf } from '@/lib/content'
import { localePath } from '@/lib/i18n/locales'
import { shell } from './shell'
import { words } from './site'
import { alternating, hrefsOf, inSpanish, once, onPhone, sharedPage, test } from './visit'

inSpanish((locale) => {
  const t = words(locale)
  const { banner, hero, pain, help, offer } = pageOf('home', locale)
  const to = (path: string) => localePath(path, locale)
  /** The section of the page with a heading. */
  const band = (page: Page, name: string, level = 2) =>
    page
      .locator('main > section, main > div > section')
      .filter({ has: page.getByRole('heading', { name, level, exact: true }) })
  const box = async (page: Page, selector: string) => {
    const found = await page.locator(selector).boundingBox()
    if (!found) throw new Error(`${selector} is not shown`)
    return found
  }

  test.describe('the page as it opens', once, () => {
    const open = sharedPage()

    test('the conditions and those of the map lead to their pages', async () => {
      const page = await open(to('/'))
      const board = band(page, help.heading).getByRole('listitem').getByRole('link')
      await expect(board).toHaveText(pagesOf('symptom', locale).map((symptom) => symptom.board))
      expect(await hrefsOf(board)).toEqual(pagesOf('symptom', locale).map(({ slug }) => to(`/symptoms/${slug}`)))

      const map = band(page, pain.heading)
        .getByRole('list', { name: t('home.pinList') })
        .getByRole('link')
      const titles = new Map(pagesOf('symptom', locale).map(({ slug, title }) => [to(`/symptoms/${slug}`), title]))
      for (const link of await map.all()) {
        await expect(link).toContainText(titles.get((await link.getAttribute('href')) ?? '') ?? 'a symptom of ours')
      }
    })

    test('the price of the offer is named only when the clinic has set one', async () => {
      const page = await open(to('/'))
      const price = clinic.newPatientPrice
      const section = band(page, offer.heading)
      await expect(section).toContainText(price === undefined ? offer.price : `${dollars(price)} ${t('home.price')}`)
      if (price === undefined) await expect(section).not.toContainText('$')
    })

    test('the form stands beside the words of the hero', async () => {
      const page = await open(to('/'))
      const heroBox = await box(page, 'main > section:has(h1)')
      const title = await box(page, 'main h1')
      const slot = await box(page, '#consultation-form')
      expect(slot.x).toBeGreaterThan(title.x + title.width)
      expect(slot.y, 'in the same row').toBeLessThan(title.y + title.height)
      expect(slot.y + slot.height, 'within the hero').toBeLessThanOrEqual(heroBox.y + heroBox.height)
    })
  })

  test('on a phone the body of the hero is the map', onPhone, async ({ page }) => {
    await page.goto(to('/'))
    await expect(page.getByRole('heading', { name: pain.heading })).toHaveCount(1)
    const pins = band(page, hero.heading, 1)
      .getByRole('list', { name: t('home.pinList') })
      .getByRole('link')
    const boards = new Map(pagesOf('symptom', locale).map(({ slug, board }) => [to(`/symptoms/${slug}`), board]))
    expect(await pins.count()).toBeGreaterThan(0)
    for (const pin of await pins.all())
      await expect(pin).toHaveText(boards.get((await pin.getAttribute('href')) ?? '') ?? 'a symptom of ours')
  })

  test('on a phone the first screen lets one ask, call and book', onPhone, async ({ page }) => {
    await page.goto(to('/'))
    const section = band(page, hero.heading, 1)
    for (const name of [t('cta.freeConsultation'), phone.display, t('cta.bookNow')])
      await expect(section.getByRole('link', { name })).toBeInViewport()
    await expect(section.getByRole('link', { name: t('urgent.emergency') })).toHaveAttribute('href', 'tel:911')
  })

  test('on a phone an address leads to a section that is rendered later', onPhone, async ({ page }) => {
    await page.goto(to('/#new-patient-form'))
    const section = page.locator('#new-patient-form')
    await expect(section).toBeInViewport()
    const place = () => section.evaluate((element) => element.getBoundingClientRect().top)
    const header = await shell.header(page).evaluate((element) => element.getBoundingClientRect().bottom)
    await expect.poll(place, 'below the header').toBeGreaterThanOrEqual(header)
  })

  test(
    'the hero offers a free consultation, the phone, a visit and what speaks for the clinic',
    alternating(locale),
    async ({ page }) => {
      await page.goto(to('/'))
      const section = band(page, hero.heading, 1)
      await expect(section.getByText(hero.subheading)).toBeVisible()
      for (const point of hero.points) await expect(section.getByText(point, { exact: true })).toBeVisible()
      const buttons = section.locator('h1 ~ div').getByRole('link')
      await expect(buttons).toHaveText([t('cta.freeConsultation'), phone.display])
      expect(await hrefsOf(buttons)).toEqual([to('/free-consultation#consultation-form'), phone.tel])
      expect(phone.tel).toBe(`tel:+1${clinic.phone.replace(/\D/g, '')}`)
      await expect(section.getByRole('link', { name: t('cta.bookNow') })).toHaveAttribute('href', to('/book-now'))
      await expect(section.getByRole('link', { name: t('urgent.emergency') })).toHaveAttribute('href', 'tel:911')
    },
  )

  test('the offer is made once', alternating(locale), async ({ page }) => {
    await page.goto(to('/'))
    await expect(page.getByRole('heading', { name: offer.heading, exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: banner.heading })).toHaveCount(0)
  })

  test('the form stands below the words of the hero', onPhone, async ({ page }) => {
    await page.goto(to('/'))
    const points = await box(page, 'main h1 ~ div')
    const slot = await box(page, '#consultation-form')
    expect(slot.y).toBeGreaterThanOrEqual(points.y + points.height)
  })
})
