import { expect, type Page } from '@playwright/test'
import { pageOf } from '@/lib/content'
import { type Locale, localePath, otherLocale } from '@/lib/i18n/locales'
import { bodyParts, partGuide } from '@/lib/triage/guide'
import { seriousViolations } from './accessibility'
import { shell } from './shell'
import { watch, words } from './site'
import {
  alternating,
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

const overview = '/where-does-it-hurt'
const partPath = (id: string) => `${overview}/${id}`

/** The questions and the answer of a page, in its language. */
function questionsOn(page: Page, locale: Locale) {
  const { questions, signs } = pageOf('where-does-it-hurt', locale)
  const main = page.getByRole('main')
  const sayOf = (list: { id: string; text: string }[], name: string) =>
    list.find((item) => item.id === name)?.text ?? name
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click()
  return {
    main,
    answer: main.locator('[data-urgency]'),
    press,
    /** None of the listed answers, every time. */
    none: async (times = 1) => {
      for (let i = 0; i < times; i++) await press(questions.none)
    },
    tap: (name: string) => press(sayOf(signs, name)),
    tick: (name: string) => main.getByRole('checkbox', { name: sayOf(signs, name), exact: true }).check(),
    choose: async (name: string) => {
      const text = sayOf([...questions.began.options, ...questions.course.options], name)
      await main.getByRole('radio', { name: text, exact: true }).check()
      await press(words(locale)('triage.next'))
    },
    asks: (name: keyof typeof questions & ('danger' | 'signs' | 'about' | 'began' | 'course')) =>
      expect(main.getByText(questions[name].label, { exact: true })).toBeVisible(),
  }
}

inBothLanguages((locale) => {
  const t = words(locale)
  const guide = pageOf('where-does-it-hurt', locale)
  const to = (address: string) => localePath(address, locale)

  test(
    'the overview: 911 and 988 first, each part of a drawing is large enough for a finger',
    onPhone,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(to(overview))
      const links = page.getByRole('main').getByRole('link')
      await expect(links.and(page.locator(':visible')).first()).toHaveAttribute('href', 'tel:911')
      await expect(page.getByRole('main').locator('a[href="tel:988"]')).toBeInViewport()
      await expect(page.getByRole('img').or(page.locator('main svg[role=group]')).first()).toBeInViewport()
      for (const [who, drawing] of [
        ['adult', 'body'],
        ['child', 'body-child'],
        ['pregnancy', 'pregnancy'],
      ] as const) {
        await page.getByText(guide.map[who], { exact: true }).click()
        const map = page.locator(`main svg[role=group]:has(img[src$="/${drawing}.svg"])`)
        const scale = await map.evaluate(
          (svg) => svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width,
        )
        for (const { path, name, areas } of bodyParts(locale)) {
          const own = areas.filter((area) => area.drawing === drawing)
          if (own.length === 0) continue
          await expect(map.locator(`a[href="${to(path)}"]`)).toHaveAccessibleName(name)
          for (const { box } of own)
            expect(Math.round(Math.min(box[2], box[3]) * scale), name).toBeGreaterThanOrEqual(44)
        }
      }
      expect(await seriousViolations(page, 'main')).toEqual([])
    },
  )

  test(
    'a part on the drawing, in the list or in a former address leads to its page',
    alternating(locale),
    async ({ page }) => {
      await page.goto(to(overview))
      const list = page.getByRole('navigation', { name: t('triage.list') })
      await expect(list.getByRole('link')).toHaveText(bodyParts(locale).map(({ name }) => name))
      await page.locator(`svg a[href="${to(partPath('lower-back'))}"]`).focus()
      await page.keyboard.press('Enter')
      await expectAddress(page, to(partPath('lower-back')))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        pageOf('body-part', locale, 'lower-back').heading,
      )
      await page.goto(to(`${overview}#knee`))
      await expectAddress(page, to(partPath('knee')))
    },
  )

  test(
    'with the keyboard alone: the questions, an answer with what to do and until when',
    once,
    async ({ page, baseURL }) => {
      const problems = watch(page, baseURL)
      await page.goto(to(partPath('lower-back')))
      await hydrate(page)
      const { main, answer } = questionsOn(page, locale)
      await main.getByRole('button', { name: guide.questions.none }).focus()
      await page.keyboard.press('Enter')
      for (const { label } of [guide.questions.signs, guide.questions.about]) {
        await expect(main.getByText(label, { exact: true })).toBeFocused()
        await main.getByRole('checkbox').first().focus()
        // With nothing ticked, the button says so, and Enter presses it.
        await page.keyboard.press('Enter')
      }
      // An empty answer is not accepted.
      await main.getByRole('button', { name: t('triage.next') }).press('Enter')
      await expect(main.getByText(t('triage.choose'))).toBeVisible()
      for (const { label } of [guide.questions.began, guide.questions.course]) {
        await expect(main.getByText(label, { exact: true })).toBeVisible()
        await main.getByRole('radio').last().focus()
        await page.keyboard.press('Space')
        await page.keyboard.press('Enter')
      }
      const { heading, todo } = guide.answers.adult.home
      await expect(answer.getByRole('heading', { name: heading })).toBeFocused()
      for (const line of todo) await expect(answer.getByText(line)).toBeVisible()
      expect(await seriousViolations(page, 'main')).toEqual([])
      expect(problems).toEqual([])
    },
  )

  test(
    'Back leads to the question before, reload and the other language keep answer and place',
    onPhone,
    async ({ page }) => {
      const path = partPath('lower-back')
      const other = otherLocale(locale)
      await page.goto(to(path))
      await hydrate(page)
      const { answer, none, tick, press, asks } = questionsOn(page, locale)
      await none(2)
      await asks('about')
      await page.goBack()
      await asks('signs')
      await tick('back-fever')
      await press(t('triage.next'))
      await expect(answer).toHaveAttribute('data-urgency', 'er')
      await expectAddress(page, to(`${path}#answer`))
      await page.reload()
      await expect(answer.getByRole('heading', { name: guide.answers.er.heading })).toBeInViewport()
      await toggleOf(page, locale).click()
      await expectLanguage(page, other)
      const there = questionsOn(page, other)
      await expect(
        there.answer.getByRole('heading', { name: pageOf('where-does-it-hurt', other).answers.er.heading }),
      ).toBeInViewport()
      await expect(toggleOf(page, other)).toBeFocused()
      await there.press(words(other)('triage.again'))
      await there.asks('danger')
      await page.reload()
      await hydrate(page)
      await there.asks('danger')
    },
  )

  test('an answer fits a phone, from its heading to the buttons to book and to call', onPhone, async ({ page }) => {
    await page.goto(to(partPath('lower-back')))
    await hydrate(page)
    const { answer, none, choose } = questionsOn(page, locale)
    await none(3)
    await choose('slow')
    await choose('mild')
    await expect(answer.getByRole('heading', { name: guide.answers.adult.home.heading })).toBeInViewport()
    for (const name of [t('cta.bookAppointment'), t('cta.callUs')])
      await expect(answer.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
  })

  test('one tap on a sign for 911 before the page is hydrated: 911, and nothing that asks for a visit', async ({
    page,
  }) => {
    await page.goto(to(partPath('lower-back')))
    const { answer, tap, press, asks } = questionsOn(page, locale)
    await tap('saddle')
    await expect(answer.getByRole('heading', { name: guide.answers.emergency.heading })).toBeInViewport()
    await expect(answer.getByRole('link').first()).toHaveAttribute('href', 'tel:911')
    for (const part of [shell.bar, shell.offer, shell.footer, shell.toTop]) await expect(part(page)).toBeHidden()
    await expect(page.locator('main a:visible[href^="/"]:not([hreflang])')).toHaveCount(0)
    await expect(answer.locator('a[hreflang]')).toHaveAttribute(
      'href',
      `${localePath(partPath('lower-back'), otherLocale(locale))}#answer`,
    )
    await press(t('triage.again'))
    await asks('danger')
    await expect(shell.footer(page)).toBeVisible()
    await expect(shell.bar(page)).toBeHidden()
  })

  test('nothing is sent; only the answer is printed, with the signs to watch for', once, async ({ page }) => {
    const sent: string[] = []
    await page.goto(to(partPath('pregnancy')))
    await hydrate(page)
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.url().includes('?')) sent.push(request.url())
    })
    const { answer, none, choose } = questionsOn(page, locale)
    await none(3)
    await choose('slow')
    await choose('weeks')
    await expect(answer.getByRole('heading', { name: guide.answers.pregnancy.visit.heading })).toBeFocused()
    await answer.getByText(t('triage.chosen'), { exact: true }).click()
    const text = await answer.getByRole('link', { name: t('triage.text') }).getAttribute('href')
    expect(decodeURIComponent(text ?? '')).toContain(guide.questions.course.label)
    expect(sent.filter((url) => !url.includes('_rsc'))).toEqual([])
    await page.emulateMedia({ media: 'print' })
    await expect(answer.getByText(t('triage.watch'))).toBeVisible()
    await expect(answer.getByText(guide.answers.pregnancy.visit.until, { exact: false })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(page.locator('main details:not([data-urgency] details):visible, main section:visible')).toHaveCount(0)
    await expect(page.locator('[data-letterhead]')).toBeVisible()
  })

  test('home, the symptoms, the menu and danger boxes lead there', once, async ({ page }) => {
    for (const address of ['/', '/symptoms']) {
      await page.goto(to(address))
      await expect(page.getByRole('main').locator(`a[href="${to(overview)}"]`)).toHaveCount(1)
    }
    await expect(page.getByRole('banner').locator(`#menu-symptoms a[href="${to(overview)}"]`)).toHaveCount(1)
    await page.goto(to('/symptoms/sciatica-neuropathy'))
    await expect(page.locator(`[data-danger] a[href="${to(partPath('leg'))}"]`)).toBeVisible()
  })

  test.describe('without script', () => {
    test.use(withoutScript)

    test(
      'a part has all its signs under headings, danger first; a former address marks it in the list',
      once,
      async ({ page }) => {
        await page.goto(to(partPath('child-belly')))
        const { lists } = partGuide('child-belly', locale)
        const { sections } = pageOf('body-part', locale, 'child-belly')
        for (const { text } of lists[0]?.signs ?? [])
          await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible()
        await expect(page.getByRole('main').getByRole('link', { name: t('triage.call911') })).toBeVisible()
        await expect(page.getByRole('button', { name: guide.questions.none })).toBeHidden()
        for (const { heading, signs } of lists.slice(1)) {
          await page.getByText(heading).click()
          for (const { text } of signs) await expect(page.getByText(text)).toBeVisible()
        }
        for (const { heading } of Object.values(sections))
          await expect(page.getByRole('main').getByText(heading, { exact: true })).toBeVisible()
        await page.goto(to(`${overview}#knee`))
        await expect(page.locator('#knee')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      },
    )
  })
})
