import { expect } from '@playwright/test'
import { phone } from '@/lib/clinic/facts'
import { localePath, otherLocale, splitLocale } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'
import { metadataFor } from '@/lib/seo/metadata'
import { attribute, type Element, elementsIn, elementsOf, elementText } from '@/scripts/shared/html'
import { words } from './site'
import { inBothLanguages, once, test } from './visit'

/** Resource hints, which open connections before any request. */
const warmups = /<link[^>]*\brel="(?:preconnect|dns-prefetch)"/

inBothLanguages((locale) => {
  // An article has a header, too.
  const isShell = (element: Element) =>
    (element.tagName === 'header' && element.parentNode?.nodeName === 'body') ||
    attribute(element, 'aria-label') === words(locale)('topBar.label')
  let shell: string[] | undefined

  test('a page of each type is in its language before any script runs', async ({ request }) => {
    const isFirst = ({ pageType }: (typeof routes)[number], i: number) =>
      routes.findIndex((route) => route.pageType === pageType) === i
    for (const route of routes.filter(isFirst).filter(({ pageType }) => pageType !== 'demo')) {
      const address = localePath(route.path, locale)
      const answer = await request.get(address)
      if (route.pageType !== 'not-found') expect.soft(answer.status(), address).toBe(200)
      const html = await answer.text()
      expect.soft(html, `${address} opens no connection before any request`).not.toMatch(warmups)
      const elements = elementsOf(html)
      const all = (name: string) => elements.filter(({ tagName }) => tagName === name)
      const links = all('a').filter((link) => attribute(link, 'href')?.startsWith('/'))
      const hrefs = (found: typeof links) => found.map((link) => attribute(link, 'href') ?? '')
      const { title, description } = metadataFor(route, locale)
      expect
        .soft(
          {
            lang: all('html').map((html) => attribute(html, 'lang')),
            title: all('title')
              .filter(({ parentNode }) => parentNode?.nodeName === 'head')
              .map(elementText),
            description: all('meta')
              .filter((meta) => attribute(meta, 'name') === 'description')
              .map((meta) => attribute(meta, 'content')),
          },
          address,
        )
        .toEqual({ lang: [locale], title: [title], description: [description] })
      expect
        .soft(
          [...new Set(hrefs(links.filter((link) => attribute(link, 'hreflang'))))],
          `${address}: the toggle's target`,
        )
        .toEqual([localePath(route.path, otherLocale(locale))])
      const around = hrefs(
        elements
          .filter(isShell)
          .flatMap(elementsIn)
          .filter((element) => element.tagName === 'a' && !attribute(element, 'hreflang')),
      )
      shell ??= around
      expect(around).toContain(phone.tel)
      expect
        .soft(around, `${address} has the same menus in the same order, and the same ways to reach the clinic`)
        .toEqual(shell)
      const landmarks = all('nav').map((nav) => attribute(nav, 'aria-label') ?? attribute(nav, 'aria-labelledby'))
      expect
        .soft(new Set(landmarks).size, `${address}: each navigation has its own name: ${landmarks}`)
        .toBe(landmarks.length)
      const levels = elements.flatMap(({ tagName }) => (/^h[1-6]$/.test(tagName) ? Number(tagName[1]) : []))
      const jumps = levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1)
      expect.soft(jumps, `${address}: no heading level is skipped: ${levels}`).toEqual([])
      const onward = hrefs(links.filter((link) => !attribute(link, 'hreflang')))
      expect(onward.length).toBeGreaterThan(40)
      // Files, such as the list of licenses, are for both languages.
      const pages = onward.filter((href) => !/\.\w+$/.test(href))
      const strays = pages.filter((href) => splitLocale(href.replace(/[?#].*/, '')).locale !== locale)
      expect.soft(strays, `${address}: every link stays in the language`).toEqual([])
    }
  })
}, once)
