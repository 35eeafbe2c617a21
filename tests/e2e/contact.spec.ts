import { expect, type Page } from '@playwright/test'
import { clinic, phone } from '@/lib/clinic/facts'
import { groupHours } from '@/lib/clinic/hours'
import { openWords } from '@/lib/clinic/hours-words'
import { clinicMoment } from '@/lib/clinic/local-time'
import { mainOffice } from '@/lib/clinic/offices'
import { openState, openText } from '@/lib/clinic/opening'
import { type Locale, localePath } from '@/lib/i18n/locales'
import { words } from './site'
import { alternating, hydrate, inEnglish, once, test, withoutScript } from './visit'

const { street, city, state, zip } = clinic.address
const status = (page: Page) => page.locator('main dd > p').first()

/** Return the text about the opening hours at an instant. */
const saysAt = (moment: Date, locale: Locale): string =>
  openText(openState(mainOffice.opening, moment), openWords(mainOffice.hours, locale), locale)

/** Find the next opening after an instant at which the clinic is closed, and its end. */
function nextOpening(after: Date) {
  const state = openState(mainOffice.opening, after)
  const next = state.open ? undefined : state.next
  if (!next) throw new Error(`the clinic is open at ${after.toISOString()}, or never`)
  const moment = clinicMoment(next, clinic.timeZone)
  const opened = openState(mainOffice.opening, moment)
  if (!opened.open || !opened.until) throw new Error('the clinic never closes')
  return { moment, closes: clinicMoment(opened.until, clinic.timeZone) }
}

inEnglish((locale) => {
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
      expect(map?.width, 'from edge to edge').toBe(viewport?.width)
    },
  )
})

test.describe('once', once, () => {
  for (const timezoneId of ['Pacific/Auckland']) {
    test.describe(`a visitor in ${timezoneId}`, () => {
      test.use({ timezoneId })

      test('reads the clinic’s own time, and it goes on as time passes', async ({ page }) => {
        const opens = nextOpening(new Date('2026-11-23T08:00:00Z'))
        await page.clock.install({ time: new Date(opens.moment.getTime() - 120_000) })
        await page.goto('/contact')
        await hydrate(page)
        await expect(status(page)).toHaveText(saysAt(new Date(opens.moment.getTime() - 1), 'en'))
        await page.clock.runFor('02:10')
        await expect(status(page)).toHaveText(saysAt(opens.moment, 'en'))
        await page.clock.fastForward(opens.closes.getTime() - opens.moment.getTime())
        await expect(status(page)).toHaveText(saysAt(opens.closes, 'en'))
      })
    })
  }

  test.describe('without script', () => {
    test.use(withoutScript)

    test('the plain hours are shown, and nothing that would not work', async ({ page }) => {
      await page.goto('/contact')
      const hours = page.locator('main dl dl')
      for (const { days, ranges } of groupHours(clinic.hours, 'en', 'wide'))
        for (const text of [days, ...ranges]) await expect(hours).toContainText(text)
      await expect(status(page)).toHaveText(words('en')('contact.zone'))
      await expect(page.getByRole('button', { name: words('en')('contact.copy') })).toBeHidden()
    })
  })
})
