// Finds a Chromium for the browser tests and Lighthouse, or installs one: `node scripts/verify/find-browser.mjs` prints its path.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const isRoot = process.getuid?.() === 0

/** @param {string} name A program's name. @returns {string | undefined} Where PATH has it. */
function onPath(name) {
  const { stdout } = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' })
  return stdout?.split(/\r?\n/)[0] || undefined
}

const systemBrowser = () => ['chromium', 'chromium-browser', 'google-chrome'].map(onPath).find(Boolean)

/** @returns {Promise<string | undefined>} The browser Playwright downloaded, if it is installed and did. */
async function playwrightBrowser() {
  try {
    const { chromium } = await import('@playwright/test')
    const path = chromium.executablePath()
    return existsSync(path) ? path : undefined
  } catch {
    return undefined
  }
}

/** Runs an installer; its output goes to stderr, so that stdout holds the path alone. */
function install(command, ...args) {
  spawnSync(command, args, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}

/**
 * The path of a Chromium: from CHROMIUM_PATH, the system, or Playwright's download; else it is installed.
 * @returns {Promise<string>}
 * @throws when CHROMIUM_PATH names no file, or when no way of installing one works.
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is "${named}": there is no such file`)
  const present = named || systemBrowser() || (await playwrightBrowser())
  if (present) return present

  if (isRoot && onPath('apt-get')) {
    install('apt-get', 'update')
    install('apt-get', 'install', '-y', 'chromium')
    const installed = systemBrowser()
    if (installed) return installed
  }
  install('npx', 'playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium')
  const downloaded = await playwrightBrowser()
  if (downloaded) return downloaded
  throw new Error('No Chromium, and none could be installed: install one and set CHROMIUM_PATH to its path')
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(await findBrowser())
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
