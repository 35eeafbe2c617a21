import { expect, type Locator, type Page } from '@playwright/test'
import { pageOf, pagesOf } from '@/lib/content'
import { splitSections } from '@/lib/content/sections'
import { localePath } from '@/lib/i18n/locales'
import { expectWholeText, moreAbout, words } from './site'
import { expectAddress, hrefsOf, inBothLanguages, once, onPhone, sharedPage, test } from './visit'

/** The order of the overview. */
const order = pagesOf('symptom', 'en').map(({ slug }) => slug)
/** Pages whose second hero button is labeled as the new patient special; on the others it is the free consultation. */
const withSpecial = pagesOf('symptom', 'en')
  .filter(({ offer }) => offer === 'new-patient-special')
  .map(({ slug }) => slug)

/** Identify the view of a drawing: file, rectangle and pin. */
const crops = (drawings: Locator) =>
  drawings.evaluateAll((all) =>
    all.map((svg) => {
      const pin = svg.querySelector('circle')
      return [
        svg.querySelector('img')?.getAttribute('src'),
        svg.getAttribute('viewBox'),
        pin && `${pin.getAttribute('cx')},${pin.getAttribute('cy')}`,
      ].join(' ')
    }),
  )

inBothLanguages((locale) => {
  const t = words(locale)
  const to = (path: string) => localePath(path, locale)

  const columns = async (cards: Locator) => {
    const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)))
    return tops.filter((top) => top === tops[0]).length
  }

  test.describe('the overview', once, () => {
    const open = sharedPage()

    test('the overview shows a card of each symptom, in order', async () => {
      const page = await open(to('/symptoms'))
      const cards = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 2 }) })
      await expect(cards).toHaveCount(order.length)
      expect(await hrefsOf(cards.getByRole('link'))).toEqual(order.map((slug) => to(`/symptoms/${slug}`)))
      for (const [i, slug] of order.entries()) {
        const { title, card } = pageOf('symptom', locale, slug)
        await expect(cards.nth(i).getByRole('heading', { level: 2 })).toHaveText(title)
        await expect(cards.nth(i)).toContainText(card)
        await expect(cards.nth(i).getByRole('link')).toHaveAccessibleName(moreAbout(locale, 'learnMore', title))
      }
    })

    test('the overview closes with a way to book', async () => {
      const page = await open(to('/symptoms'))
      const { ctaHeading = '' } = pageOf('symptoms', locale)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toHaveText(ctaHeading)
      const button = page.getByRole('main').getByRole('link', { name: t('cta.bookAppointment') })
      await expect(button).toHaveAttribute('href', to('/contact'))
    })

    test('each symptom has a crop and pin of its own', async () => {
      const page = await open(to('/symptoms'))
      const cards = page.locator('main li:has(h2) svg:has(foreignObject)')
      await expect(cards.locator('circle').first()).toBeAttached()
      expect(new Set(await crops(cards)).size).toBe(order.length)
      expect(new Set(await crops(cards.filter({ has: page.locator('circle') }))).size, 'all have a pin').toBe(
        order.length,
      )
    })

    test('the cards stand in two or three columns', async () => {
      const page = await open(to('/symptoms'))
      const cards = page.locator('main li:has(h2)')
      for (const [width, count] of [
        [900, 2],
        [1440, 3],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        expect(await columns(cards), `at ${width} px`).toBe(count)
      }
    })
  })

  test('a click anywhere on a card opens its page', once, async ({ page }) => {
    await page.goto(to('/symptoms'))
    const card = page.locator('main li:has(h2)').nth(2)
    const { width = 0, height = 0 } = (await card.boundingBox()) ?? {}
    await card.click({ position: { x: width - 10, y: height - 10 } })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      pageOf('symptom', locale, 'headache-migraine').heading,
    )
  })

  test.describe('on a phone', onPhone, () => {
    test('the cards stand in one column', async ({ page }) => {
      await page.goto(to('/symptoms'))
      expect(await columns(page.locator('main li:has(h2)'))).toBe(1)
    })
  })

  /** Return the top part of a symptom's page. */
  const expectHero = async (page: Page, slug: string) => {
    const symptom = pageOf('symptom', locale, slug)
    const hero = page.locator('main > section').first()
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText(symptom.heading)
    await expect(hero).toContainText(symptom.lead)
    const buttons = hero.locator('h1 ~ div:not([data-danger])').getByRole('link')
    const offer = withSpecial.includes(slug) ? 'cta.newPatientSpecial' : 'cta.freeConsultation'
    await expect(buttons).toHaveText([t('cta.bookAppointment'), t(offer)])
    const form = withSpecial.includes(slug) ? 'new-patient-form' : 'consultation-form'
    expect(await hrefsOf(buttons)).toEqual(['/book-now', `/new-patient-special#${form}`].map(to))
    const drawing = hero.getByRole('img', {
      name: t('symptom.drawing', { caption: symptom.caption, pin: symptom.pin }),
    })
    await expect(drawing).toBeVisible()
    await expect(drawing.locator('circle').first()).toBeVisible()
  }

  // One with each offer. The others use the same template, with parts that the check requires.
  for (const slug of ['back-pain', 'neck-pain']) {
    test(`${slug} opens with its drawing, a way to book and the right offer on a phone`, onPhone, async ({ page }) => {
      await page.goto(to(`/symptoms/${slug}`))
      await expectHero(page, slug)
    })

    test(`${slug} has its hero, its parts, when to call 911, its sources and the way back`, once, async ({ page }) => {
      const symptom = pageOf('symptom', locale, slug)
      await page.goto(to(`/symptoms/${slug}`))
      await expectHero(page, slug)
      const main = page.getByRole('main')
      for (const { id, heading, body } of splitSections(symptom.content).sections) {
        const part = page.locator(`section#${id}`)
        await expect(part.getByRole('heading', { level: 2 })).toHaveText(heading)
        if (body) await expectWholeText(part, body)
      }
      const books = page.locator('main > section[id]').getByRole('link', { name: t('cta.bookAppointment') })
      expect(new Set(await hrefsOf(books))).toEqual(new Set([to('/contact')]))

      const sources = page.getByRole('region', { name: t('symptom.sources') })
      await expect(sources.getByRole('listitem')).toHaveCount(symptom.sources.length)
      for (const { title, url } of symptom.sources) {
        // Two sources may share a title.
        const source = sources.locator(`a[href="${url}"]`)
        await expect(source).toHaveAccessibleName(`${title} (${t('site.newTab')})`)
        await expect(source).toHaveAttribute('target', '_blank')
      }
      await expect(main.getByRole('link', { name: t('symptom.back') })).toHaveAttribute('href', to('/symptoms'))

      const line = page.locator('main > section').first().locator('[data-danger]')
      const book = main.getByRole('link', { name: t('cta.bookAppointment') }).first()
      const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0
      expect(await top(line), 'danger stands above the first button').toBeLessThan(await top(book))
      await line.getByRole('link', { name: t('urgent.all') }).click()
      await expectAddress(page, to(`/symptoms/${slug}#urgent`))
      await expect(page.locator('section#urgent').getByRole('heading', { level: 2 })).toBeInViewport()
    })
  }
})
