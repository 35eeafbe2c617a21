import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { dollars } from '@/lib/clinic/dollars'
import { clinic, phone } from '@/lib/clinic/facts'
import { mainOffice } from '@/lib/clinic/offices'
import { rangesOn } from '@/lib/clinic/opening'
import { listOf, pageOf, pagesOf } from '@/lib/content'
import { localePath } from '@/lib/i18n/locales'
import { shell } from './shell'
import { words } from './site'
import {
  expectAddress,
  hrefsOf,
  hydrate,
  inBothLanguages,
  once,
  openHydrated,
  scrollToY,
  test,
  withoutScript,
} from './visit'

inBothLanguages((locale) => {
  const t = words(locale)
  test('free consultation: form, testimonials, conditions, steps, reasons, costs', async ({ page }) => {
    await page.goto(localePath('/free-consultation', locale))
    await expect(page.locator('#consultation-form [data-frame]')).toBeAttached()
    const quotes = page.getByRole('listitem').filter({ has: page.getByRole('blockquote') })
    await expect(quotes).toHaveCount(listOf('testimonials', locale).items.length)
    await expect(quotes.first()).toContainText(listOf('testimonials', locale).items[0]?.text ?? '')
    await expect(quotes.first().getByRole('img')).toHaveAccessibleName(t('rating.stars', { stars: 5 }))
    const { conditions, why, costs } = pageOf('free-consultation', locale).sections
    const board = page
      .locator('main > section')
      .filter({ has: page.getByRole('heading', { name: conditions.heading }) })
    expect(await hrefsOf(board.getByRole('listitem').getByRole('link'))).toEqual(
      pagesOf('symptom', locale).map(({ slug }) => localePath(`/symptoms/${slug}`, locale)),
    )
    for (const { title } of pageOf('home', locale).steps.items)
      await expect(
        page.getByRole('listitem').getByRole('heading', { level: 3, name: title, exact: true }),
      ).toBeVisible()
    await expect(page.locator(`#${why.id}`).getByRole('listitem').first()).toBeVisible()
    await expect(page.locator('#costs')).toContainText(costs.heading)
  })

  test('booking: the calendar’s box, what comes after, and the ways without it', async ({ page }) => {
    await page.goto(localePath('/book-now', locale))
    await expect(page.locator('#form [data-frame]')).toBeVisible()
    const { after } = pageOf('book-now', locale).sections
    await expect(page.locator(`#${after.id} + div`).getByRole('listitem').first()).toBeVisible()
    const text = page.locator('main').getByRole('link', { name: t('bookNow.text') })
    const href = (await text.getAttribute('href')) ?? ''
    expect(href.startsWith(`${phone.sms}?&body=`)).toBe(true)
    expect(decodeURIComponent(href.split('body=')[1] ?? '')).toBe(t('bookNow.sms'))
    const checklist = page.locator('main').getByRole('link', { name: t('bookNow.checklist'), exact: true })
    await checklist.click()
    await expectAddress(page, localePath('/new-patient-special#checklist', locale))
    await expect(page.locator('#checklist').getByRole('listitem').first()).toBeInViewport()
  })

  test('the checklist prints alone, in the page’s language, on one sheet', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {}
    })
    await openHydrated(page, locale, '/new-patient-special')
    await page.getByRole('button', { name: t('newPatient.print') }).click()
    await page.emulateMedia({ media: 'print' })
    const list = page.locator('#checklist')
    const { heading } = pageOf('new-patient-special', locale).sections.checklist
    await expect(list.getByText(heading).filter({ visible: true })).toHaveCount(1)
    await expect(list.getByRole('listitem').last()).toBeVisible()
    await expect(list).toContainText(clinic.address.street)
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    for (const part of [shell.header, shell.footer, shell.offer]) await expect(part(page)).toBeHidden()
    for (const part of ['#new-patient-form', '#calendar']) await expect(page.locator(part), part).toBeHidden()
    for (const format of ['Letter', 'A4']) {
      // After printing, the whole page is visible again.
      await page.evaluate(() => {
        document.documentElement.dataset.print = 'checklist'
      })
      const sheet = (await page.pdf({ format })).toString('latin1')
      expect(sheet.match(/\/Type\s*\/Page\b(?!s)/g), format).toHaveLength(1)
      if (format === 'Letter') await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
}, once)

