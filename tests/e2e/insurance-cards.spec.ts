import { expect, type Page } from '@playwright/test'
import { localePath, otherLocale } from '@/lib/i18n/locales'
import { type Coverage, coverageKinds } from '@/lib/insurance/coverage'
import { seriousViolations } from './accessibility'
import { shell } from './shell'
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

/** Return the ids of the printed text parts of the page. */
const printed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > *, body > footer, #cards details')]
      .filter((part) => part.checkVisibility())
      .map((part) => part.id || part.lastElementChild?.id),
  )

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
    // first links may be fetched meanwhile.
    const sent: string[] = []
    page.on('request', (request) => {
      const isPage = /^[/\w-]+\.(txt|js)$/.test(request.url().slice(baseURL?.length))
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

  test('the sheet of a card prints alone, on one page', { ...once }, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {}
    })
    await page.goto(address)
    await field(page).focus()
    await page.keyboard.type('arkids b')
    await page.getByRole('option', { name: /^ARKids First-B/ }).click()
    await page.getByRole('button', { name: t('cards.print') }).click()
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => printed(page)).toEqual(['cards', 'coverage-medicaid'])
    await expect(page.locator('#card-arkids-b')).toBeVisible()
    await expect(page.locator('#card-arkids-a')).toBeHidden()
    const { say, questions } = findKind(kinds, 'medicaid')
    for (const { own, other } of [say, ...questions]) {
      await expect(section(page).getByText(own, { exact: true }).locator('visible=true')).toHaveCount(1)
      await expect(
        section(page)
          .locator(`[lang="${otherLocale(locale)}"]:visible`)
          .getByText(other, { exact: true }),
      ).toHaveCount(1)
    }
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)

    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect.poll(() => printed(page)).toContain('ask-sheet')
  })
})

test.describe('without script', once, () => {
  test.use(withoutScript)
  inSpanish((locale) => {
    const t = words(locale)
    test('the list has every answer, opens, and prints one sheet alone', async ({ page }) => {
      await page.goto(localePath(path, locale))
      await expect(page.getByLabel(t('cards.label'), { exact: true })).toBeHidden()
      await expect(sheets(page)).toHaveCount(coverageKinds(locale).length)
      const { title, id, note } = findKind(coverageKinds(locale), 'marketplace')
      await section(page).getByRole('heading', { name: title }).click()
      await expect(page.getByText(note)).toBeVisible()
      await section(page)
        .locator(`#${id}`)
        .getByRole('link', { name: t('financial.printAlone') })
        .click()
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator(`#${id}`)).toBeVisible()
      await expect(sheets(page)).toHaveCount(1)
      for (const part of ['h1', '#check', '#ask-sheet']) await expect(page.locator(part), part).toBeHidden()
      await expect(shell.footer(page)).toBeHidden()
    })
  })
})
