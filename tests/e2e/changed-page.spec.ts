import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, type Page } from '@playwright/test'
import postcss from 'postcss'
import { plainKey } from '@/lib/loader/contract'
import { sidewaysIn, watch } from './site'
import {
  expectAddress,
  expectHydrated,
  expectLanguage,
  expectNewDocument,
  mark,
  onPhone,
  test,
  toggleOf,
} from './visit'

declare global {
  interface Window {
    /** Run a function on every text that a reader sees. */
    eachText(change: (text: Text) => void): void
  }
}

/** A page with a form of its own, texts with numbers, and links. */
const path = '/new-patient-special'

test.describe.configure({ mode: 'parallel' })

const prepare = (page: Page) =>
  page.addInitScript(() => {
    window.eachText = (change) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts)
        if (text.data.trim() && !text.parentElement?.closest('script, style, noscript, [translate=no]')) change(text)
    }
  })

/** Changes by browsers and extensions that React would report as mismatches. */
const grave: Record<string, () => void> = {
  'Chrome translates it': () => {
    const root = document.documentElement
    root.lang = 'es'
    root.classList.add('translated-ltr')
    window.eachText((text) => {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      for (const font of [outer, inner]) font.style.verticalAlign = 'inherit'
      text.replaceWith(outer)
      outer.append(inner)
      inner.append(`${text.data} (traducido)`)
    })
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="goog-gt-tt" class="VIpgJd-yAWNEb-L7lbkb skiptranslate"></div>',
    )
  },
  'a phone makes links of numbers and dates': () =>
    window.eachText((text) => {
      if (!/\d/.test(text.data) || text.parentElement?.closest('a')) return
      const link = document.createElement('a')
      link.href = 'tel:4795550142'
      link.setAttribute('x-apple-data-detectors', 'true')
      link.setAttribute('x-apple-data-detectors-type', 'telephone')
      text.replaceWith(link)
      link.append(text)
    }),
  'a blocker takes a section out': () => document.querySelector('main section')?.remove(),
}

/** Changes that do no harm. */
const slight: Record<string, () => void> = {
  'Dark Reader darkens it': () => {
    const root = document.documentElement
    root.setAttribute('data-darkreader-mode', 'dynamic')
    root.setAttribute('data-darkreader-scheme', 'dark')
    document.head.insertAdjacentHTML(
      'afterbegin',
      '<meta name="darkreader" content="x"><meta name="color-scheme" content="dark">',
    )
    for (const sheet of document.querySelectorAll('style, link[rel=stylesheet]')) {
      const style = document.createElement('style')
      style.dataset.darkreader = 'sync'
      sheet.after(style)
    }
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      element.setAttribute('data-darkreader-inline-color', '')
      element.style.setProperty('--darkreader-inline-color', '#e8e6e3')
    }
  },
  'a password manager fills fields in': () => {
    for (const field of document.querySelectorAll('input')) field.setAttribute('data-com-onepassword-filled', 'light')
    document.body.append(document.createElement('com-1password-button'))
  },
}

/** Open a page, change it, and return what it shows then. */
async function openChanged(page: Page, change: () => void) {
  await prepare(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  await mark(page)
  await page.evaluate(change)
  // The text that depends neither on the time nor on scripts.
  return () => page.locator('main :is(h1, h2, a)').allInnerTexts()
}

for (const [name, change] of Object.entries(grave))
  test(`a page stays as it is when ${name}, and its toggle and links are plain`, onPhone, async ({ page, baseURL }) => {
    const problems = watch(page, baseURL)
    const textOf = await openChanged(page, change)
    const text = await textOf()
    await page.keyboard.press('Shift')
    await page.evaluate(() => scrollBy({ top: 50, behavior: 'instant' }))
    await expect(page.locator('html')).toHaveAttribute(`data-${plainKey}`)
    expect(await textOf()).toEqual(text)
    await expect(page.locator('script[src]')).toHaveCount(0)
    await toggleOf(page, 'en').click()
    await expectAddress(page, `/es${path}`)
    await expectNewDocument(page)
    await expectLanguage(page, 'es')
    expect(problems).toEqual([])
  })

for (const [name, change] of Object.entries(slight))
  test(`a page hydrates and keeps its text when ${name}`, onPhone, async ({ page, baseURL }) => {
    const problems = watch(page, baseURL)
    const textOf = await openChanged(page, change)
    const text = await textOf()
    await page.keyboard.press('Shift')
    await expectHydrated(page)
    expect(await textOf()).toEqual(text)
    await toggleOf(page, 'en').click()
    await expectLanguage(page, 'es')
    // An extension may add styles; this test may not.
    expect(problems.filter((problem) => !problem.includes('Applying inline style'))).toEqual([])
  })

test('a page that is translated while its scripts load stays translated', onPhone, async ({ page, baseURL }) => {
  const problems = watch(page, baseURL)
  await prepare(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  const change = grave['Chrome translates it'] as () => void
  await page.route('**/chunks/*.js', async (route) => {
    await page.evaluate(`document.querySelector('font') || (${change})()`)
    await route.continue()
  })
  await page.keyboard.press('Shift')
  await expect(page.locator('html')).toHaveAttribute(`data-${plainKey}`)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(traducido)')
  expect(problems).toEqual([])
})

test('a page that was saved is read from the disk as it was', onPhone, async ({ page, baseURL }, info) => {
  await page.goto(path, { waitUntil: 'networkidle' })
  const textOf = () => page.locator('main :is(h1, h2, a)').allInnerTexts()
  const text = await textOf()
  // As browsers save a page: its present state, with absolute addresses.
  const html = await page.evaluate(() => {
    for (const link of document.links) link.setAttribute('href', link.href)
    return document.documentElement.outerHTML
  })
  const file = info.outputPath('saved.html')
  writeFileSync(file, `<!DOCTYPE html>${html}`)
  await page.goto(pathToFileURL(file).href)
  await page.keyboard.press('Shift')
  await expect(page.locator('html')).toHaveAttribute(`data-${plainKey}`)
  expect(await textOf()).toEqual(text)
  await toggleOf(page, 'en').click()
  await expect(page).toHaveURL(`${baseURL}/es${path}`)
})

/** Return a page with only the styles that a browser without cascade layers applies (app/styles/plain.css). */
const withoutLayers = (html: string) =>
  html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/(<style>)(.*?)(<\/style>)/gs, (_, start, css, end) => {
      const root = postcss.parse(css)
      root.walkAtRules('layer', (layer) => void layer.remove())
      root.walkAtRules('supports', (rule) => {
        if (rule.params.includes('accent-color')) rule.replaceWith(rule.nodes ?? [])
      })
      return `${start}${root}${end}`
    })

test(
  'a browser without cascade layers shows a plain page in order, whose taps are plain',
  onPhone,
  async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSPropertyRule'))
    // What such a browser makes of the styles.
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: withoutLayers(await response.text()) })
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    await mark(page)
    expect(await sidewaysIn(page)).toBeLessThanOrEqual(0)
    const sizes = await page.locator('svg').evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().width))
    expect(Math.max(...sizes), 'icons are as small as text').toBeLessThan(40)
    await page.keyboard.press('Shift')
    await expect(page.locator('script[src]')).toHaveCount(0)
    await toggleOf(page, 'en').click()
    await expectNewDocument(page)
    await expectLanguage(page, 'es')
  },
)
