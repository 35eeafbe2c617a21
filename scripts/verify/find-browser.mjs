// Finds a Chromium for the browser tests and Lighthouse, or installs one: `node scripts/verify/find-browser.mjs` prints the path of
// the tests' browser.
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

/** Chromium without windows, Debian's package: the browser tests take a quarter less of the processor with it. */
const shell = 'chromium-headless-shell'

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

/** Runs an installer; its output goes to stderr, so that stdout holds nothing but the path. */
function install(command, ...args) {
  spawnSync(command, args, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}

/** Installs a package of Debian, if that is allowed here. @returns {string | undefined} the path of its program */
function debianPackage(name) {
  if (!isRoot || !onPath('apt-get')) return undefined
  install('apt-get', 'update')
  install('apt-get', 'install', '-y', name)
  return onPath(name)
}

/** @returns {string | undefined} The path in CHROMIUM_PATH. @throws when there is no such file. */
function namedBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is "${named}": there is no such file`)
  return named || undefined
}

/** Where tests run on every change, the shell is worth a package more. */
const shellForCI = () => (process.env.CI ? debianPackage(shell) : undefined)

/**
 * The path of the browser for the tests: the headless shell if it is there, else any Chromium.
 * @returns {Promise<string>}
 * @throws as `findBrowser` does.
 */
export const findTestBrowser = async () => namedBrowser() ?? onPath(shell) ?? shellForCI() ?? (await findBrowser())

/**
 * Find a Chromium that is already there, from CHROMIUM_PATH, the system, or Playwright's download.
 * @returns {Promise<string | undefined>} its path
 * @throws if CHROMIUM_PATH names no file
 */
export const findInstalledBrowser = async () =>
  namedBrowser() ?? onPath(shell) ?? systemBrowser() ?? (await playwrightBrowser())

/**
 * The path of a Chromium: from CHROMIUM_PATH, the system, or Playwright's download; else it is installed.
 * @returns {Promise<string>}
 * @throws when CHROMIUM_PATH names no file, or when no way of installing one works.
 */
export async function findBrowser() {
  const present = namedBrowser() ?? systemBrowser() ?? (await playwrightBrowser()) ?? debianPackage('chromium')
  if (present) return present

  install('npx', 'playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium')
  const downloaded = await playwrightBrowser()
  if (downloaded) return downloaded
  throw new Error('No Chromium, and none could be installed: install one and set CHROMIUM_PATH to its path')
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(await findTestBrowser())
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
