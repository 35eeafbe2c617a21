import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { clinic } from '@/lib/clinic/facts'
import { pageOf } from '@/lib/content'
import { type Locale, localePath } from '@/lib/i18n/locales'
import { absoluteUrl } from '@/lib/util/site'
import { words } from './site'
import { inBothLanguages, once, test } from './visit'

test.use({ javaScriptEnabled: false })

/** Return a fake form service: accepts a POST and redirects to the URL in `_next`, on the server of the tests. */
async function startEndpoint(site = '') {
  const posts: { method?: string; url?: string; type?: string; fields: Record<string, string> }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const fields = Object.fromEntries(new URLSearchParams(body))
    posts.push({ method: request.method, url: request.url, type: request.headers['content-type'], fields })
    response.writeHead(303, { Location: site + new URL(fields._next ?? '').pathname }).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return { posts, address: `http://127.0.0.1:${port}/f/abc`, stop: () => server.close() }
}

// Both languages are rendered at once.
test.describe.configure({ mode: 'default' })
let endpoint: Awaited<ReturnType<typeof startEndpoint>>
let pages: Record<Locale, string>
test.beforeAll(async ({ baseURL }) => {
  endpoint = await startEndpoint(baseURL)
  const command = ['--import', 'tsx', 'tests/e2e/print-contact-form.tsx', endpoint.address]
  pages = JSON.parse(execFileSync(process.execPath, command, { encoding: 'utf8' }))
})
test.afterAll(() => endpoint.stop())

inBothLanguages((locale) => {
  const t = words(locale)

  test('without script the form posts and ends on the thank-you page in its language', async ({ page }) => {
    endpoint.posts.length = 0
    await page.route('**/form-of-a-test', (route) => route.fulfill({ contentType: 'text/html', body: pages[locale] }))
    await page.goto('/form-of-a-test')
    const send = page.getByRole('button', { name: t('forms.send') })
    await send.click()
    await expect(page.getByRole('textbox', { name: t('forms.name') })).toBeFocused()
    expect(endpoint.posts).toEqual([])

    await page.getByRole('textbox', { name: t('forms.name') }).fill('José <b>')
    await page.getByRole('textbox', { name: new RegExp(`^${t('forms.email')}`) }).fill('jose@example.com')
    await page.getByRole('textbox', { name: t('forms.message') }).fill('¿Atienden niños?')
    const consent = page.getByRole('checkbox', { name: clinic.name })
    await expect(consent).not.toBeChecked()
    await consent.check()
    await send.click()
    await expect(page).toHaveURL(localePath('/thank-you', locale))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageOf('thank-you', locale).heading)
    expect(endpoint.posts).toEqual([
      {
        method: 'POST',
        url: '/f/abc',
        type: 'application/x-www-form-urlencoded',
        fields: {
          name: 'José <b>',
          phone: '',
          email: 'jose@example.com',
          message: '¿Atienden niños?',
          texts: 'yes',
          language: locale,
          _next: absoluteUrl(localePath('/thank-you', locale)),
          elapsed: '',
          _gotcha: '',
        },
      },
    ])
    // Images of the last page may still be loading.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}, once)
