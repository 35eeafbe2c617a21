import { expect, type Locator, type Page } from '@playwright/test'
import { clinic } from '@/lib/clinic/facts'
import { formatTime } from '@/lib/clinic/hours'
import { clinicMoment } from '@/lib/clinic/local-time'
import { mainOffice } from '@/lib/clinic/offices'
import { dayInWords } from '@/lib/clinic/opening'
import { pageOf } from '@/lib/content'
import { frames } from '@/lib/embeds/frames'
import { openDays } from '@/lib/forms/appointment-times'
import { type Locale, localePath } from '@/lib/i18n/locales'
import { allViolations } from './accessibility'
import { sidewaysIn, watch, words } from './site'
import { alternating, hydrate, inBothLanguages, once, test } from './visit'

const open = (page: Page, locale: Locale, frame: string, query = '') =>
  page.goto(localePath(`/demo/${frame}`, locale) + query)

/** Return requests that a demo must never make: submissions, or other origins. */
function sends(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const isFile = request.method() === 'GET' && !new URL(request.url()).search.includes('Ana')
    if (!isFile) sent.push(`${request.method()} ${request.url()}`)
  })
  return sent
}

/** Activate a control by touch or by keyboard, depending on the project. */
async function use(control: Locator, isMobile: boolean, key = 'Enter') {
  if (isMobile) await control.tap()
  else {
    await control.focus()
    await control.press(key)
  }
}

