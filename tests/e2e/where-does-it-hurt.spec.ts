import { expect, type Page } from '@playwright/test'
import { pageOf } from '@/lib/content'
import { type Locale, localePath, otherLocale } from '@/lib/i18n/locales'
import { guideOf, type Region } from '@/lib/triage/guide'
import { seriousViolations } from './accessibility'
import { shell } from './shell'
import { watch, words } from './site'
import {
  expectAddress,
  expectLanguage,
  hydrate,
  inBothLanguages,
  once,
  onPhone,
  test,
  toggleOf,
  withoutScript,
} from './visit'

const path = '/where-does-it-hurt'

/** Find the links to pages with booking or forms. */
const booking =
  'a[href*="/book-now"], a[href*="/free-consultation"], a[href*="/new-patient-special"], a[href$="/contact"]'

function regionOf(locale: Locale, id: string): Region {
  const region = guideOf(locale).regions.find((item) => item.id === id)
  if (!region) throw new Error(`no region ${id}`)
  return region
}

/** Return the questions about a part of the body, in its language. */
function questionsAbout(page: Page, locale: Locale, id: string) {
  const t = words(locale)
  const { questions, signs } = pageOf('where-does-it-hurt', locale)
  const section = page.locator(`#${id}`)
  const sayOf = (list: { id: string; text: string }[], name: string) =>
    list.find((item) => item.id === name)?.text ?? name
  const next = (name: string) => section.getByRole('button', { name }).click()
  return {
    section,
    answer: section.locator('[data-urgency]'),
    start: () => next(questions.start),
    /** Nothing of what is asked is true, as often. */
    none: async (times = 1) => {
      for (let i = 0; i < times; i++) await next(questions.none)
    },
    tick: (name: string) => section.getByRole('checkbox', { name: sayOf(signs, name), exact: true }).check(),
    next: () => next(t('triage.next')),
    choose: async (name: string) => {
      const text = sayOf([...questions.began.options, ...questions.course.options], name)
      await section.getByRole('radio', { name: text, exact: true }).check()
      await next(t('triage.next'))
    },
  }
}

