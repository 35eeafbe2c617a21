import { expect } from '@playwright/test'
import { localePath, otherLocale, splitLocale } from '@/lib/locales'
import { pageNames } from '@/lib/pages'
import { routes } from '@/lib/routes'
import { inBothLanguages, once, test } from './visit'

inBothLanguages((locale) => {
  test('every file is in its language before any script runs', async ({ page, request }) => {
    for (const route of routes.filter(({ kind }) => kind !== 'demo')) {
      const address = localePath(route.path, locale)
      const html = await (await request.get(address)).text()
      const { lang, title, descriptions, toggles, links } = await page.evaluate((source) => {
        const parsed = new DOMParser().parseFromString(source, 'text/html')
        const links = [...parsed.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
        const descriptions = [...parsed.querySelectorAll<HTMLMetaElement>('meta[name=description]')]
        const href = (link: Element) => link.getAttribute('href') ?? ''
        return {
          lang: parsed.documentElement.lang,
          title: parsed.title,
          descriptions: descriptions.map((meta) => meta.content),
          toggles: [...new Set(links.filter(({ hreflang }) => hreflang).map(href))],
          links: links.filter(({ hreflang }) => !hreflang).map(href),
        }
      }, html)
      const { seo } = pageNames(route, locale)
      expect.soft({ lang, title, descriptions }, address).toEqual({
        lang: locale,
        title: seo.title,
        descriptions: [seo.description],
      })
      expect
        .soft(toggles, `${address}: the toggle leads to its twin`)
        .toEqual([localePath(route.path, otherLocale(locale))])
      expect(links.length).toBeGreaterThan(40)
      // Files, such as the contact card, are for both languages.
      const pages = links.filter((href) => !/\.\w+$/.test(href))
      const strays = pages.filter((href) => splitLocale(href.replace(/[?#].*/, '')).locale !== locale)
      expect.soft(strays, `${address}: every link stays in the language`).toEqual([])
    }
  })
}, once)
