import { expect, type Page } from '@playwright/test'
import { pageOf, pagesOf } from '@/lib/content'
import { headingsOf } from '@/lib/content/markdown'
import { missingNames, missingSelectors } from '@/scripts/shared/browser-gaps'
import { shell } from './shell'
import { watch, words } from './site'
import { expectLanguage, focused, headingOf, openHydrated, test, toggleOf } from './visit'

/** Make a browser as old as the oldest that the site supports: delete what those lack, and throw at their unknown selectors. */
const age = (page: Page) =>
  page.addInitScript(
    ({ names, selectors }) => {
      const things = window as unknown as Record<string, { prototype?: object } | undefined>
      for (const name of names) {
        const [owner = '', member] = name.split('.')
        if (!member) Reflect.deleteProperty(window, owner)
        else if (owner === 'Window') Reflect.deleteProperty(window, member)
        // `Response.json` is new, `json` of a response is not.
        else
          for (const holder of [things[owner], member.endsWith('_static') ? undefined : things[owner]?.prototype])
            if (holder) Reflect.deleteProperty(holder, member.replace('_static', ''))
      }
      const unknown = new RegExp(`:(${selectors.join('|')})\\b(?!-)`)
      for (const { prototype } of [Element, Document, DocumentFragment])
        for (const method of ['querySelector', 'querySelectorAll', 'closest', 'matches'] as const) {
          const ask = Reflect.get(prototype, method) as ((selector: string) => unknown) | undefined
          if (ask)
            Reflect.set(prototype, method, function (this: Element, selector: string) {
              if (unknown.test(selector)) throw new SyntaxError(`${selector} is not a valid selector`)
              return ask.call(this, selector)
            })
        }
    },
    { names: missingNames(), selectors: missingSelectors() },
  )

let problems: string[]
test.beforeEach(async ({ page, baseURL }) => {
  await age(page)
  problems = watch(page, baseURL)
})
test.afterEach(() => expect(problems).toEqual([]))

const t = words('en')

test('the menus open by keyboard', async ({ page }) => {
  await openHydrated(page, 'en', '/about')
  await page.getByRole('button', { name: t('nav.services') }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(focused(page)).toHaveRole('link')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: t('nav.services') })).toBeFocused()
})

test('Tab stays in the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, 'en', '/about')
  await shell.menuButton(page).click()
  await shell.panel(page).getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(shell.menuButton(page)).toBeFocused()
})

test('the toggle leads to the other language', async ({ page }) => {
  await openHydrated(page, 'en', '/about')
  await toggleOf(page, 'en').click()
  await expectLanguage(page, 'es')
  await expect(headingOf(page)).toHaveText(pageOf('about', 'es').heading)
})

test('the search finds a page', async ({ page }) => {
  const { title } = pageOf('symptom', 'en', 'back-pain')
  await openHydrated(page, 'en', '/about')
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('search.open'), exact: true })
    .click()
  await page.getByRole('combobox').pressSequentially(title)
  await expect(page.getByRole('option').first()).toContainText(title)
})

test('an article marks the part being read', async ({ page }) => {
  const contents = page.getByRole('navigation', { name: t('site.contents') })
  const isLong = ({ content }: { content: string }) => headingsOf(content).length > 3
  const post = pagesOf('post', 'en').find(isLong)
  await openHydrated(page, 'en', `/blog/${post?.slug}`)
  await contents.getByRole('link').nth(1).click()
  await expect(contents.locator('[aria-current=location]')).toHaveCount(1)
})

test('the page of a body part hydrates', async ({ page }) => {
  await openHydrated(page, 'en', '/where-does-it-hurt/lower-back')
  await expect(headingOf(page)).toHaveText(pageOf('body-part', 'en', 'lower-back').heading)
})
