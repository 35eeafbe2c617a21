import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { clinic, phone } from '@/lib/clinic/facts'
import { localePath } from '@/lib/i18n/locales'
import { shell } from './shell'
import { words } from './site'
import { alternating, inBothLanguages, once, openAwake, test, wake, withoutScript } from './visit'

const { street, city, state, zip } = clinic.address
const status = (page: Page) => page.locator('main dd > p').first()

inBothLanguages((locale) => {
  const t = words(locale)
  const contact = localePath('/contact', locale)

  test(
    'every way to reach the clinic, the form, and the map over the whole width',
    alternating(locale),
    async ({ page, viewport }) => {
      await page.goto(contact)
      const facts = page.locator('main dl').first()
      await expect(facts.getByRole('link', { name: phone.display })).toHaveAttribute('href', phone.tel)
      await expect(facts.getByRole('link', { name: t('contact.call') })).toHaveAttribute('href', phone.tel)
      await expect(facts.getByRole('link', { name: t('cta.text') })).toHaveAttribute('href', phone.sms)
      await expect(facts.getByRole('link', { name: clinic.email })).toHaveAttribute('href', `mailto:${clinic.email}`)
      await expect(facts).toContainText(street)
      for (const [app, host] of [
        ['Google Maps', 'www.google.com'],
        ['Apple Maps', 'maps.apple.com'],
        ['Waze', 'waze.com'],
      ] as const) {
        const link = facts.getByRole('link', { name: t('contact.directions', { app }) })
        await expect(link).toHaveAccessibleName(new RegExp(t('site.newTab')))
        await expect(link).toHaveAttribute('target', '_blank')
        const url = new URL((await link.getAttribute('href')) ?? '')
        expect([url.protocol, url.host]).toEqual(['https:', host])
        expect(decodeURIComponent(url.search)).toContain(`${street}, ${city}, ${state} ${zip}`)
      }
      await expect(page.locator('#form')).toBeVisible()
      const map = await page.locator('[data-frame=map]').boundingBox()
      expect(map?.height).toBe(450)
      expect(map?.width).toBe(viewport?.width)
    },
  )
})

test.describe('once', once, () => {
  test('the address is copied, and the toast says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openAwake(page, 'es', '/contact')
    await page.getByRole('button', { name: words('es')('contact.copy') }).click()
    await expect(page.locator(shell.toast).getByRole('status')).toHaveText(words('es')('contact.copied'))
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`${clinic.name}, ${street}, ${city}, ${state} ${zip}`)
  })

  test('without permission the toast says what to do', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
    })
    await openAwake(page, 'en', '/contact')
    await page.getByRole('button', { name: words('en')('contact.copy') }).click()
    await expect(page.locator(shell.toast).getByRole('status')).toHaveText(words('en')('contact.copyFailed'))
  })

  test('the contact card is a vCard with the clinic’s name, number and address', async ({ page }) => {
    await page.goto('/contact')
    const waiting = page.waitForEvent('download')
    await page.getByRole('link', { name: words('en')('contact.card') }).click()
    const download = await waiting
    expect(download.suggestedFilename()).toBe(`${clinic.name}.vcf`)
    const card = readFileSync(await download.path(), 'utf8')
    expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n[\s\S]+END:VCARD\r\n$/)
    for (const fact of [clinic.name, phone.number, clinic.email]) expect(card).toContain(fact)
  })

  for (const timezoneId of ['America/Los_Angeles', 'Pacific/Auckland']) {
    test.describe(`a visitor in ${timezoneId}`, () => {
      test.use({ timezoneId })

      test('reads the clinic’s own time, and it goes on as time passes', async ({ page }) => {
        // A Monday, two minutes before nine in Springdale.
        await page.clock.install({ time: new Date('2026-11-23T14:58:00Z') })
        await page.goto('/contact')
        await wake(page)
        await expect(status(page)).toHaveText('Closed now · opens 9\u00a0AM')
        await page.clock.runFor('02:10')
        await expect(status(page)).toHaveText('Open now · closes 1\u00a0PM')
        await page.clock.fastForward('04:00:00')
        await expect(status(page)).toHaveText('Closed now · opens 3\u00a0PM')
      })
    })
  }

  test('a weekend, a holiday and a short day', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-21T18:00:00Z') })
    await page.goto('/es/contact')
    await wake(page)
    await expect(status(page)).toHaveText('Cerrado por ahora · abre el lunes a las 9:00\u00a0a.\u00a0m.')
    const special = page.locator('main dd li')
    await expect(special.first()).toContainText('jueves 26 de noviembre')
    await expect(special.first()).toContainText('Día de Acción de Gracias: Cerrado')
    await page.clock.setFixedTime(new Date('2026-11-26T16:00:00Z'))
    await page.clock.runFor(10_000)
    await expect(status(page)).toHaveText('Cerrado por ahora · abre el viernes a las 9:00\u00a0a.\u00a0m.')
    await page.clock.setFixedTime(new Date('2026-12-24T18:30:00Z'))
    await page.clock.runFor(10_000)
    await expect(status(page)).toHaveText('Abierto ahora · cierra a la 1:00\u00a0p.\u00a0m.')
    await expect(special.first(), 'days that have passed are gone').toContainText('Nochebuena')
  })

  test.describe('without script', () => {
    test.use(withoutScript)

    test('the hours stand there as they are, and nothing that would not work', async ({ page }) => {
      await page.goto('/contact')
      const hours = page.locator('main dl dl')
      await expect(hours).toContainText('Mon-Thu')
      await expect(hours).toContainText('9AM-1PM')
      await expect(status(page)).toHaveText(words('en')('contact.zone'))
      await expect(page.getByRole('button', { name: words('en')('contact.copy') })).toBeHidden()
    })
  })
})
