import { expect, type Page } from '@playwright/test'
import { pageOf } from '@/lib/content'
import { localePath } from '@/lib/i18n/locales'
import { heightInView } from './site'
import { alternating, hydrate, inSpanish, test } from './visit'

/** Return the item whose answer has this id. */
const item = (page: Page, id: string) => page.locator('main details').filter({ has: page.locator(`[id="${id}"]`) })

inSpanish((locale) => {
  const address = localePath('/faq', locale)
  const ids = pageOf('faq', locale).groups.flatMap(({ items }) => items.map(({ id }) => id))

  /** Expect that the item is the only open one, with its question and the beginning of its answer in the viewport. */
  async function expectShown(page: Page, id: string) {
    await expect(item(page, id)).toHaveAttribute('open')
    const question = item(page, id).locator('summary')
    const covered = async () => ((await question.boundingBox())?.height ?? 0) - (await heightInView(question))
    await expect.poll(covered, `the question of ${id} is in view`).toBeLessThanOrEqual(1)
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
  }

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled })

      test('a link to an answer opens it', alternating(locale), async ({ page }) => {
        await page.goto(`${address}#payment`)
        await expectShown(page, 'payment')
        await expect(page.locator('main details[open]')).toHaveCount(1)
      })
    })
  }

  test(
    'a fragment that changes on the page opens its answer before the page is hydrated',
    alternating(locale),
    async ({ page }) => {
      await page.goto(address)
      await page.evaluate(() => location.assign('#self-pay'))
      await expectShown(page, 'self-pay')
      await hydrate(page)
      await expect(item(page, 'self-pay')).toHaveAttribute('open')
    },
  )

  test(
    'once the page is hydrated every answer can be reached by its fragment',
    alternating(locale),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(address)
      await page.evaluate(() => document.fonts.ready)
      await hydrate(page)
      for (const id of ids) {
        await page.evaluate((fragment) => location.assign(`#${fragment}`), id)
        await expectShown(page, id)
      }
      const { groups } = pageOf('faq', locale)
      await expect(page.locator('main details[open]'), 'one in each group').toHaveCount(groups.length)
    },
  )

  test('closed answers are in the page as text that find-in-page can find', alternating(locale), async ({ page }) => {
    await page.goto(address)
    for (const { items } of pageOf('faq', locale).groups) {
      for (const { id } of items) {
        const answer = page.locator(`[id="${id}"]`)
        await expect(answer).toBeHidden()
        await expect(answer).toHaveText(/\S/)
        // Hidden by the closed <details>, not by a style that would hide it from find-in-page.
        await expect(answer).not.toHaveCSS('display', 'none')
        await expect(answer).not.toHaveCSS('visibility', 'hidden')
      }
    }
  })

  test('a search that leads into a closed answer opens it', alternating(locale), async ({ page }) => {
    await page.goto(address)
    const words = (await page.locator('#what-to-wear').textContent()) ?? ''
    const [phrase = ''] = words.split(/[.,;]/)
    await page.goto(`${address}?found#:~:text=${encodeURIComponent(phrase.trim())}`)
    await expect(item(page, 'what-to-wear')).toHaveAttribute('open')
  })
})
