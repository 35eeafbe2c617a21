import { expect, type Page } from '@playwright/test'
import { watch } from './site'
import { expectAddress, expectHydrated, headingOf, isMarked, mark, once, test } from './visit'

const statedIn = (page: Page) => page.locator('head > meta[http-equiv="Content-Security-Policy"]')

test('under the policy that a page states it hydrates and leads on', once, async ({ page, baseURL }) => {
  const problems = watch(page, baseURL)
  const answer = await page.goto('/free-consultation')
  expect(answer?.headers()['content-security-policy']).toMatch(/^frame-ancestors [^;]+/)
  await expect(statedIn(page)).toHaveAttribute('content', /^default-src 'none'; (?!.*frame-ancestors)/)
  await expect(page.frameLocator('iframe').first().getByRole('heading').first()).toBeVisible()

  await mark(page)
  await page.keyboard.press('Shift')
  await expectHydrated(page)
  await page.getByRole('contentinfo').locator('a[href="/contact"]').click()
  await expectAddress(page, '/contact')
  await expect(headingOf(page)).toBeVisible()
  expect(await isMarked(page), 'without a reload').toBe(true)
  expect(problems).toEqual([])

  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "ran"'
    document.head.append(script)
    return document.title === 'ran'
  })
  expect(ran, 'a script that is not in the policy').toBe(false)
})
