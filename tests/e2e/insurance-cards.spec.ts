import { expect, type Page } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { type Coverage, coverageKinds } from '@/lib/insurance/coverage'
import { seriousViolations } from './accessibility'
import { sidewaysIn, watch, words } from './site'
import { holdScripts, inSpanish, once, onPhone, test, withoutScript } from './visit'

const path = '/financial-information/insurance-plans'

const section = (page: Page) => page.locator('#cards')
const sheets = (page: Page) => section(page).locator('details:visible')
const findKind = (kinds: Coverage[], id: string) => {
  const kind = kinds.find((item) => item.id === `coverage-${id}`)
  if (!kind) throw new Error(`no kind ${id}`)
  return kind
}

inSpanish((locale) => {
  const t = words(locale)
  const kinds = coverageKinds(locale)
  const address = localePath(path, locale)
  const field = (page: Page) => page.getByLabel(t('cards.label'), { exact: true })

  test('typing finds a card; the keyboard chooses it, and its answer stands alone', { ...once }, async ({
    page,
    baseURL,
  }) => {
    const problems = watch(page, baseURL)
    await page.goto(address)
    await field(page).focus()
    await page.keyboard.type('ambeter')
    const names = page.getByRole('listbox').getByRole('option')
    await expect(names).toHaveCount(2)
    await expect(names.first()).toHaveText(/^Ambetter/)
    await expect(page.getByRole('combobox')).toBeFocused()
    await expect(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('status').filter({ hasText: t('cards.matches', { count: 1 }) })).toBeAttached()
    expect(await seriousViolations(page, 'main')).toEqual([])

    // From here on, nothing that is typed or chosen is sent, stored or written into the address. The pages behind the
    // first links, and pictures that come into view, may be fetched meanwhile.
    const sent: string[] = []
    page.on('request', (request) => {
      const isPage = /^[/\w-]+\.(txt|js|svg)$/.test(request.url().slice(baseURL?.length))
      if (!isPage || request.method() !== 'GET') sent.push(request.url())
    })
    await page.keyboard.press('Enter')
    await expect(sheets(page)).toHaveCount(1)
    await expect(page.locator('#card-ambetter')).toBeVisible()
    await expect(page.locator('#card-qualchoice')).toBeHidden()
    await expect(page.locator('#card-ambetter')).toContainText(t('cards.works', { insurer: 'Ambetter' }))
    expect(sent).toEqual([])
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(address)
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    )
    expect(stored.toLowerCase()).not.toMatch(/ambet/)
    expect(await seriousViolations(page, 'main')).toEqual([])

    await page.getByRole('button', { name: t('cards.all') }).click()
    await expect(sheets(page)).toHaveCount(kinds.length)
    expect(problems).toEqual([])
  })

  test('what is typed while the page is not yet hydrated is not lost', { ...once }, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(address)
    await field(page).click()
    await page.keyboard.type('human')
    release()
    const combobox = page.getByRole('combobox')
    await expect(combobox).toHaveValue('human')
    await expect(combobox).toBeFocused()
    await page.keyboard.type('a')
    await page.getByRole('option', { name: /^Humana/ }).click()
    await expect(page.locator('#card-humana')).toContainText(t('cards.unsaid'))
    await expect(sheets(page)).toHaveCount(1)
  })

  test('on a phone the suggestions fit, and a tap chooses one', { ...onPhone }, async ({ page }) => {
    await page.goto(address)
    await field(page).tap()
    await expect(page.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('medicare')
    const names = page.getByRole('option')
    await expect(names.first()).toBeVisible()
    for (const name of await names.all()) expect((await name.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    expect(await sidewaysIn(page)).toBeLessThanOrEqual(0)
    await names.nth(1).tap()
    await expect(sheets(page)).toHaveCount(1)
    expect(await sidewaysIn(page)).toBeLessThanOrEqual(0)
  })
})

test.describe('without script', once, () => {
  test.use(withoutScript)
  inSpanish((locale) => {
    const t = words(locale)
    test('the list has every answer, and opens', async ({ page }) => {
      await page.goto(localePath(path, locale))
      await expect(page.getByLabel(t('cards.label'), { exact: true })).toBeHidden()
      await expect(sheets(page)).toHaveCount(coverageKinds(locale).length)
      const { title, note } = findKind(coverageKinds(locale), 'marketplace')
      await section(page).getByRole('heading', { name: title }).click()
      await expect(page.getByText(note)).toBeVisible()
    })
  })
})
