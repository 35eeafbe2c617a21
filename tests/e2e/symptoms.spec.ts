import { expect, type Locator, type Page } from '@playwright/test'
import { pageOf, pagesOf } from '@/lib/content'
import { splitSections } from '@/lib/content/sections'
import { localePath } from '@/lib/i18n/locales'
import { expectWholeText, words } from './site'
import { expectAddress, hrefsOf, inSpanish, once, test } from './visit'

/** Pages whose second hero button is labeled as the new patient special; on the others it is the free consultation. */
const withSpecial = pagesOf('symptom', 'en')
  .filter(({ offer }) => offer === 'new-patient-special')
  .map(({ slug }) => slug)

inSpanish((locale) => {
  const t = words(locale)
  const to = (path: string) => localePath(path, locale)

  test('a click anywhere on a card opens its page', once, async ({ page }) => {
    await page.goto(to('/symptoms'))
    const card = page.locator('main li:has(h2)').nth(2)
    const { width = 0, height = 0 } = (await card.boundingBox()) ?? {}
    await card.click({ position: { x: width - 10, y: height - 10 } })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      pageOf('symptom', locale, 'headache-migraine').heading,
    )
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
