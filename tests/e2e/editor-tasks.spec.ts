import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { seriousViolations } from './accessibility'
import { useEditor } from './editor-server'
import { watch } from './site'
import { once, ownContext } from './visit'

test.use(ownContext)

/** A copy of the website whose content may be changed, with a Git history of its own and a remote to push to. */
const root = mkdtempSync(join(tmpdir(), 'tasks-'))
const [website, server] = [join(root, 'website'), join(root, 'server.git')]

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim()

const editor = useEditor(() => {
  git(root, 'init', '--quiet', '--bare', '--initial-branch=main', server)
  git(root, 'init', '--quiet', '--initial-branch=main', website)
  git(website, 'remote', 'add', 'origin', server)
  cpSync('content', join(website, 'content'), { recursive: true })
  git(website, 'add', 'content')
  git(website, 'commit', '--quiet', '--message', 'First')
  git(website, 'push', '--quiet', 'origin', 'main')
  const own = ['content', '.git', '.editor']
  for (const name of readdirSync('.').filter((entry) => !own.includes(entry)))
    symlinkSync(resolve(name), join(website, name))
  return website
})
test.afterAll(() => rmSync(root, { recursive: true, force: true }))

test('a holiday is entered, described in words and published', once, async ({ page }) => {
  const problems = watch(page, editor.origin)
  await page.goto(`${editor.origin}/tasks`)
  await page.getByRole('link', { name: /^Close for a holiday/ }).click()
  await page.getByRole('button', { name: 'Save this day' }).click()
  const day = page.getByLabel('Day', { exact: true })
  await expect(day).toBeFocused()
  await expect(day).toHaveAccessibleDescription('Fill this in.')

  const year = new Date().getFullYear() + 1
  await day.fill(`${year}-03-03`)
  await page.getByLabel('Name in English').fill('Staff day')
  await page.getByLabel('Name in Spanish').fill('Día del equipo')
  await page.getByRole('button', { name: 'Save this day' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'closed all day (Staff day)' })).toBeVisible()
  expect(readFileSync(join(website, 'content/clinic.yaml'), 'utf8')).toContain(`date: "${year}-03-03"`)

  await page.getByRole('navigation', { name: 'Tasks' }).getByRole('link', { name: 'Publish' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Staff day (Día del equipo)' })).toContainText(
    '/es/contact',
  )
  expect(git(server, 'rev-list', '--count', 'main'), 'nothing is sent before it is asked for').toBe('1')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Sent to “main” at origin/ })).toBeVisible()
  expect(git(server, 'log', '-1', '--format=%s', 'main')).toContain('the clinic is closed: Staff day')
  expect(problems, 'nothing leaves this computer').toEqual([])
})

test(
  'a photo that cannot be used is told when it is chosen, and another takes the word back',
  once,
  async ({ page }) => {
    await page.goto(`${editor.origin}/tasks#post`)
    const choose = page.getByLabel('Take or choose a photo')
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0')
    await choose.setInputFiles({ name: 'walk.jpg', mimeType: 'image/jpeg', buffer: heic })
    await expect(page.getByRole('alert').filter({ hasText: 'is HEIC' })).toBeVisible()
    await expect(choose).toHaveAccessibleDescription(/is HEIC, which browsers do not show/)
    await choose.setInputFiles([])
    await expect(choose).toHaveAccessibleDescription('')
  },
)

test('a post is shown while it is written, and what is typed is not lost', once, async ({ page }) => {
  await page.goto(`${editor.origin}/tasks#post`)
  await page.locator('[name="en.title"]').fill('Lifting groceries')
  await page.locator('[name="es.title"]').fill('Cargar el mandado')
  const shown = page.frameLocator('iframe[title="The page as it would be published"]')
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Cargar el mandado')
  await page.getByRole('button', { name: 'Save the post' }).click()
  await expect(page.locator('[name="en.description"]')).toBeFocused()
  await page.reload()
  await expect(page.locator('[name="en.title"]')).toHaveValue('Lifting groceries')
  expect(await seriousViolations(page)).toEqual([])
})