inBothLanguages((locale) => {
  const t = words(locale)
  const guide = pageOf('where-does-it-hurt', locale)
  const to = (address: string) => localePath(address, locale)

  test('each part of the drawing leads to its section, and is large enough for a finger', onPhone, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(to(path))
    for (const { id, name, areas } of guideOf(locale).regions) {
      const links = page.locator(`svg a[href="#${id}"]`)
      await expect(page.locator(`#${id} > div h2`)).toHaveText(name)
      // A part without a place on the drawings is in the list alone.
      if (areas.length === 0) continue
      await expect(links.first(), name).toHaveAccessibleName(name)
      const scales = new Map<string, number>()
      for (const link of await links.all()) {
        const scale = await link.evaluate((element) => {
          const svg = element.closest('svg') as SVGSVGElement
          return svg.getBoundingClientRect().width / svg.viewBox.baseVal.width
        })
        scales.set(await link.evaluate((element) => element.closest('svg')?.querySelector('img')?.src ?? ''), scale)
      }
      for (const { drawing, box } of areas) {
        const scale = [...scales].find(([src]) => src.endsWith(`/${drawing}.svg`))?.[1] ?? 0
        expect(Math.min(box[2], box[3]) * scale, `${name} on ${drawing}`).toBeGreaterThanOrEqual(44)
      }
    }
    // The two knees of each figure are one link; its middle lies between the figures.
    await page
      .locator('svg a[href="#knee"] path')
      .first()
      .click({ position: { x: 20, y: 20 } })
    await expectAddress(page, to(`${path}#knee`))
    await expect(page.locator('#knee')).toBeInViewport()
  })

  test('the same parts are in a list, an address leads to a part, and that back to the map', once, async ({ page }) => {
    await page.goto(to(`${path}#lower-back`))
    await expect(page.locator('#lower-back')).toBeInViewport()
    const { regions } = guideOf(locale)
    await expect(page.getByRole('navigation', { name: t('triage.list') }).getByRole('link')).toHaveText(
      regions.map(({ name }) => name),
    )
    await page
      .locator('#lower-back')
      .getByRole('link', { name: t('triage.another') })
      .click()
    await expect(page.getByRole('heading', { name: pageOf('where-does-it-hurt', locale).map.heading })).toBeInViewport()
  })

  test('with the keyboard alone: a part, the questions, an answer with pages', once, async ({ page, baseURL }) => {
    const problems = watch(page, baseURL)
    // A link that passes below the header while the page scrolls would be too small a target.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(to(path))
    await hydrate(page)
    const link = page.locator('svg a[href="#lower-back"]')
    await link.focus()
    await expect(link.locator('path').first()).not.toHaveCSS('stroke', 'rgba(0, 0, 0, 0)')
    await page.keyboard.press('Enter')
    await expectAddress(page, to(`${path}#lower-back`))
    const { section, answer } = questionsAbout(page, locale, 'lower-back')
    await page.keyboard.press('Tab')
    await expect(section.getByRole('button', { name: guide.questions.start })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(section.getByText(guide.questions.danger.label)).toBeFocused()
    // With nothing ticked, the button says so, and Enter presses it.
    for (const { label } of [guide.questions.signs, guide.questions.about, guide.questions.began]) {
      await section.getByRole('checkbox').first().focus()
      await page.keyboard.press('Enter')
      await expect(section.getByText(label)).toBeFocused()
    }
    // An empty answer is not taken.
    await section.getByRole('button', { name: t('triage.next') }).press('Enter')
    await expect(section.getByText(t('triage.choose'))).toBeVisible()
    await section.getByRole('radio').last().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(section.getByText(guide.questions.course.label)).toBeFocused()
    await section.getByRole('radio').last().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(answer.getByRole('heading', { name: guide.answers.adult.home.heading })).toBeFocused()
    for (const { path: target } of regionOf(locale, 'lower-back').rules.pages.filter(({ when }) => !when))
      await expect(answer.locator(`a[href="${to(target)}"]`)).toBeVisible()
    expect(await seriousViolations(page, 'main')).toEqual([])
    expect(problems).toEqual([])
  })

  test(
    'the answers that were given are there in the other language too, and gone after another page',
    once,
    async ({ page }) => {
      await page.goto(to(path))
      await hydrate(page)
      const other = otherLocale(locale)
      const { start, none } = questionsAbout(page, locale, 'lower-back')
      await start()
      await none()
      await toggleOf(page, locale).click()
      await expectLanguage(page, other)
      const { questions } = pageOf('where-does-it-hurt', other)
      const { section, answer, tick, next } = questionsAbout(page, other, 'lower-back')
      await expect(section.getByText(questions.signs.label)).toBeVisible()
      await expect(toggleOf(page, other)).toBeFocused()
      await section.getByRole('button', { name: words(other)('triage.back') }).click()
      await tick('both-legs')
      await next()
      await toggleOf(page, other).click()
      await expectLanguage(page, locale)
      await expect(questionsAbout(page, locale, 'lower-back').answer).toHaveAttribute('data-urgency', 'er')
      await page
        .getByRole('contentinfo')
        .locator(`a[href="${to('/about')}"]`)
        .first()
        .click()
      await expectAddress(page, to('/about'))
      await expect(page.locator('#map')).toHaveCount(0)
      await page.goBack()
      await expectAddress(page, to(path))
      await expect(page.locator('#lower-back').getByRole('button', { name: guide.questions.start })).toBeVisible()
      await toggleOf(page, locale).click()
      await expectLanguage(page, other)
      await expect(section.getByRole('button', { name: questions.start })).toBeVisible()
      await expect(answer).toBeHidden()
    },
  )

  test('an emergency shows 911 before anything else, and nothing that asks for a visit', async ({ page }) => {
    await page.goto(to(path))
    await hydrate(page)
    const { section, answer, start } = questionsAbout(page, locale, 'lower-back')
    await start()
    // The tap itself is the answer: the box is gone before it could be seen ticked.
    await section.getByRole('checkbox').first().click()
    await expect(answer).toHaveAttribute('data-urgency', 'emergency')
    await expect(answer.getByRole('heading', { name: guide.answers.emergency.heading })).toBeFocused()
    await expect(answer.getByRole('link').first()).toHaveAttribute('href', 'tel:911')
    await expect(answer.getByRole('link')).toHaveCount(2)
    await expect(section.getByRole('checkbox')).toHaveCount(0)
    // The footer is below; what stands above or floats over the answer is gone.
    const asking = await page.locator(booking).evaluateAll((links) => {
      const box = document.querySelector('[data-urgency]')
      return links
        .filter((link) => link.checkVisibility({ visibilityProperty: true }))
        .filter((link) => box && link.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING)
        .filter((link) => !link.closest('nav'))
        .map((link) => link.outerHTML)
    })
    expect(asking).toEqual([])
    await expect(page.locator(shell.bar)).toBeHidden()
    await expect(page.locator(shell.offer)).toBeHidden()

    await answer.getByRole('button', { name: t('triage.again') }).click()
    await expect(section.getByText(guide.questions.danger.label)).toBeFocused()
    await expect(page.locator(shell.offer)).toBeVisible()
  })

  // The next question does not depend on the language.
  if (locale === 'en')
    test('an answer alone may be an emergency: no more is asked', once, async ({ page }) => {
      await page.goto(to(path))
      await hydrate(page)
      const { answer, start, none, choose } = questionsAbout(page, locale, 'chest')
      await start()
      await none(3)
      await choose('sudden')
      await expect(answer).toHaveAttribute('data-urgency', 'emergency')
    })

  test(
    'nothing is kept or sent; the answer is printed alone, and travels only in a text message',
    once,
    async ({ page }) => {
      const sent: string[] = []
      await page.goto(to(path))
      await hydrate(page)
      page.on('request', (request) => {
        if (request.method() !== 'GET' || request.url().includes('?')) sent.push(request.url())
      })
      const kept = () =>
        page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
      const before = await kept()
      const { answer, section, start, none, choose } = questionsAbout(page, locale, 'pregnancy')
      await start()
      await none(3)
      await choose('slow')
      await choose('weeks')
      await expect(answer.getByRole('heading', { name: guide.answers.pregnancy.visit.heading })).toBeFocused()
      const text = await answer.getByRole('link', { name: t('triage.text') }).getAttribute('href')
      expect(decodeURIComponent(text ?? '')).toContain(guide.questions.course.label)
      expect(sent.filter((url) => !url.includes('_rsc'))).toEqual([])
      expect(await kept()).toBe(before)
      expect(new URL(page.url()).search).toBe('')

      await page.evaluate(() => {
        window.print = () => {}
      })
      await answer.getByRole('button', { name: t('triage.print') }).click()
      await page.emulateMedia({ media: 'print' })
      await expect(answer).toBeVisible()
      await expect(answer.getByText(t('triage.watch'))).toBeVisible()
      await expect(section.getByRole('heading', { name: guide.answers.emergency.heading })).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
      await expect(page.locator('#head')).toBeHidden()
      await expect(page.locator('#lower-back')).toBeHidden()
      await expect(page.locator('[data-letterhead]')).toBeVisible()
    },
  )

  // Nor does this.
  if (locale === 'es')
    test('questions that do not come leave the lists, and can be asked for again', once, async ({ page }) => {
      await page.goto(to(path))
      await hydrate(page)
      await page.evaluate(() => {
        addEventListener('preload-error', (event) => {
          document.title = (event as CustomEvent<{ part: string }>).detail.part
        })
      })
      await page.route('**/*.js', (route) => route.abort())
      const { section, start } = questionsAbout(page, locale, 'neck')
      await start()
      await expect(page).toHaveTitle('questions')
      await expect(section.getByRole('heading', { name: guide.answers.emergency.heading })).toBeVisible()
      await expect(section.getByRole('button', { name: guide.questions.start })).toBeVisible()
    })

  test('home, the overview and the menu lead there', once, async ({ page }) => {
    for (const address of ['/', '/symptoms']) {
      await page.goto(to(address))
      await expect(page.getByRole('main').locator(`a[href="${to(path)}"]`)).toHaveCount(1)
    }
    await expect(page.getByRole('banner').locator(`#menu-symptoms a[href="${to(path)}"]`)).toHaveCount(1)
  })

  test.describe('without script', () => {
    test.use(withoutScript)

    test('everything is on the page under headings, danger first', once, async ({ page }) => {
      await page.goto(to(path))
      for (const { id, lists, often, help } of guideOf(locale).regions) {
        const section = page.locator(`#${id}`)
        await expect(section.getByRole('heading', { level: 3 }).first()).toHaveText(guide.answers.emergency.heading)
        for (const { text } of lists.flatMap(({ signs }) => signs))
          await expect(section.getByRole('listitem').filter({ hasText: text })).toBeVisible()
        await expect(section.getByText(often)).toBeVisible()
        await expect(section.getByText(help)).toBeVisible()
        await expect(section.getByRole('button')).toHaveCount(0)
      }
    })
  })
})
