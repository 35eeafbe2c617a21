import { expect, type Page } from '@playwright/test'
import { dollars } from '@/lib/clinic/dollars'
import { clinic, phone } from '@/lib/clinic/facts'
import { atLeast } from '@/lib/clinic/figures'
import { listOf, pageOf, pagesOf } from '@/lib/content'
import { localePath } from '@/lib/i18n/locales'
import { fontsReadyId } from '@/lib/loader/contract'
import { shell } from './shell'
import { words } from './site'
import { alternating, hrefsOf, inBothLanguages, once, onPhone, sharedPage, test } from './visit'

inBothLanguages((locale) => {
  const t = words(locale)
  const content = pageOf('home', locale)
  const { hero, form, features, benefits, pain, help, doctor, steps, offer, why, about } = content
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

    test('each section has its heading', async () => {
      const page = await open(to('/'))
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(hero.heading)
      for (const { heading } of [
        form,
        features,
        benefits,
        pain,
        help,
        doctor,
        content.testimonials,
        steps,
        offer,
        { heading: offer.formHeading },
        why,
        about,
      ])
        await expect(main.getByRole('heading', { name: heading, level: 2, exact: true })).toHaveCount(1)
    })

    test('six services lead to their pages, the two without one to the closest', async () => {
      const page = await open(to('/'))
      const items = band(page, features.heading).getByRole('listitem')
      await expect(items.getByRole('heading', { level: 3 })).toHaveText(
        [...pagesOf('service', locale), ...content.extraServices].map(({ title }) => title),
      )
      expect(await hrefsOf(items.getByRole('link'))).toEqual(
        [
          '/services/chiropractic-care',
          '/services/pediatric-care',
          '/services/pregnancy-care',
          '/services/wellness-care',
          '/symptoms/auto-accident-whiplash',
          '/services/wellness-care',
        ].map(to),
      )
    })

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

    test('the testimonials are marked as samples, each with its own stars', async () => {
      const page = await open(to('/'))
      const items = page.getByRole('region', { name: t('home.testimonials') }).getByRole('listitem')
      await expect(items).toHaveCount(listOf('testimonials', locale).items.length)
      for (const [i, { name, text, sample, stars: given = 0 }] of listOf('testimonials', locale).items.entries()) {
        const item = items.nth(i)
        await expect(item).toContainText(text)
        await expect(item).toContainText(name)
        await expect(item.getByText(t('home.sample'), { exact: true })).toHaveCount(sample ? 1 : 0)
        const stars = await item.getByRole('img', { name: t('rating.stars', { stars: given }) }).boundingBox()
        expect(Math.round((stars?.width ?? 0) / (stars?.height ?? 1)), 'a row of five').toBe(5)
      }
    })

    test('three benefits, three steps, four parts of the offer and six reasons are in their sections', async () => {
      const page = await open(to('/'))
      const titles = (items: { title: string }[]) => items.map(({ title }) => title)
      await expect(band(page, benefits.heading).getByRole('heading', { level: 3 })).toHaveText(titles(benefits.items))
      await expect(band(page, steps.heading).getByRole('heading', { level: 3 })).toHaveText(titles(steps.items))
      await expect(band(page, offer.heading).locator('ol').getByRole('listitem')).toHaveText(offer.includes)
      await expect(band(page, why.heading).getByRole('term')).toHaveText(titles(why.points))
      expect([benefits.items, steps.items, offer.includes, why.points].map(({ length }) => length)).toEqual([
        3, 3, 4, 6,
      ])
    })

    test('the price of the offer is named only when the clinic has set one', async () => {
      const page = await open(to('/'))
      const price = clinic.newPatientPrice
      const section = band(page, offer.heading)
      await expect(section).toContainText(
        price === undefined ? offer.price : t('home.price', { price: dollars(price) }),
      )
      if (price === undefined) await expect(section).not.toContainText('$')
    })

    test('the doctor and the clinic are introduced with the figures of the facts file', async () => {
      const page = await open(to('/'))
      const { claims, travel } = clinic
      const meet = band(page, doctor.heading)
      await expect(meet.getByRole('link', { name: doctor.more })).toHaveAttribute('href', to('/about'))
      await expect(meet.getByRole('definition')).toHaveText([
        atLeast(claims.yearsOfExperience ?? 0, locale),
        atLeast(claims.patients[0]?.count ?? 0, locale),
      ])
      await expect(band(page, about.heading).getByRole('listitem').locator('b')).toHaveText([
        t('home.minutes', { count: travel[0]?.minutes ?? 0 }),
        t('home.minutes', { count: travel[1]?.minutes ?? 0 }),
        t('home.minutes', { count: travel[2]?.minutes ?? 0 }),
        t('home.miles', { count: travel[3]?.miles ?? 0 }),
      ])
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

  test('on a phone an address leads to a section that is rendered later', onPhone, async ({ page }) => {
    await page.goto(to('/#new-patient-form'))
    const section = page.locator('#new-patient-form')
    await expect(section).toBeInViewport()
    const place = () => section.evaluate((element) => element.getBoundingClientRect().top)
    const header = await shell.header(page).evaluate((element) => element.getBoundingClientRect().bottom)
    await expect.poll(place, 'below the header').toBeGreaterThanOrEqual(header)
  })

  test(
    'the hero offers a free consultation, the phone and what speaks for the clinic',
    alternating(locale),
    async ({ page }) => {
      await page.goto(to('/'))
      const section = band(page, hero.heading, 1)
      await expect(section.getByText(hero.subheading)).toBeVisible()
      await expect(section.getByRole('listitem').filter({ hasNot: page.getByRole('link') })).toHaveText(hero.points)
      const buttons = section.locator('h1 ~ div').getByRole('link')
      await expect(buttons).toHaveText([t('cta.freeConsultation'), phone.display])
      expect(await hrefsOf(buttons)).toEqual([to('/free-consultation#consultation-form'), phone.tel])
      expect(phone.tel).toBe(`tel:+1${clinic.phone.replace(/\D/g, '')}`)
    },
  )

  test('a link of the hero scrolls to the new patient form', alternating(locale), async ({ page }) => {
    await page.goto(to('/'))
    // Smooth scrolling starts from then on.
    await expect(page.locator(`html#${fontsReadyId}`)).toBeAttached()
    await band(page, hero.heading, 1).getByRole('link', { name: offer.formHeading }).click()
    await expect(page.getByRole('heading', { name: offer.formHeading })).toBeInViewport()
    expect(new URL(page.url()).pathname).toBe(to('/'))
  })

  test('the form stands below the words of the hero', onPhone, async ({ page }) => {
    await page.goto(to('/'))
    const points = await box(page, 'main h1 ~ ul')
    const slot = await box(page, '#consultation-form')
    expect(slot.y).toBeGreaterThanOrEqual(points.y + points.height)
  })
})
