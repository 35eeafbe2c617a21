import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test'
import type { Locale } from '@/lib/i18n/locales'
import { answerPicker, changes, contentFiles, fillFolder, readFolder } from './editor-folder'
import { field as input, openEntry } from './editor-page'
import { useEditor } from './editor-server'
import { watch } from './site'
import { once, ownContext } from './visit'

test.use(ownContext)

const files = contentFiles()

const editor = useEditor()

async function open(page: Page, entry: string): Promise<FrameLocator> {
  await answerPicker(page)
  await page.goto(`${editor.origin}/admin`)
  await fillFolder(page, files)
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await expect(page.getByText('Blog posts').first()).toBeVisible()
  await openEntry(page, entry)
  return page.frameLocator('iframe[title="The page as it would be published"]')
}

const field = (page: Page, path: string, locale: Locale = 'en'): Locator =>
  page.locator(`[data-mode="edit"][data-locale="${locale}"] [data-key-path="${path}"]`)

test('the page follows what is typed, in both languages, before anything is saved', once, async ({ page }) => {
  const problems = watch(page, editor.origin)
  const shownPage = await open(page, '/collections/post/entries/chronic-stress')
  await expect(shownPage.getByRole('heading', { level: 1 })).toHaveText(/^Chronic stress/)

  for (const night of [1, 2]) {
    await input(page, 'title').fill(`Stress, night ${night}`)
    await expect(shownPage.getByRole('heading', { level: 1 })).toHaveText(`Stress, night ${night}`)
  }
  await expect(shownPage.locator('[data-edited]')).toHaveText('Stress, night 2')

  // The language follows the edited pane, the position the edited line.
  await field(page, 'title', 'es').hover()
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(input(page, 'body', 'es')).toBeAttached({ timeout: 300 })
  }).toPass()
  const text = await input(page, 'body', 'es').inputValue()
  await input(page, 'body', 'es').fill(`${text}\n\nLa última línea, **recién** escrita.`)
  await input(page, 'body', 'es').press('ControlOrMeta+End')
  await expect(shownPage.locator('html')).toHaveAttribute('lang', 'es')
  await expect(shownPage.locator('[data-edited]')).toHaveText('La última línea, recién escrita.')
  await expect(shownPage.locator('[data-edited]')).toBeInViewport()

  // At this width, it is scaled down to the available room.
  await page.getByRole('button', { name: 'Desktop' }).click()
  await expect(shownPage.locator('[data-edited]')).toBeInViewport()
  expect(await shownPage.locator('html').evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(1200)
  expect(changes(files, await readFolder(page)), 'nothing was written').toEqual({})
  expect(problems, 'nothing leaves this computer').toEqual([])
})

test('a problem is shown beside the field that causes it, and the page stays as it was', once, async ({ page }) => {
  const shownPage = await open(page, '/collections/post/entries/chronic-stress')
  await expect(field(page, 'pageCheck')).toContainText('Nothing to correct.')
  await input(page, 'title').fill('')
  await expect(field(page, 'title')).toContainText('Is missing.')
  await expect(shownPage.getByRole('heading', { level: 1 })).toHaveText(/^Chronic stress/)
  await input(page, 'description', 'es').fill('Recién escrito, <b>con HTML</b>.')
  await expect(field(page, 'description', 'es')).toContainText('Contains HTML (<b>): write Markdown.')
  await expect(field(page, 'description')).not.toContainText('Contains HTML')

  // Several pages share one search phrase: only the check of all files finds that.
  await field(page, 'title').hover()
  await expect(async () => {
    await page.mouse.wheel(0, 300)
    await expect(input(page, 'seo.focus')).toBeAttached({ timeout: 300 })
  }).toPass()
  await input(page, 'seo.focus').fill('arthritis and joint pain')
  await expect(field(page, 'seo.focus')).toContainText('same as in content/posts/arthritis-joint-pain.en.md')
  const link = field(page, 'pageCheck').getByRole('button', { name: 'title' })
  await link.click()
  await expect(input(page, 'title')).toBeFocused()
  await input(page, 'title').fill('Chronic stress')
  await input(page, 'description', 'es').fill('Recién escrito.')
  await expect(field(page, 'title')).not.toContainText('Is missing.')
  expect(changes(files, await readFolder(page)), 'nothing was written').toEqual({})
})
