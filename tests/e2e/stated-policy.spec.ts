import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { elementsOf, textOf } from '@/scripts/export/html'
import { headerPart, statePolicy } from '@/scripts/export/policy'
import { watch } from './site'
import {
  expectAddress,
  expectAwake,
  expectLanguage,
  headingOf,
  holdScripts,
  isMarked,
  mark,
  once,
  test,
  toggleOf,
} from './visit'

const hashOf = (text: string) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Makes each page state its policy, for its own script and style alone, as in an export with the editor. */
async function statePolicies(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => !pathname.includes('.'),
    async (route) => {
      const response = await route.fetch()
      const { 'content-security-policy': all = '', ...headers } = response.headers()
      const html = await response.text()
      const own = elementsOf(html).map((element) => hashOf(textOf(element)))
      const policy = all.replace(/ 'sha256-[^']+'/g, (hash) => (own.includes(hash) ? hash : ''))
      await route.fulfill({
        response,
        headers: { ...headers, 'content-security-policy': headerPart(all) },
        body: statePolicy({ file: route.request().url(), html }, policy),
      })
    },
  )
}

const statedIn = (page: Page) => page.locator('head > meta[http-equiv="Content-Security-Policy"]')

test('pages that state their policy themselves wake, switch and lead on under it', once, async ({ page, baseURL }) => {
  const problems = watch(page, baseURL)
  await statePolicies(page)
  const release = await holdScripts(page)
  const answer = await page.goto('/free-consultation')
  expect(answer?.headers()['content-security-policy']).toMatch(/^frame-ancestors [^;]+$/)
  await expect(statedIn(page)).toHaveAttribute('content', /^default-src 'none'; (?!.*frame-ancestors)/)
  await mark(page)

  // Without the scripts, the head of the other page comes along with its policy.
  await toggleOf(page, 'en').click()
  await expectLanguage(page, 'es')
  await toggleOf(page, 'es').click()
  await expectLanguage(page, 'en')
  await expect(statedIn(page)).toHaveCount(1)
  await expect(page.frameLocator('iframe').first().getByRole('heading').first()).toBeVisible()

  release()
  await page.keyboard.press('Shift')
  await expectAwake(page)
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
