import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { contentFiles } from './editor-folder'
import { field, openEntry, openHours, save } from './editor-page'
import { accessToken, branch, startGitea, versions } from './gitea'
import { watch } from './site'
import { once, onPhone, ownContext } from './visit'

test.use(ownContext)

const post = '/collections/post/entries/chronic-stress'
const english = 'content/posts/chronic-stress.en.md'
const files = contentFiles()

// The tests share a repository and its editor.
test.describe.configure({ mode: 'default' })

let gitea: Awaited<ReturnType<typeof startGitea>>
let editor: ChildProcess
let address = ''
let folder = ''
test.beforeAll(async ({ browserName: _ }, { project }) => {
  folder = mkdtempSync(join(tmpdir(), 'editor-'))
  gitea = await startGitea(files, project.name === 'phone' ? versions.forgejo : versions.gitea)
  const repository = { host: 'gitea', name: 'clinic/website', url: gitea.url, branch, review: false }
  editor = spawn(process.execPath, ['--import', 'tsx', 'tests/serve-editor.ts', folder, JSON.stringify(repository)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  address = await new Promise<string>((resolve, reject) => {
    editor.stdout?.on('data', (text) => resolve(`${String(text).trim()}/admin`))
    editor.on('exit', (code) => reject(new Error(`the editor ended with ${code}`)))
  })
})
test.afterAll(() => {
  editor.kill()
  gitea.stop()
  rmSync(folder, { recursive: true })
})

/** Return problems of the page, except the repository's rejection of a wrong token. */
function problemsOf(page: Page): () => string[] {
  const problems = watch(page, address)
  const expected = [`leaves the site: ${gitea.url}/api/v1/`, `401: ${gitea.url}/api/v1/user`]
  const wrongToken = /status of 401|provided token is invalid/
  return () =>
    problems.filter((problem) => !expected.some((start) => problem.startsWith(start)) && !wrongToken.test(problem))
}

async function signIn(page: Page, token = accessToken): Promise<void> {
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click()
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill(token)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

async function openRepository(page: Page): Promise<void> {
  await page.goto(address)
  await signIn(page)
  await expect(page.getByText('Blog posts').first()).toBeVisible()
}

/** Return a commit as Git shows it: author, message and changed lines. */
const show = () =>
  gitea
    .git('show', '--unified=0', '--format=%an <%ae>%n%s', branch)
    .split('\n')
    .filter((line) => line && !/^(?:diff|index|@@|---|\+\+\+|new file) /.test(line))

test('out of the box the published site has no editor', once, async ({ request }) => {
  for (const path of ['/admin', '/admin.html', '/admin/editor.js']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('a change in the browser is a commit of that line, by the person who signed in', once, async ({ page }) => {
  const problems = problemsOf(page)
  const before = gitea.head()
  await page.goto(address)
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex, nofollow')
  await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toBeHidden()
  await signIn(page, 'no-token')
  await expect(page.getByText('The provided token is invalid')).toBeVisible()
  await signIn(page)
  await expect(page.getByText('Blog posts').first()).toBeVisible()

  const friday = await openHours(page)
  await friday.fill('09:00-12:30')
  await save(page)
  await expect(page.getByText('Entry saved')).toBeVisible()
  expect(show()).toEqual([
    'Front Desk <desk@clinic.example>',
    'Change clinic',
    '-  friday: ["09:00-13:00"]',
    '+  friday: ["09:00-12:30"]',
  ])
  expect(gitea.git('rev-parse', `${branch}^`)).toBe(before)

  // The next change starts from the saved text.
  const again = await openHours(page)
  await expect(again).toHaveValue('09:00-12:30')
  await again.fill('09:00-12:45')
  await save(page)
  await expect.poll(show).toContain('+  friday: ["09:00-12:45"]')
  expect(show()).toHaveLength(4)
  expect(problems()).toEqual([])
})

test('every error is reported, and nothing is lost or overwritten', once, async ({ page }) => {
  await openRepository(page)
  await openEntry(page, post)
  const start = gitea.head()
  const words = 'How stress settles into a back: what to try tonight.'
  const type = async (text: string) => {
    await field(page, 'description').fill('')
    await field(page, 'description').pressSequentially(text)
  }
  const refused = async (because: string) => {
    await save(page)
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(because)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(field(page, 'description')).toHaveValue(/How stress settles/)
  }
  await type(`${words}<b>`)
  await refused('English, description: contains HTML (<b>): write Markdown')
  await type(words)
  // Dismissing the question whether the Spanish still matches means that it has to change, too.
  await refused('Change the Spanish to match the English')
  page.on('dialog', (dialog) => dialog.accept())
  gitea.state.online = false
  await refused('No answer from Gitea: is this device online?')
  gitea.state.online = true
  gitea.state.rights = 'read'
  await refused('This access token may not change clinic/website.')
  gitea.state.rights = 'none'
  await refused('it has expired or was withdrawn')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign In Using Access Token' })).toBeVisible()
  gitea.state.rights = 'write'
  await signIn(page)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(field(page, 'description')).toHaveValue(words)
  expect(gitea.head()).toBe(start)

  const remark = `${gitea.read(english)}\nA last word.\n`
  gitea.state.meanwhile = () => {
    gitea.push(english, remark)
    gitea.state.meanwhile = undefined
  }
  await refused('Somebody else has changed the same file at this moment.')
  await refused('If you save now, their changes will be lost.')
  expect(gitea.read(english).toString()).toBe(remark)
})

test('a photo is sent from a phone, to Forgejo', onPhone, async ({ page }) => {
  const problems = problemsOf(page)
  await openRepository(page)
  await openEntry(page, '/collections/_singletons/entries/photos')
  await page
    .getByRole('button', { name: /Add.*Photos/ })
    .first()
    .click()
  const buffer = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#789' } })
    .jpeg()
    .toBuffer()
  const input = page.locator('[data-key-path="photos.0.file"] input[type="file"]').first()
  await input.setInputFiles({ name: 'door.jpg', mimeType: 'image/jpeg', buffer })
  await field(page, 'photos.0.name', '_default').fill('front-door')
  await field(page, 'photos.0.alt.en', '_default').fill('The front door.')
  await field(page, 'photos.0.alt.es', '_default').fill('La puerta de entrada.')
  await page.locator('[data-key-path="photos.0.people"]').getByText('Nobody').click()
  await save(page)
  await expect(page.getByText('Entry saved')).toBeVisible()
  expect(gitea.git('show', '--name-only', '--format=%s', branch).split('\n').filter(Boolean)).toEqual([
    'Change photos +1',
    'content/photos.yaml',
    'content/photos/door.jpg',
  ])
  expect(gitea.read('content/photos/door.jpg').equals(buffer)).toBe(true)
  expect(problems()).toEqual([])
})
