import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { loaderCounting } from '@/lib/counting/settings'
import { type Locale, localePath } from '@/lib/i18n/locales'
import { formReceivedEvent } from '@/lib/loader/contract'
import { bundleLoader } from '@/scripts/export/bundle-client'
import { framesOrigin, words } from './site'
import { alternating, hydrate, inBothLanguages, test } from './visit'

const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')

/** The inline script of this preview, which counts nothing, and that of the same site once it is finished. */
const preview = bundleLoader()
const finished = bundleLoader(loaderCounting({ service: 'own' }, false))

/** A provider's page: its button says twice that a form was received. */
const providerPage = `<!doctype html><title>Form</title>
  <button onclick="for (let i = 0; i < 2; i++) parent.postMessage({ type: 'embed-sent' }, '*')">Send</button>`

/** Open the contact page of a finished site, and return the addresses that it asks for to count. */
async function openContact(page: Page, locale: Locale): Promise<string[]> {
  const counted: string[] = []
  await page.route('**/count/*', (route) => {
    const { pathname, search } = new URL(route.request().url())
    counted.push(pathname + search)
    return route.fulfill({ body: 'counted' })
  })
  await page.route('**/contact?*', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    expect(html.includes(preview), 'the built site has the present inline script').toBe(true)
    const body = html.replace(preview, () => finished).replace(hashOf(preview), hashOf(finished))
    return route.fulfill({ response, body })
  })
  await page.route(`${framesOrigin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: providerPage }))
  // Once a link has asked for another app, a headless browser swallows later clicks.
  await page.addInitScript(() => addEventListener('click', (event) => event.preventDefault(), true))
  await page.goto(localePath('/contact?utm_source=newsletter', locale))
  return counted
}

const tap = (page: Page, start: string) => page.getByRole('main').locator(`a[href^="${start}"]`).first().click()

const sendForm = (page: Page, locale: Locale) =>
  page
    .frameLocator(`iframe[title="${words(locale)('embed.titles.contact')}"]`)
    .getByRole('button')
    .click()

inBothLanguages((locale) => {
  test('each tap and form counts once, before hydration and after', alternating(locale), async ({ page }) => {
    const counted = await openContact(page, locale)
    const countOf = (kind: string) => `/count/${kind}.txt?page=contact&lang=${locale}&from=newsletter`
    await tap(page, 'tel:+')
    await expect.poll(() => counted).toEqual([countOf('call')])
    await hydrate(page)
    await sendForm(page, locale)
    await expect.poll(() => counted).toEqual(['call', 'form'].map(countOf))
    await tap(page, 'sms:+')
    await tap(page, 'mailto:')
    await expect.poll(() => counted).toEqual(['call', 'form', 'text', 'email'].map(countOf))
  })

  test('with Global Privacy Control nothing counts', alternating(locale), async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    const counted = await openContact(page, locale)
    const received = page.evaluate(
      (name) => new Promise((done) => addEventListener(name, () => done(true))),
      formReceivedEvent,
    )
    await tap(page, 'tel:+')
    await hydrate(page)
    await sendForm(page, locale)
    await received
    await page.evaluate(() => fetch('/count/last'))
    expect(counted).toEqual(['/count/last'])
  })
})
