import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { parse } from 'yaml'
import { answerPicker, changes, checkFolder, contentFiles, type Files, fillFolder, readFolder } from './editor-folder'
import { field, message, openEntry, openHours, save } from './editor-page'
import { watch } from './site'
import { once, ownContext } from './visit'

test.use(ownContext)

const post = '/collections/post/entries/chronic-stress'
const [english, spanish] = ['content/posts/chronic-stress.en.md', 'content/posts/chronic-stress.es.md']
const files = contentFiles()

// The tests share an editor.
test.describe.configure({ mode: 'default' })

/** Return a free port. */
const findPort = () =>
  new Promise<string>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(String(port)))
    })
  })

let editor: ChildProcess
let origin = ''
test.beforeAll(async () => {
  const port = await findPort()
  origin = `http://127.0.0.1:${port}`
  editor = spawn(process.execPath, ['--import', 'tsx', 'tools/editor/index.ts', port], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    editor.stdout?.on('data', (text) => String(text).includes(`:${port}/admin`) && resolve())
    editor.on('exit', (code) => reject(new Error(`the editor ended with ${code}`)))
  })
})
test.afterAll(() => {
  editor.kill()
})

/** Open the editor on a folder with the content of the site. */
async function openFolder(page: Page): Promise<void> {
  await answerPicker(page)
  await page.goto(`${origin}/admin`)
  await fillFolder(page, files)
  const start = page.getByRole('button', { name: 'Work with Local Repository' })
  const hint = await start.locator('..').evaluate((buttons) => getComputedStyle(buttons, '::after').content)
  expect(hint).toContain('choose the folder that holds “content”')
  await start.click()
  await expect(page.getByText('Blog posts').first()).toBeVisible()
}

/** Scroll to a field: the editor renders fields lazily. */
async function reach(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.locator(`[data-locale="en"] [data-key-path="${path.split('.')[0]}"]`).hover()
    await page.mouse.wheel(0, 300)
    await expect(field(page, path)).toBeAttached({ timeout: 1000 })
  }).toPass()
}

/** Return the files once something has been written. */
async function saved(page: Page, before: Files): Promise<Files> {
  // The message disappears by itself, so wait for it first.
  await expect(page.getByText('Entry saved')).toBeVisible()
  await expect.poll(async () => Object.keys(changes(before, await readFolder(page)))).not.toEqual([])
  return readFolder(page)
}

test(
  'a post is edited in both languages at once, the facts of the clinic keep their comments, a list grows, and the check accepts it',
  once,
  async ({ page }) => {
    const problems = watch(page, origin)
    await openFolder(page)
    await openEntry(page, post)
    await field(page, 'description').fill('How stress settles into a back: what to try tonight.')
    await field(page, 'description', 'es').fill('Cómo el estrés se queda en la espalda: qué probar esta noche.')
    await save(page)
    const after = await saved(page, files)

    const line = (file = '') => `-${files[file]?.split('\n').find((text) => text.startsWith('description:'))}`
    // The translation record changes, too, as both languages were written together.
    const withoutRecord = (lines: string[] = []) => lines.filter((text) => !/^[-+] {2}[\da-f ]+$/.test(text))
    const { [english]: inEnglish, [spanish]: inSpanish, ...others } = changes(files, after)
    expect(others).toEqual({})
    expect(inEnglish).toEqual([line(english), '+description: "How stress settles into a back: what to try tonight."'])
    expect(withoutRecord(inSpanish)).toEqual([
      line(spanish),
      '+description: "Cómo el estrés se queda en la espalda: qué probar esta noche."',
    ])

    const friday = await openHours(page)
    await friday.fill('09:00-12:30')
    await save(page)
    const facts = async () => changes(after, await readFolder(page))
    await expect
      .poll(facts)
      .toEqual({ 'content/clinic.yaml': ['-  friday: ["09:00-13:00"]', '+  friday: ["09:00-12:30"]'] })

    // A list with items gets one more.
    await openHours(page)
    const last = `holidays.${parse(files['content/clinic.yaml'] ?? '').holidays.length}`
    const holidays = page.locator('[data-key-path="holidays"]')
    await holidays.scrollIntoViewIfNeeded()
    await holidays.getByRole('button', { name: /^Add/ }).last().click()
    await field(page, `${last}.date`, '_default').fill('2027-12-31')
    await field(page, `${last}.name.en`, '_default').fill('Staff day')
    await field(page, `${last}.name.es`, '_default').fill('Día del equipo')
    const before = await readFolder(page)
    await save(page)
    const fresh = ['+  - date: "2027-12-31"', '+    name:', '+      en: "Staff day"', '+      es: "Día del equipo"']
    const added = async () => changes(before, await readFolder(page))
    await expect.poll(added).toEqual({ 'content/clinic.yaml': [...fresh, '+    hours: []'] })

    expect(checkFolder(await readFolder(page))).toContain('no problems')
    expect(problems, 'nothing leaves this computer').toEqual([])
  },
)

