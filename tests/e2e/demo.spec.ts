import { expect } from '@playwright/test'
import { phone } from '@/lib/clinic/facts'
import { pageOf } from '@/lib/content'
import { frames } from '@/lib/embeds/frames'
import { localePath } from '@/lib/i18n/locales'
import { allViolations } from './accessibility'
import { sidewaysIn, watch, words } from './site'
import { hydrate, inSpanish, once, test } from './visit'

inSpanish((locale) => {
  const t = words(locale)

  test.describe('each demo', once, () => {
    for (const frame of frames) {
      test(`${frame} says what it is, is accessible, and fits narrow and wide frames`, async ({ page, baseURL }) => {
        const problems = watch(page, baseURL)
        await page.setViewportSize({ width: 600, height: 736 })
        const response = await page.goto(localePath(`/demo/${frame}`, locale))
        expect(response?.status()).toBe(200)
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageOf('demo', locale)[frame].heading)
        await expect(page.getByText(t('demo.label'), { exact: true })).toBeVisible()
        await hydrate(page)
        expect(await allViolations(page)).toEqual([])
        for (const width of [600, 360, 320]) {
          await page.setViewportSize({ width, height: 700 })
          await expect.poll(() => sidewaysIn(page), `at ${width} px nothing scrolls sideways`).toBeLessThanOrEqual(0)
        }
        expect(problems).toEqual([])
      })
    }
  })

  test.describe('without script', once, () => {
    test.use({ javaScriptEnabled: false })

    for (const frame of ['contact', 'booking'] as const) {
      test(`${frame} asks for a name, then says that nothing was sent and how to reach us`, async ({ page }) => {
        const sent: string[] = []
        page.on('request', (request) => {
          if (request.method() !== 'GET' || request.url().includes('Ana')) sent.push(request.url())
        })
        await page.goto(localePath(`/demo/${frame}`, locale))
        const send = page.getByRole('button', {
          name: t(frame === 'booking' ? 'cta.bookAppointment' : 'forms.send'),
          exact: true,
        })
        await send.click()
        await expect(page.getByLabel(t('forms.name'))).toBeFocused()
        await page.getByLabel(t('forms.name')).fill('Ana')
        if (frame === 'contact') await page.getByLabel(t('forms.message')).fill('Ana')
        await send.click()
        await expect(page.getByText(t('demo.nothingSent'))).toBeVisible()
        await expect(page.locator(`a[href="${phone.tel}"]`)).toBeVisible()
        await expect(send).toBeHidden()
        expect(sent).toEqual([])
      })
    }
  })
})

test('in a frame it reports its height, again when it changes', once, async ({ page, baseURL }) => {
  const heights: number[] = []
  await page.exposeFunction('heard', (height: number) => heights.push(height))
  // The test's parent page is not an allowed frame ancestor.
  await page.route('**/demo/contact', async (route) => {
    const response = await route.fetch()
    const headers = response.headers()
    delete headers['content-security-policy']
    await route.fulfill({ response, headers })
  })
  await page.route('**/frame-of-a-test', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>onmessage = ({ data, origin }) => origin === '${baseURL}' && data.type === 'embed-height' && heard(data.height)</script>
        <iframe src="/demo/contact" width="600" height="100" sandbox="allow-scripts allow-forms allow-same-origin allow-popups"></iframe>`,
    }),
  )
  await page.goto('/frame-of-a-test')
  await expect.poll(() => heights.at(-1)).toBeGreaterThan(300)
  const [first = 0] = heights.slice(-1)
  await page
    .frameLocator('iframe')
    .locator('main > p')
    .evaluate((line) => line.after(...Array.from({ length: 40 }, () => line.cloneNode(true))))
  await expect.poll(() => heights.at(-1), 'more content needs more room').toBeGreaterThan(first)
})
