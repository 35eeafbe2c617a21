import { expect, type Page } from '@playwright/test'
import { clinic, phone } from '@/lib/clinic/facts'
import { localePath, otherLocale } from '@/lib/i18n/locales'
import { framesOrigin, sidewaysIn, watch, words } from './site'
import {
  alternating,
  expectAddress,
  expectHydrated,
  expectLanguage,
  holdScripts,
  hydrate,
  inSpanish,
  once,
  onPhone,
  test,
  toggleOf,
  withoutScript,
} from './visit'

const t = words('en')

/** Return a fake provider page that sends a given message. */
const speaking = (message: string) => `<!doctype html><title>Form</title><p>Form</p>
  <script>parent.postMessage(${message}, '*')</script>`
const height = (pixels: number) => speaking(`{ type: 'embed-height', height: ${pixels} }`)
const html = (body: string, headers = {}) => ({ body, headers: { 'content-type': 'text/html', ...headers } })

/** Answer all requests of frames and record their URLs. */
async function answer(page: Page, respond: Parameters<Page['route']>[1]): Promise<URL[]> {
  const asked: URL[] = []
  await page.route(`${framesOrigin}/**`, (route, request) => {
    asked.push(new URL(request.url()))
    return respond(route, request)
  })
  return asked
}

const parametersOf = (url: URL | undefined) => Object.fromEntries(url?.searchParams ?? [])
const box = (page: Page, name: string) => page.locator(`[data-frame=${name}]`)
const state = (page: Page, name: string) => expect(box(page, name))

/** The frames that load by themselves. */
const boxes = [
  ['/', 'survey'],
  ['/', 'new-patient'],
  ['/contact', 'contact'],
  ['/book-now', 'booking'],
] as const

test('a box has its size before its frame loads, and then follows what the frame says', onPhone, async ({ page }) => {
  await answer(page, (route) => route.fulfill(html(height(987))))
  for (const [path, name] of boxes) {
    if (new URL(page.url(), 'http://a').pathname !== path) await page.goto(path, { waitUntil: 'commit' })
    // Phones show the forms of the home page folded.
    const fold = page.locator(`details:not([open]):has([data-frame=${name}]) > summary`)
    if (path === '/') await fold.click()
    const measure = async () => Math.round((await box(page, name).boundingBox())?.height ?? 0)
    await expect.poll(measure, `${path} ${name}`).toBeGreaterThan(100)
    await box(page, name).scrollIntoViewIfNeeded()
    await state(page, name).toHaveAttribute('data-state', 'ready')
    await expect.poll(measure, `${path} ${name}, loaded`).toBe(987)
    expect(await sidewaysIn(page)).toBeLessThanOrEqual(0)
  }
})

test.describe('a change of language', once, () => {
  const locale = 'es'
  const isNotHydrated = (page: Page) => page.evaluate(() => !window.isHydrated)
  const moments: Record<string, (page: Page, enter: () => Promise<void>) => Promise<void>> = {
    'while it sleeps': async (page, enter) => {
      expect(await isNotHydrated(page)).toBe(true)
      await enter()
      await expectHydrated(page)
    },
    'while it wakes': async (page, enter) => {
      const release = await holdScripts(page)
      await page.keyboard.press('Shift')
      await enter()
      release()
      await expectHydrated(page)
    },
  }
  for (const [moment, enterThen] of Object.entries(moments))
    test(`a form begun ${moment} is cleared by a change of language only after confirmation`, async ({ page }) => {
      await page.goto(localePath('/contact', locale))
      const name = page
        .frameLocator(`iframe[title="${words(locale)('embed.titles.contact')}"]`)
        .getByRole('textbox')
        .first()
      // Scrolls as touch does: no pointer crosses the page, and nothing scrolls on the way.
      await enterThen(page, () => name.evaluate((field) => field.focus({ preventScroll: true })))
      await name.fill('Maria')
      let question = ''
      page.once('dialog', (dialog) => {
        question = dialog.message()
        return dialog.dismiss()
      })
      await toggleOf(page, locale).click()
      expect(question).toBe(words(locale)('language.leaveForm'))
      await expect(name).toHaveValue('Maria')
      await expectAddress(page, localePath('/contact', locale))
      page.once('dialog', (dialog) => dialog.accept())
      await toggleOf(page, locale).click()
      await expectLanguage(page, otherLocale(locale))
    })
})

