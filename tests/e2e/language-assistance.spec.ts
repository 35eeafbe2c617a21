import { expect } from '@playwright/test'
import { phone } from '@/lib/clinic/facts'
import { languageNotices } from '@/lib/clinic/language-notices'
import { localePath, locales } from '@/lib/i18n/locales'
import { words } from './site'
import { alternating, hydrate, inSpanish, onPhone, sharedPage, test } from './visit'

inSpanish((locale) => {
  const t = words(locale)

  test.describe('the notice', alternating(locale), () => {
    const open = sharedPage()

    test('the notice is in all languages, each in its own direction, with the number to call', async () => {
      const page = await open(localePath('/language-assistance', locale))
      for (const { code, name, direction } of languageNotices) {
        const notice = page.locator(`section[id="${code}"]`)
        await expect(notice).toHaveAttribute('lang', code)
        await expect(notice).toHaveCSS('direction', direction)
        await expect(notice.getByRole('heading')).toContainText(name)
        await expect(notice.getByRole('link', { name: phone.display })).toHaveAttribute('href', phone.tel)
      }
    })

    test('words in scripts that our fonts lack use the device’s fonts', async () => {
      const page = await open(localePath('/language-assistance', locale))
      for (const { code } of languageNotices) {
        const fonts = await page
          .locator(`section[id="${code}"] :is(p, h2)`)
          .evaluateAll((found) => found.map((element) => getComputedStyle(element).fontFamily))
        for (const font of fonts) expect(/^system-ui/.test(font), code).toBe(!locales.some((own) => own === code))
      }
    })
  })

  test.describe('on a phone', onPhone, () => {
    test('the footer of every page names the languages and links to the notice', async ({ page }) => {
      await page.goto(localePath('/faq', locale))
      const links = page
        .getByRole('contentinfo')
        .getByRole('navigation', { name: t('languages.title') })
        .getByRole('link')
      await expect(links).toHaveText(languageNotices.map(({ name }) => name))
      await hydrate(page)
      const last = languageNotices.at(-1)
      await links.last().tap()
      await expect(page).toHaveURL(new RegExp(`${localePath('/language-assistance', locale)}#${last?.code}$`))
      await expect(page.locator(`section[id="${last?.code}"]`)).toBeInViewport()
    })
  })
})