test.describe('once', once, () => {
  test('Schedule Now scrolls smoothly to the form, and at once with reduced motion', async ({ page }) => {
    const button = page
      .locator(`#${pageOf('free-consultation', 'en').sections.schedule.id}`)
      .getByRole('link', { name: words('en')('consultation.schedule') })
    for (const [motion, behavior, width] of [
      ['no-preference', 'smooth', 1280],
      ['no-preference', 'smooth', 390],
      ['reduce', 'auto', 390],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ reducedMotion: motion })
      await page.goto('/free-consultation')
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', behavior)
      await button.click()
      await expectAddress(page, '/free-consultation#consultation-form')
      await expect(page.locator('#consultation-form').getByRole('heading')).toBeInViewport()
    }
  })

  test('sticky bar and banner lead to the form, from its own page and from others', async ({ page }) => {
    for (const path of ['/free-consultation', '/about']) {
      await page.goto(path)
      await hydrate(page)
      // The free consultation's button and the offer's, each with its target.
      expect(await hrefsOf(shell.bar(page).locator('a[href^="/"][href*="#"]'))).toEqual([
        '/free-consultation#consultation-form',
      ])
      expect(await hrefsOf(shell.offer(page).locator('a'))).toEqual(['/free-consultation#new-patient-form'])
    }
    await scrollToY(page, 600)
    await shell.bar(page).locator('a[href^="/"][href*="#"]').click()
    await expectAddress(page, '/free-consultation#consultation-form')
    await expect(page.locator('#consultation-form').getByRole('heading')).toBeInViewport()
  })

  test('the offer: four parts, and a price only when one is set', async ({ page }) => {
    await page.goto('/new-patient-special')
    const { includes, price: unset } = pageOf('home', 'en').offer
    const { newPatientPrice: price } = clinic
    for (const part of includes)
      await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: part }).last()).toBeVisible()
    await expect(page.locator('#includes')).toContainText(
      price ? words('en')('home.price', { price: dollars(price) }) : unset,
    )
    if (!price) await expect(page.locator('main')).not.toContainText('$')
    await expect(page.locator('#new-patient-form [data-frame]')).toBeAttached()
    for (const id of ['day', 'checklist', 'calendar']) await expect(page.locator(`#${id} h2`)).toBeVisible()
  })

  const fillIn = async (page: Page, locale: 'en' | 'es', date: string, time: string) => {
    const t = words(locale)
    await page.getByLabel(t('newPatient.day'), { exact: true }).fill(date)
    await page.getByLabel(t('newPatient.time'), { exact: true }).fill(time)
  }

  test.describe('a visitor far from the clinic', () => {
    test.use({ timezoneId: 'Asia/Tokyo' })

    test('takes the appointment home as a calendar file', async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-11-21T18:00:00Z'))
      await openHydrated(page, 'es', '/new-patient-special')
      await fillIn(page, 'es', '2027-03-15', '09:30')
      const waiting = page.waitForEvent('download')
      await page.getByRole('button', { name: words('es')('newPatient.save') }).click()
      const download = await waiting
      expect(download.suggestedFilename()).toBe('cita-de-quiropractica-springdale.ics')
      const file = readFileSync(await download.path(), 'utf8').replaceAll('\r\n ', '')
      expect(file).toContain('DTSTART:20270315T143000Z\r\n')
      expect(file).toContain(`SUMMARY:${words('es')('newPatient.title', { clinic: clinic.name })}\r\n`)
      expect(file).toContain(phone.display)
      expect(file).toContain(clinic.address.street.replaceAll(',', '\\,'))
      await expect(shell.toast(page).getByRole('status')).toHaveText(words('es')('newPatient.saved'))
    })
  })

  test('a missing, a past and an unlikely time show errors beside the fields', async ({ page }) => {
    const t = words('en')
    await page.clock.setFixedTime(new Date('2026-11-21T18:00:00Z'))
    await openHydrated(page, 'en', '/new-patient-special')
    const save = page.getByRole('button', { name: t('newPatient.save') })
    const says = page.locator('#visit-says')
    await save.click()
    await expect(says).toHaveText(t('newPatient.missing'))
    await expect(page.getByLabel(t('newPatient.day'), { exact: true })).toBeFocused()
    await fillIn(page, 'en', '2026-11-20', '09:30')
    await save.click()
    await expect(says).toHaveText(t('newPatient.past'))
    await fillIn(page, 'en', '2099-01-05', '03:00')
    await expect(says, 'at night').toHaveText(t('newPatient.closed'))
    const open = Array.from({ length: 7 }, (_, i) => `2099-01-0${i + 4}`).find(
      (day) => rangesOn(mainOffice.opening, day)[0],
    )
    await fillIn(page, 'en', open ?? '', rangesOn(mainOffice.opening, open ?? '')[0]?.slice(0, 5) ?? '')
    await expect(says).toHaveText('')
  })

  test.describe('without script', () => {
    test.use(withoutScript)

    test('the plain facts are shown, and no control that would not work', async ({ page }) => {
      await page.goto('/new-patient-special')
      await expect(page.locator('#calendar')).toContainText(clinic.address.street)
      await expect(page.locator('#calendar')).toContainText(phone.display)
      await expect(page.locator('#calendar fieldset')).toBeHidden()
      await expect(page.getByRole('button', { name: words('en')('newPatient.print') })).toBeHidden()
      await page.goto('/new-patient-special#checklist')
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('#checklist').getByRole('list').first()).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    })
  })
})
