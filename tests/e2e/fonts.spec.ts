import { expect, type Page } from '@playwright/test'
import { phone } from '@/lib/clinic/facts'
import { fontsReadyId } from '@/lib/loader/contract'
import { onPhone, test, withoutScript } from './visit'

const font = '**/*.woff2'
const drawing = '**/drawings/terrain.svg'
/** Return the brand fonts that the page has loaded, and the one its text uses. */
const fontsOf = (page: Page) =>
  page.evaluate(() => ({
    loaded: [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
    text: getComputedStyle(document.body).fontFamily.split(',')[0]?.replaceAll('"', ''),
  }))
const brand = { loaded: expect.arrayContaining(['Headings', 'Body']), text: 'Body' }

test(
  'a first page is painted with fonts that stand in, then turns to those of the brand at once',
  onPhone,
  async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(font, async (route) => {
      await held
      await route.continue()
    })
    const asked = page.waitForRequest(font)
    await page.goto('/faq')
    await asked
    expect((await fontsOf(page)).text).toBe('Text Fallback')
    release()
    await expect.poll(() => fontsOf(page)).toEqual(brand)

    await page.goto('/about')
    expect((await fontsOf(page)).text, 'from the first moment').toBe('Body')
  },
)

test('nothing above the text of a page moves when the fonts load', onPhone, async ({ page }) => {
  /**
   * The position of the heading and the width of the phone number in the top bar, on phones of all widths and on a
   * desktop.
   */
  const measure = async () => {
    const found: Record<string, { heading: number; number: number }> = {}
    // The insurers' pages have the longest breadcrumbs.
    for (const path of ['/faq', '/financial-information/aetna', '/es/financial-information/aetna']) {
      await page.goto(path)
      await page.waitForSelector(`#${fontsReadyId}`)
      for (const width of [320, 360, 375, 390, 402, 412, 430, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
        const number = await page.getByText(phone.display).first().boundingBox()
        found[`${path} at ${width}`] = { heading: Math.round(heading?.y ?? 0), number: number?.width ?? 0 }
      }
    }
    return found
  }
  await page.route(font, (route) => route.abort())
  const before = await measure()
  await page.unroute(font)
  for (const [place, { heading, number }] of Object.entries(await measure())) {
    expect(before[place]?.heading, `the heading of ${place}`).toBe(heading)
    expect((before[place]?.number ?? 0) / number, `the phone number of ${place}`).toBeCloseTo(1, 1)
  }
})

test.describe('without script', () => {
  test.use(withoutScript)

  test('fonts and drawings load automatically', onPhone, async ({ page }) => {
    const asked = [page.waitForRequest(font), page.waitForRequest(drawing)]
    await page.goto('/faq')
    await Promise.all(asked)
    await expect.poll(() => fontsOf(page)).toEqual(brand)
  })
})

test(
  'a link to a part of a page is there at once, and its heading stays in view when the fonts come',
  onPhone,
  async ({ page }) => {
    await page.goto('/es/symptoms/sports-injuries#urgent')
    await expect(page.locator(`#${fontsReadyId}`)).toBeAttached()
    const header = await page.getByRole('banner').boundingBox()
    const heading = await page.locator('#urgent h2').boundingBox()
    expect(heading?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
    expect(heading?.y).toBeLessThan(300)
  },
)
