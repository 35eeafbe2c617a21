import { type BrowserContext, expect, type Page } from '@playwright/test'
import { noPermissions } from '@/lib/embeds/permissions'
import { frameOf, type Placed } from '@/lib/embeds/providers'
import { embedPermissions } from '@/lib/embeds/sources'
import { visitLinkAttribute } from '@/lib/loader/contract'
import { bundleLoader } from '@/scripts/export/bundle-client'
import { headerRules, headersFor } from '@/scripts/export/headers'
import { once, test } from './visit'

/*
 * How browsers apply the headers and attributes that result from content/embeds.yaml, with a mock clinic and
 * providers: the tested site shows only demos.
 */

const site = 'https://clinic.example'
const provider = 'https://book.example'

/** Mock a host. @returns the headers of each request */
async function play(context: BrowserContext, origin: string, body: string, headers: Record<string, string> = {}) {
  const asked: Record<string, string>[] = []
  await context.route(`${origin}/**`, (route, request) => {
    asked.push(request.headers())
    return route.fulfill({ body: `<!doctype html>${body}`, headers: { 'content-type': 'text/html', ...headers } })
  })
  return asked
}

test.describe('a booking frame that takes payment', once, () => {
  const booking: Placed = {
    name: 'booking',
    locale: 'en',
    setting: { provider: 'iframe', url: `${provider}/clinic`, payment: true, popups: true },
  }
  const book = `<h1></h1><output></output><button>Pay</button><script>
    document.querySelector('h1').textContent = document.featurePolicy.allowsFeature('payment') ? 'Wallet' : 'No wallet'
    document.querySelector('button').onclick = () => open('https://pay.example/')
    addEventListener('message', ({ data }) => { document.querySelector('output').textContent = data })</script>`
  const pay = `<h1>Pay</h1><script>opener?.postMessage('Paid', '*')</script>`

  /** Show the frame on a page with the headers of some permissions, and press its button. */
  async function pressPay(page: Page, permissions = embedPermissions([booking])) {
    const { page: src, allow, sandbox } = frameOf(booking)
    const headers = headersFor('/', headerRules('', false, permissions))
    const context = page.context()
    await play(context, site, `<iframe src="${src}" allow="${allow}" sandbox="${sandbox}"></iframe>`, {
      'permissions-policy': headers['Permissions-Policy'] ?? '',
      'cross-origin-opener-policy': headers['Cross-Origin-Opener-Policy'] ?? '',
    })
    await play(context, provider, book)
    await play(context, 'https://pay.example', pay)
    await page.goto(`${site}/`)
    const frame = page.frameLocator('iframe')
    const opened = context.waitForEvent('page')
    await frame.getByRole('button', { name: 'Pay' }).click()
    const popup = await opened
    await expect(popup.getByRole('heading', { name: 'Pay' })).toBeVisible()
    return { frame, popup }
  }

  test('has a wallet, and its popup can answer it', async ({ page }) => {
    const { frame, popup } = await pressPay(page)
    await expect(frame.getByRole('heading')).toHaveText('Wallet')
    await expect(frame.getByRole('status')).toHaveText('Paid')
    await popup.close()
  })

  test('has neither by default', async ({ page }) => {
    const { frame, popup } = await pressPay(page, noPermissions)
    await expect(frame.getByRole('heading')).toHaveText('No wallet')
    expect(await popup.evaluate(() => opener)).toBeNull()
    await popup.close()
  })
})

test('the link to a provider carries the source of the visit, but not the visited page', once, async ({ page }) => {
  const href = `${provider}/?lang=en#/staff_member/1`
  const context = page.context()
  const link = `<a href="${href}" ${visitLinkAttribute}="${href}" target="_blank" rel="noopener">Book</a>`
  await play(context, site, `<meta charset="utf-8"><script>${bundleLoader()}</script>${link}`)
  const asked = await play(context, provider, '<h1>Book</h1>')
  await page.goto(`${site}/symptoms/back-pain?utm_source=news&gclid=a`)
  await page.goto(`${site}/book-now?source=back-pain`)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Book' }).click()
  const popup = await opened
  await expect(popup).toHaveURL(`${provider}/?lang=en&utm_source=news&source=back-pain#/staff_member/1`)
  expect(asked[0]?.referer).toBe(`${site}/`)
  await popup.close()
})