inBothLanguages((locale) => {
  const t = words(locale)
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const field = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) })

  test.describe('each demo', once, () => {
    for (const frame of frames) {
      test(`${frame} says what it is, is accessible, and fits narrow and wide frames`, async ({ page, baseURL }) => {
        const problems = watch(page, baseURL)
        await page.setViewportSize({ width: 600, height: 736 })
        const response = await open(page, locale, frame)
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

  test(
    'the survey goes from the first tap to what it received, and sends nothing',
    alternating(locale),
    async ({ page, isMobile }) => {
      const sent = sends(page)
      await open(page, locale, 'survey', '?source=faq&utm_source=%3Cb%3Email%3C%2Fb%3E')
      // The first touch also starts hydration: the answer must survive it.
      await use(page.getByRole('checkbox', { name: t('survey.places.neck') }), isMobile, 'Space')
      await use(button(page, t('demo.next')), isMobile)
      await page.getByRole('combobox').selectOption({ label: t('survey.since.weeks') })
      await use(button(page, t('demo.next')), isMobile)
      await use(button(page, t('forms.send')), isMobile)
      await expect(field(page, t('forms.name'))).toBeFocused()
      await page.keyboard.type('Ana <i>')
      await field(page, t('forms.phone')).fill('479 555 0142')
      if (isMobile) await button(page, t('forms.send')).tap()
      else await field(page, t('forms.phone')).press('Enter')
      await expect(page.getByRole('heading', { name: t('demo.received') })).toBeFocused()
      const received = page.getByRole('definition')
      await expect(received.nth(0)).toHaveText(t('survey.places.neck'))
      await expect(received.nth(2)).toHaveText(t('survey.since.weeks'))
      await expect(received.nth(4)).toHaveText('Ana <i>')
      await expect(received.nth(-2)).toHaveText('faq')
      await expect(received.nth(-1)).toHaveText('<b>mail</b>')
      expect(sent).toEqual([])
    },
  )

  test(
    'the contact form keeps what was typed before it woke, and sends nothing',
    alternating(locale),
    async ({ page, isMobile }) => {
      const sent = sends(page)
      await open(page, locale, 'contact')
      await field(page, t('forms.name')).fill('Ana')
      await field(page, t('forms.message')).fill('x'.repeat(2001))
      await use(button(page, t('forms.send')), isMobile)
      await expect(field(page, t('forms.phone'))).toBeFocused()
      await expect(page.getByRole('link', { name: t('forms.problems.tooLong', { limit: '2,000' }) })).toBeVisible()
      await expect(field(page, t('forms.name'))).toHaveValue('Ana')
      await field(page, t('forms.email')).fill('ana@example.com')
      await field(page, t('forms.message')).fill('Hola')
      await use(button(page, t('forms.send')), isMobile)
      await expect(page.getByRole('heading', { name: t('demo.received') })).toBeFocused()
      expect(sent).toEqual([])
    },
  )

  test.describe('far from Springdale', () => {
    test.use({ timezoneId: 'Asia/Tokyo' })
    const [{ date, times } = { date: '', times: [] }] = openDays(
      mainOffice.opening,
      new Date('2025-03-02T08:00:00Z'),
      1,
    )
    const [first = '', time = ''] = times

    test('a visit can be booked for today, in the clinic’s time', alternating(locale), async ({ page, isMobile }) => {
      const sent = sends(page)
      // At opening time the first appointment has begun.
      await page.clock.setFixedTime(clinicMoment({ date, time: first }, clinic.timeZone))
      await open(page, locale, 'booking')
      await use(button(page, t('booking.see')), isMobile)
      const day = page.getByRole('radio', { name: new RegExp(`^${t('booking.today')}`) })
      await expect(day).toBeChecked()
      const choice = page.getByRole('radio', { name: formatTime(time, locale), exact: true })
      await use(choice, isMobile, 'Space')
      await use(button(page, t('demo.next')), isMobile)
      await field(page, t('forms.name')).fill('Ana')
      await field(page, t('forms.email')).fill('ana@example.com')
      await expect(page.getByRole('checkbox', { name: clinic.name })).not.toBeChecked()
      await use(button(page, t('cta.bookAppointment')), isMobile)
      await expect(page.getByRole('heading', { name: t('booking.done') })).toBeFocused()
      await expect(page.getByRole('definition').first()).toContainText(dayInWords(date, locale, false))
      await expect(page.getByRole('definition').first()).toContainText(formatTime(time, locale))
      expect(sent).toEqual([])
    })
  })

  test('with forced colors, chosen and ticked options are marked', once, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await open(page, locale, 'booking')
    await button(page, t('booking.see')).click()
    const isMarked = async (control: Locator) => {
      const before = await control.screenshot()
      await control.click()
      await expect(control).toBeChecked()
      return !before.equals(await control.screenshot())
    }
    expect(await isMarked(page.getByRole('radio').last())).toBe(true)
    await button(page, t('demo.next')).click()
    expect(await isMarked(page.getByRole('checkbox'))).toBe(true)
  })

  test.describe('without script', once, () => {
    test.use({ javaScriptEnabled: false })

    test('the survey is one long form that checks, ends honestly, and puts nothing into the address', async ({
      page,
    }) => {
      await open(page, locale, 'survey')
      for (const key of ['survey.where', 'survey.when', 'survey.reach'] as const) {
        await expect(page.getByText(t(key), { exact: true })).toBeVisible()
      }
      await page.getByRole('checkbox', { name: t('survey.places.neck') }).check()
      await button(page, t('forms.send')).click()
      await expect(field(page, t('forms.name'))).toBeFocused()
      await field(page, t('forms.name')).fill('Ana')
      await button(page, t('forms.send')).click()
      await expect(page.getByText(t('demo.noScript'))).toBeVisible()
      expect(new URL(page.url()).search).toBe('')
    })

    test('the calendar tells the hours and the phone', async ({ page }) => {
      await open(page, locale, 'booking')
      await expect(page.locator('main dl')).toBeVisible()
      await expect(page.locator('a[href^="tel:"]')).toBeVisible()
      await expect(button(page, t('booking.see'))).toBeHidden()
    })
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
    .getByRole('button', { name: words('en')('forms.send') })
    .click()
  await expect.poll(() => heights.at(-1), 'the errors need room').toBeGreaterThan(first)
})
