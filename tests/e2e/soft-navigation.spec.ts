import { expect, type Page } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { titleOf } from './site'
import { expectLanguage, headingOf, inBothLanguages, isMarked, openAwake, test, toggleOf } from './visit'

/** The paths a page asks for from now on, without pictures, frames and what tests of other things count. */
function requestsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const isAsked = ['fetch', 'stylesheet', 'script', 'document'].includes(request.resourceType())
    if (isAsked && request.frame() === page.mainFrame()) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

const sheetsIn = (page: Page) => page.evaluate(() => document.querySelectorAll('style, link[rel=stylesheet]').length)

inBothLanguages((locale) => {
  test('a change of pages asks for the data of the next page alone, and pointing at a link brings it', async ({
    page,
    isMobile,
  }) => {
    await openAwake(page, locale, '/about')
    const sheets = await sheetsIn(page)
    const paths = requestsOf(page)
    const link = page
      .getByRole('contentinfo')
      .getByRole('link')
      .and(page.locator(`[href="${localePath('/contact', locale)}"]`))
    await link.scrollIntoViewIfNeeded()
    if (!isMobile) {
      await link.hover()
      await expect.poll(() => paths).toContain(`${localePath('/contact', locale)}.txt`)
    }
    await link.click()
    await expect(page).toHaveTitle(titleOf('/contact', locale))
    const data = paths.filter((path) => path.endsWith('.txt'))
    expect(data).toEqual([`${localePath('/contact', locale)}.txt`])
    expect(
      paths.filter((path) => !/\.(txt|js)$/.test(path)),
      'no style sheet, no document',
    ).toEqual([])
    expect(await sheetsIn(page)).toBe(sheets)
    expect(await isMarked(page)).toBe(true)

    await toggleOf(page, locale).click()
    const other = locale === 'en' ? 'es' : 'en'
    await expectLanguage(page, other)
    await expect(headingOf(page)).toBeVisible()
    expect(paths.filter((path) => path.endsWith('.txt'))).toEqual([
      `${localePath('/contact', locale)}.txt`,
      `${localePath('/contact', other)}.txt`,
    ])
    expect(paths.filter((path) => path.endsWith('.css'))).toEqual([])
    expect(await sheetsIn(page)).toBe(sheets)
  })
})
