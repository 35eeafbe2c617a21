import { expect, type Locator, type Page } from '@playwright/test'
import { pageOf } from '@/lib/content'
import { localePath } from '@/lib/i18n/locales'
import { alternating, expectHydrated, inSpanish, test } from './visit'

const question = (page: Page, text: string): Locator => page.locator('main summary').filter({ hasText: text })

/** Check that exactly these items of the page are open. */
async function expectOpen(page: Page, items: string[]) {
  await expect(page.locator('main details[open] > summary')).toHaveText(items)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    inSpanish((locale) => {
      const [vision = '', philosophy = '', mission = ''] = pageOf('about', locale).accordion.map(({ title }) => title)
      const groups = pageOf('faq', locale).groups.map(({ items }) => items.map((item) => item.question))
      const [first = '', second = ''] = groups[0] ?? []
      const [visit = ''] = groups[1] ?? []

      test(
        'about opens its first item, then one at a time, and closes it again',
        alternating(locale),
        async ({ page }) => {
          await page.goto(localePath('/about', locale))
          await expect(page.locator('main summary')).toHaveText([vision, philosophy, mission])
          await expectOpen(page, [vision])
          await question(page, mission).click()
          await expectOpen(page, [mission])
          await question(page, mission).click()
          await expectOpen(page, [])
        },
      )

      test('FAQ opens nothing by itself, then one answer in each group', alternating(locale), async ({ page }) => {
        await page.goto(localePath('/faq', locale))
        expect([first, second, visit]).not.toContain('')
        await expect(page.locator('main summary')).toHaveText(groups.flat())
        await expectOpen(page, [])
        await question(page, first).click()
        await question(page, visit).click()
        await expectOpen(page, [first, visit])
        await question(page, second).click()
        await expectOpen(page, [second, visit])
        await question(page, visit).click()
        await expectOpen(page, [second])
      })
    })
  })
}

inSpanish((locale) => {
  test(
    'what was opened before the page woke stays open, and one at a time still holds',
    alternating(locale),
    async ({ page }) => {
      const [first = '', second = ''] = pageOf('faq', locale).groups[0]?.items.map((item) => item.question) ?? []
      await page.goto(localePath('/faq', locale))
      await question(page, first).evaluate((summary) => (summary as HTMLElement).click())
      await expectOpen(page, [first])
      await page.keyboard.press('Shift')
      await expectHydrated(page)
      await expectOpen(page, [first])
      await question(page, second).click()
      await expectOpen(page, [second])
    },
  )
})
