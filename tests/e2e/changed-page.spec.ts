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

/** A page with a provider's form, texts with numbers, and links. */
const path = '/contact'

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

/** What proxies make of a page that React would report as a mismatch. */
const graveOnTheWay: Record<string, (html: string) => string> = {
  'phone numbers are swapped': (html) => html.replace(/\d{4}(?=<)/g, '9999'),
}

/** What proxies change without harm. */
const slightOnTheWay: ((html: string) => string)[] = [
  // Toolbars, statistics.
  (html) => html.replace('<html', '<html data-toolbar').replace('<body', '<body data-toolbar'),
  (html) =>
    html
      .replace('<head>', '$&<script src="/proxy.js"></script><style>i{}</style>')
      .replace('</body>', '\n<div></div>$&\n<!-- cached -->'),
  // Cloudflare's Rocket Loader.
  (html) =>
    html
      .replace('<script>', '<script type="rocket-text/javascript">')
      .replace('</body>', '<script src="/rocket.js"></script>$&'),
]

/** What Rocket Loader does with a script that it has deferred. */
const rocketLoader = `for (const script of document.querySelectorAll('[type^=rocket]')) {
  const copy = document.createElement('script')
  copy.text = script.text
  script.replaceWith(copy)
}`

/** Changes by browsers and extensions that React would report as mismatches. */
const graveInBrowser: Record<string, () => void> = {
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
}

/** What browsers and extensions change without harm: a blocker, Grammarly, Dark Reader, a password manager. */
const slightInBrowser: (() => void)[] = [
  () => {
    document.body.setAttribute('data-new-gr-c-s-check-loaded', '14.1115.0')
    document.body.setAttribute('data-gr-ext-installed', '')
    document.documentElement.append(document.createElement('grammarly-desktop-integration'))
  },
  () => {
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
]

/** Open a page that a proxy rewrites, change it, and type a name into its form. @returns what to compare, and the field */
async function openChanged(page: Page, rewrite: (html: string) => string, changes: (() => void)[]) {
  await prepare(page)
  await page.route('**/rocket.js', (route) => route.fulfill({ contentType: 'text/javascript', body: rocketLoader }))
  await page.route('**/proxy.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: rewrite(html) })
  })
  await page.goto(path)
  await mark(page)
  for (const change of changes) await page.evaluate(change)
  // The text that depends neither on the time nor on scripts.
  const textOf = () => page.locator('main :is(h1, h2, a)').allInnerTexts()
  const text = await textOf()
  const field = page.frameLocator('[data-frame] > iframe').getByRole('textbox').first()
  await field.fill('Ana')
  await page.evaluate(() => scrollBy({ top: 50, behavior: 'instant' }))
  return async () => {
    expect(await textOf()).toEqual(text)
    await expect(field).toHaveValue('Ana')
  }
}

const same = (html: string) => html
const grave = [
  ...Object.entries(graveOnTheWay).map(([name, rewrite]) => ({ name, rewrite, changes: [] })),
  ...Object.entries(graveInBrowser).map(([name, change]) => ({ name, rewrite: same, changes: [change] })),
]

for (const { name, rewrite, changes } of grave)
  test(`a page stays as it is when ${name}, and its toggle and links are plain`, onPhone, async ({ page, baseURL }) => {
    const problems = watch(page, baseURL)
    const expectUnchanged = await openChanged(page, rewrite, changes)
    await expect(page.locator('html')).toHaveAttribute(`data-${plainKey}`)
    await expectUnchanged()
    await expect(page.locator('script[src]')).toHaveCount(0)
    await toggleOf(page, 'en').click()
    await expectAddress(page, `/es${path}`)
    await expectNewDocument(page)
    await expectLanguage(page, 'es')
    expect(problems).toEqual([])
  })

const slight = [
  {
    who: 'proxies',
    rewrite: (html: string) => slightOnTheWay.reduce((text, change) => change(text), html),
    changes: [],
  },
  { who: 'browsers and extensions', rewrite: same, changes: slightInBrowser },
]

for (const { who, rewrite, changes } of slight)
  test(`a page hydrates and keeps its text when ${who} change no content`, onPhone, async ({ page, baseURL }) => {
    const problems = watch(page, baseURL)
    const expectUnchanged = await openChanged(page, rewrite, changes)
    await expectHydrated(page)
    await expectUnchanged()
    // They may add styles; the policy of the page forbids it.
    expect(problems.filter((problem) => !problem.includes('Applying inline style'))).toEqual([])
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
