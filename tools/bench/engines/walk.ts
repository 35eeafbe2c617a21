import { setTimeout as pause } from 'node:timers/promises'
import { pageOf } from '../../../lib/content'
import { type Locale, localePath, otherLocale } from '../../../lib/i18n/locales'
import { translator } from '../../../lib/i18n/translator'
import { pageDataKey } from '../../../lib/loader/contract'
import type { Tab } from './tab'

/** The timeout of each step in milliseconds: a busy machine is slow. */
const patience = 60_000

const toggle = 'document.querySelector("body > header a[data-replay=swap]")'
const heading = 'document.querySelector("h1")?.textContent.trim()'

/** Return JavaScript that finds the first visible element with exactly this text. */
const named = (selector: string, name: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.getClientRects().length > 0 && one.textContent.trim() === ${JSON.stringify(name)})`

/** Return the actions that a visitor repeats, in one tab and language. */
function visitorIn(tab: Tab, origin: string, locale: Locale) {
  const other = otherLocale(locale)

  async function until(expression: string, what: string): Promise<void> {
    for (const end = Date.now() + patience; Date.now() < end; await pause(50))
      if (await tab.read<boolean>(`Boolean(${expression})`).catch(() => false)) return
    throw new Error(`${what}: ${expression}`)
  }

  /** Open a page, and record its errors from then on. */
  async function open(path: string): Promise<void> {
    // The remembered language would redirect.
    await tab.open(origin + localePath('/not-found', locale))
    await tab.read('localStorage.clear()')
    await tab.open(origin + localePath(path, locale))
    await until(`location.pathname === ${JSON.stringify(localePath(path, locale))}`, 'the page opens')
    await tab.read(
      'window.faults = [], addEventListener("error", ({ message }) => faults.push(message)), addEventListener("securitypolicyviolation", ({ violatedDirective }) => faults.push(violatedDirective))',
    )
  }

  async function wake() {
    await tab.read('window.dispatchEvent(new Event("scroll"))')
    await until(`document.${pageDataKey} === 0`, 'the page hydrates')
  }

  async function switchLanguage() {
    await tab.read('window.isSame = true')
    const before = await tab.read<string>(heading)
    await tab.click(toggle)
    await until(
      `document.documentElement.lang === "${other}" && ${heading} !== ${JSON.stringify(before)}`,
      'the other language',
    )
    await until('window.isSame', 'no page was loaded')
  }

  async function expectNoFault() {
    const faults = await tab.read<string[]>('window.faults ?? []')
    const sideways = await tab.read<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    )
    if (faults.length > 0) throw new Error(`errors: ${faults.join(', ')}`)
    if (sideways > 0) throw new Error(`the page is ${sideways} px too wide`)
  }

  /** Type the name of a page into the search field, and wait until it is the first result. */
  async function find(results: string) {
    const { title } = pageOf('symptom', locale, 'back-pain')
    await tab.type(title)
    await until(
      `document.querySelector(${JSON.stringify(results)})?.textContent.includes(${JSON.stringify(title)})`,
      'it is found',
    )
  }

  return { until, open, wake, switchLanguage, expectNoFault, find }
}

type Ways = Record<string, () => Promise<void>>
type Visit = { tab: Tab; locale: Locale; visitor: ReturnType<typeof visitorIn> }

/** List the paths through the header: toggle and menus. */
function waysOfHeader({ tab, visitor: { open, wake, until, switchLanguage } }: Visit, isPhone: boolean): Ways {
  return {
    'the toggle before hydration': async () => {
      await open('/about')
      await switchLanguage()
    },
    'the toggle after hydration': async () => {
      await open('/about')
      await wake()
      await switchLanguage()
    },
    'a menu': async () => {
      await open('/about')
      if (isPhone) {
        await tab.click('document.querySelector("body > header details > summary")')
        await until(
          'document.querySelector("body > header details[open] > nav a").getClientRects().length',
          'the menu opens',
        )
        return
      }
      await wake()
      const button = 'document.querySelector("body > header [data-menu] > button")'
      await tab.click(button)
      await until(`${button}.getAttribute("aria-expanded") === "true"`, 'the menu opens')
    },
  }
}

/** List the paths to search: on its own page and in the dialog. */
function waysOfSearch({ tab, locale, visitor: { open, wake, until, find } }: Visit): Ways {
  const searchPath = localePath('/search', locale)
  const magnifier = `[...document.querySelectorAll("body > header a")].find(({ pathname }) => pathname === "${searchPath}")`
  const searchField = 'document.activeElement?.closest("form[role=search] input")'
  return {
    'the search before hydration': async () => {
      await open('/about')
      await tab.click(magnifier)
      await until(`location.pathname === "${searchPath}" && ${searchField}`, 'the page of the search opens')
      await find('main ol[aria-label] a')
    },
    'the search after hydration': async () => {
      await open('/about')
      await wake()
      await tab.click(magnifier)
      await until(`${searchField}?.getAttribute("role") === "combobox"`, 'the dialog opens')
      await find('[role=option]')
    },
  }
}

/** List the paths through questions and answers on pages. */
function waysOfPages({ tab, locale, visitor: { open, until } }: Visit): Ways {
  const t = translator(locale)
  return {
    'an answer of the questions': async () => {
      await open('/faq')
      const answer = 'document.querySelectorAll("main details:not(:has(nav))")[1]'
      const wasOpen = await tab.read<boolean>(`${answer}.open`)
      await tab.click(`${answer}.querySelector("summary")`)
      await until(`${answer}.open !== ${wasOpen}`, 'it opens')
    },
    'a form that lacks something': async () => {
      await open('/demo/contact')
      await tab.click(named('button', t('forms.send')))
      await until('document.activeElement.matches("[aria-invalid=true]")', 'the field is named')
    },
    'the body map': async () => {
      await open('/where-does-it-hurt')
      await tab.click('document.querySelector("main ul a[href*=where-does-it-hurt]")')
      await until('location.pathname.split("/").at(-2) === "where-does-it-hurt"', 'the part of the body opens')
    },
    'the booking demo': async () => {
      await open('/demo/booking')
      await tab.click(named('button', t('booking.see')))
      await until('document.querySelectorAll("[role=radio]").length > 2', 'the times come')
    },
  }
}

/**
 * Return the main paths through the site, in one tab, language and window width. Each fails with what it waited for.
 */
export function waysThrough(tab: Tab, origin: string, locale: Locale, isPhone: boolean) {
  const visitor = visitorIn(tab, origin, locale)
  const visit = { tab, locale, visitor }
  const ways = { ...waysOfHeader(visit, isPhone), ...waysOfPages(visit), ...waysOfSearch(visit) }
  return Object.entries(ways).map(([name, walk]) => ({
    name,
    run: async () => {
      await walk()
      await visitor.expectNoFault()
    },
  }))
}