test('a rejected edit says why and loses nothing', once, async ({ page }) => {
  await openFolder(page)
  await openEntry(page, post)
  await reach(page, 'seo.description')
  await field(page, 'seo.description').fill('Too short.')
  await field(page, 'title', 'es').fill('')
  await field(page, 'description', 'es').fill('Recién escrito, <b>con HTML</b>.')
  await save(page)
  await expect(message(page, 'seo.description')).toContainText('120')
  await expect(message(page, 'title', 'es')).toContainText('required')
  await expect(field(page, 'seo.description')).toHaveValue('Too short.')

  // Next, an error that only the content check finds.
  await field(page, 'seo.description').fill(
    'When the alarm never switches off, the body shows it. These are common signs of stress, small habits, and where to find help.',
  )
  await field(page, 'title', 'es').fill('El estrés')
  await save(page)
  const refusal = page.getByRole('alertdialog')
  await expect(refusal).toContainText('Spanish, description: contains HTML (<b>): write Markdown')
  await refusal.getByRole('button').first().click()
  await expect(field(page, 'description', 'es')).toHaveValue('Recién escrito, <b>con HTML</b>.')
  await expect(field(page, 'title', 'es')).toHaveValue('El estrés')
  expect(changes(files, await readFolder(page)), 'nothing was written').toEqual({})
})

test('a browser that cannot open folders says which one can', once, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'showDirectoryPicker')
  })
  await page.goto(`${origin}/admin`)
  await expect(page.getByRole('heading', { name: 'Please open this page in Chrome or Edge' })).toBeVisible()
})

test('the page asks search engines to leave it out', once, async ({ page }) => {
  await page.goto(`${origin}/admin`)
  await expect(page).toHaveTitle('Words of the website')
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex, nofollow')
})

test('a photo is added, its focus set by a click, its words required', once, async ({ page }) => {
  await openFolder(page)
  await openEntry(page, '/collections/_singletons/entries/photos')
  const photos = page.locator('[data-key-path="photos"]')
  await photos
    .getByRole('button', { name: /Add.*Photos/ })
    .first()
    .click()
  const put = async (width: number) => {
    const buffer = await sharp({ create: { width, height: 900, channels: 3, background: '#789' } })
      .jpeg()
      .toBuffer()
    const input = page.locator('[data-key-path="photos.0.file"] input[type="file"]').first()
    await input.setInputFiles({ name: `door-${width}.jpg`, mimeType: 'image/jpeg', buffer })
  }
  await put(1600)
  const picture = page.getByRole('button', { name: 'Click the point that must stay visible' })
  await expect(picture.locator('img')).toHaveJSProperty('naturalWidth', 1600)
  const box = await picture.boundingBox()
  await picture.click({ position: { x: (box?.width ?? 0) / 4, y: (box?.height ?? 0) / 2 } })
  await expect(field(page, 'photos.0.focus', '_default')).toHaveValue('25 50')
  await field(page, 'photos.0.name', '_default').fill('front-door')
  await field(page, 'photos.0.alt.en', '_default').fill('The front door.')
  await page.locator('[data-key-path="photos.0.people"]').getByText('Nobody').click()
  await save(page)
  await expect(message(page, 'photos.0.alt.es', '_default')).toContainText('required')
  await field(page, 'photos.0.alt.es', '_default').fill('La puerta de entrada.')

  await put(800)
  await save(page)
  const refusal = page.getByRole('alertdialog')
  await expect(refusal).toContainText('This was not saved. door-800.jpg is 800 × 900 pixels, too small to be sharp')
  await refusal.getByRole('button').first().click()
  expect(changes(files, await readFolder(page)), 'nothing was written').toEqual({})

  await put(1500)
  await save(page)
  const after = await saved(page, files)
  expect(Object.keys(changes(files, after)).sort()).toEqual(['content/photos.yaml', 'content/photos/door-1500.jpg'])
  expect(after['content/photos.yaml']).toContain('- file: "/photos/door-1500.jpg"\n    focus: "25 50"\n')
})