inSpanish((locale) => {
  test(
    'the survey comes when the page has finished, without a script of ours, and stays when the page wakes',
    alternating(locale),
    async ({ page, baseURL }) => {
      const problems = watch(page, baseURL)
      const scripts: string[] = []
      const documents: string[] = []
      page.on('request', (request) => {
        if (request.frame() === page.mainFrame() && request.resourceType() === 'script') scripts.push(request.url())
        if (request.frame() !== page.mainFrame() && request.url().includes('/demo/survey'))
          documents.push(request.url())
      })
      await page.goto(localePath('/free-consultation', locale))
      const survey = page.frameLocator(`iframe[title="${words(locale)('embed.titles.survey')}"]`)
      await expect(survey.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(survey.locator('html')).toHaveAttribute('lang', locale)
      expect(scripts).toEqual([])
      // The resource timing entry is added after the frame has loaded, later than its first text is visible.
      const times = await page.waitForFunction(() => {
        const frame = performance.getEntriesByType('resource').find(({ name }) => name.includes('/demo/'))
        const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        return frame && page?.loadEventEnd ? { begun: frame.startTime, finished: page.loadEventStart } : undefined
      })
      const { begun = 0, finished = Number.POSITIVE_INFINITY } = (await times.jsonValue()) ?? {}
      expect(begun).toBeGreaterThanOrEqual(finished)

      await hydrate(page)
      await box(page, 'survey').scrollIntoViewIfNeeded()
      await state(page, 'survey').toHaveAttribute('data-state', 'ready')
      expect(documents).toHaveLength(1)
      expect(problems).toEqual([])
    },
  )
})

test.describe('faults', once, () => {
  const faults: [fault: string, end: 'silent' | 'failed', respond: Parameters<Page['route']>[1]][] = [
    ['refuses to be framed', 'silent', (route) => route.fulfill(html(height(600), { 'x-frame-options': 'DENY' }))],
    ['never answers', 'failed', () => {}],
  ]
  for (const [fault, end, respond] of faults) {
    test(`a host that ${fault}: other ways at once, a way back later`, async ({ page }) => {
      await page.clock.install()
      await answer(page, respond)
      await page.goto('/contact')
      const reach = page.getByRole('main').locator('dl')
      for (const href of [phone.tel, phone.sms, `mailto:${clinic.email}`])
        await expect(reach.locator(`a[href="${href}"]`).first()).toBeVisible()
      await hydrate(page)
      await box(page, 'contact').scrollIntoViewIfNeeded()
      await state(page, 'contact').toHaveAttribute('data-state', end === 'silent' ? 'loaded' : /waiting|slow/)
      await page.clock.fastForward(15_000)
      await state(page, 'contact').toHaveAttribute('data-state', end)
      const note = page
        .getByRole('main')
        .locator('div')
        .filter({ hasText: t(`embed.${end}`, { title: t('embed.titles.contact') }) })
        .last()
      await expect(note.locator(`a[href="${phone.tel}"]`)).toBeVisible()
      await expect(note.locator(`a[href="mailto:${clinic.email}"]`)).toBeVisible()
      await expect(box(page, 'contact').locator('iframe')).toBeVisible({ visible: end === 'silent' })

      await page.unroute(`${framesOrigin}/**`)
      await answer(page, (route) => route.fulfill(html(height(800))))
      await note.getByRole('button', { name: t('embed.again') }).click()
      await state(page, 'contact').toHaveAttribute('data-state', 'ready')
      await expect(box(page, 'contact')).toHaveCSS('height', '800px')
    })
  }
})

test.describe('map and reviews', once, () => {
  test('load only on request, even by a tap before hydration', async ({ page }) => {
    const asked = await answer(page, (route) => route.fulfill(html(height(600))))
    for (const [path, name] of [
      ['/contact', 'map'],
      ['/', 'reviews'],
    ] as const) {
      await page.goto(path)
      const frame = page.getByTitle(t(`embed.titles.${name}`))
      await box(page, name).scrollIntoViewIfNeeded()
      await expect(frame).toHaveCount(0)
      expect(asked.filter(({ pathname }) => pathname.endsWith(name))).toEqual([])
      await box(page, name)
        .getByRole('link', { name: t(`embed.ask.${name}`) })
        .click()
      await expect(frame).toBeVisible()
      await state(page, name).toHaveAttribute('data-state', 'ready')
      expect(asked.filter(({ pathname }) => pathname.endsWith(name))).toHaveLength(1)
    }
  })
})

test.describe('where a visit comes from', once, () => {
  test('reaches every frame from the first page to the booking page, and no other origin learns the path', async ({
    page,
  }) => {
    const referrers: (string | undefined)[] = []
    const asked = await answer(page, (route, request) => {
      referrers.push(request.headers().referer)
      return route.fulfill(html(height(600)))
    })
    await page.goto('/symptoms/back-pain?utm_source=google&gclid=a%20b&email=a@b.c&source=%3Cscript%3E')
    await page.goto('/book-now?source=back-pain&utm_source=other')
    await expect.poll(() => asked.length).toBe(1)
    expect(parametersOf(asked[0])).toEqual({
      lang: 'en',
      utm_source: 'google',
      source: 'back-pain',
      last_utm_source: 'other',
    })
    await hydrate(page)
    // The height of the frame moves the footer, so that a click could miss the link; a key press does not.
    await state(page, 'booking').toHaveAttribute('data-state', 'ready')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('nav.contact'), exact: true })
      .press('Enter')
    await expectAddress(page, '/contact')
    // Frames load near the viewport, and the link was at the end of the page.
    await box(page, 'contact').scrollIntoViewIfNeeded()
    await expect.poll(() => asked.map(({ pathname }) => pathname)).toContain('/demo/contact')
    const contact = asked.find(({ pathname }) => pathname === '/demo/contact')
    expect(parametersOf(contact)).toEqual(parametersOf(asked[0]))
    expect(new Set(referrers)).toEqual(new Set([`${new URL(page.url()).origin}/`]))
    expect(await page.context().cookies()).toEqual([])
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/contact$/)
  })
})

test.describe('without script', onPhone, () => {
  test.use(withoutScript)
  test('the forms are on their pages, the map is one link away', async ({ page }) => {
    await page.goto('/contact')
    const form = page.frameLocator('noscript iframe')
    await expect(form.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: t('embed.ask.map') })).toHaveAttribute('href', /\/demo\/map$/)
    await expect(page.getByRole('main').getByRole('link', { name: phone.display }).first()).toBeVisible()
  })
})
