import { expect, type Page } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import tokens from '@/tailwind.config'
import { shell } from './shell'
import { samplePages, sidewaysIn } from './site'
import { expectHydrated, inSpanish, onPhone, test } from './visit'

/** The elements that float over a page, and their heights, in the middle of the page. */
const floating = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' })
    return [...document.querySelectorAll('body > *, body > aside > *')].flatMap((element) => {
      const { top, bottom, height } = element.getBoundingClientRect()
      const floats = ['fixed', 'sticky'].includes(getComputedStyle(element).position)
      const isSeen = element.checkVisibility({ visibilityProperty: true }) && height > 0
      return floats && isSeen && bottom > 0 && top < innerHeight ? [`${element.tagName} ${Math.round(height)} px`] : []
    })
  })

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** The sizes, line heights and weights of the texts in view, and the widths of the icons but the tile of a service. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
      element.checkVisibility(),
    )
    const texts = elements
      .filter((element) => !element.closest('svg, sup') && element.offsetWidth > 1)
      .filter(({ childNodes }) =>
        [...childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
      )
      .map((element) => getComputedStyle(element))
    const round = (value: number) => Math.round(value * 100) / 100
    return {
      sizes: texts.map(({ fontSize }) => round(Number.parseFloat(fontSize))),
      lineHeights: texts.map(({ fontSize, lineHeight }) =>
        round(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)),
      ),
      weights: texts.map(({ fontWeight }) => Number(fontWeight)),
      icons: elements
        .filter((element) => element.matches('svg[viewBox="0 0 256 256"]'))
        .map((icon) => getComputedStyle(icon))
        .filter(({ borderTopWidth }) => borderTopWidth === '0px')
        .map(({ width }) => Number.parseFloat(width)),
    }
  })

for (const width of [390, 1440])
  test(`at ${width} pixels pages wear only the sizes of the design`, onPhone, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const { fontSize, lineHeight, fontWeight } = tokens.theme
    const sizes = new Set<number>()
    for (const { address } of samplePages)
      await test.step(address, async () => {
        await page.goto(address)
        const seen = await looks(page)
        for (const size of seen.sizes) sizes.add(size)
        expect
          .soft(Object.values(lineHeight).map(Number))
          .toEqual(expect.arrayContaining([...new Set(seen.lineHeights)]))
        expect.soft(Object.values(fontWeight).map(Number)).toEqual(expect.arrayContaining([...new Set(seen.weights)]))
        expect.soft([16, 20, 24, 32]).toEqual(expect.arrayContaining([...new Set(seen.icons)]))
      })
    expect([...sizes].sort((a, b) => a - b).length).toBeLessThanOrEqual(Object.keys(fontSize).length)
  })

inSpanish((locale) => {
  // 1280 × 1024 at 400 % (WCAG 1.4.10).
  test('in a window of 320 × 256 pixels nothing covers the text', onPhone, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto(localePath('/symptoms/back-pain', locale))
    expect(await floating(page)).toEqual([])
    expect(await sidewaysIn(page)).toBeLessThanOrEqual(0)
    // The menu opens in the page, and scrolls to its end.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await shell.menuButton(page).click()
    await expectHydrated(page)
    const last = shell.panel(page).getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
  })

  // WCAG 1.4.12.
  test('with wider text spacing every page fits a window of 320 pixels', onPhone, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const { address } of samplePages.filter((sample) => sample.locale === locale))
      await test.step(address, async () => {
        await page.goto(address)
        // As an extension does, bypassing the policy of the page.
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(css)
          document.adoptedStyleSheets = [sheet]
        }, spacing)
        const { scrollWidth, clientWidth } = await shell
          .header(page)
          .locator('> div')
          .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }))
        expect.soft(scrollWidth, 'the header').toBeLessThanOrEqual(clientWidth)
        expect.soft(await sidewaysIn(page), 'the page').toBeLessThanOrEqual(0)
      })
  })
})
