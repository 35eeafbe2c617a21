// Finds a Chromium for the browser tests and benches, or installs one: `node scripts/test/find-browser.mjs`
// prints the path of the tests' browser.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** @param {string} name a program's name @returns {string | undefined} its path, if it is on PATH */
function onPath(name) {
  const { stdout } = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' })
  return stdout?.split(/\r?\n/)[0] || undefined
}

/** Paths of Chrome on macOS and Windows, where it is not on PATH. */
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...[process.env.PROGRAMFILES, process.env.LOCALAPPDATA].map(
    (folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
  ),
]

const systemBrowser = () =>
  ['chromium', 'chromium-browser', 'google-chrome'].map(onPath).find(Boolean) ?? usualPlaces.find(existsSync)

/** Chromium without windows, a Debian package: the browser tests use a quarter less CPU with it. */
const shell = 'chromium-headless-shell'

/** @returns {Promise<string | undefined>} the browser that Playwright downloaded, if any */
async function playwrightBrowser() {
  try {
    const { chromium } = await import('@playwright/test')
    const path = chromium.executablePath()
    return existsSync(path) ? path : undefined
  } catch {
    return undefined
  }
}

/** Test whether a browser starts; it does not if a system library is missing. */
const starts = (path) => spawnSync(path, ['--version']).status === 0

/** Run an installer. Its output goes to stderr, so that stdout holds nothing but the path. */
function install(command, ...args) {
  console.error(`No Chromium here: ${[command.replace(process.execPath, 'node'), ...args].join(' ')} …`)
  spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    // Time out soon if Playwright's host is unreachable, and try the next source.
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000', ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

/** Have Playwright download its browser. @returns {Promise<string | undefined>} its path, if it starts */
async function downloadBrowser() {
  install(process.execPath, resolve('node_modules/@playwright/test/cli.js'), 'install', 'chromium')
  const path = await playwrightBrowser()
  return path && starts(path) ? path : undefined
}

/**
 * Install a Debian package, if this is Debian and the user is root. @returns {string | undefined} the path of its
 * program
 */
function installPackage(name) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return undefined
  install('apt-get', 'update', '-qq')
  install('apt-get', 'install', '-qq', '--yes', name)
  return onPath(name)
}

/** @returns {string | undefined} the path in CHROMIUM_PATH @throws if that file does not exist */
function namedBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is "${named}": there is no such file`)
  return named || undefined
}

/** @param {string} debianPackage */
async function installBrowser(debianPackage) {
  const path = (await downloadBrowser()) ?? installPackage(debianPackage)
  if (path) return path
  throw new Error('No Chromium, and none could be installed: install one and set CHROMIUM_PATH to its path')
}

/**
 * Find a Chromium for the tests, preferably the headless shell; install one if there is none.
 * @returns {Promise<string>} its path
 * @throws as `findBrowser` does
 */
export const findTestBrowser = async () => (await findInstalledBrowser()) ?? (await installBrowser(shell))

/**
 * Find an installed Chromium, from CHROMIUM_PATH, the system, or Playwright's download.
 * @returns {Promise<string | undefined>} its path
 * @throws if CHROMIUM_PATH names no file
 */
export const findInstalledBrowser = async () =>
  namedBrowser() ?? onPath(shell) ?? systemBrowser() ?? (await playwrightBrowser())

/**
 * Find a Chromium with windows, from CHROMIUM_PATH, the system, or Playwright's download; install one if there is
 * none.
 * @returns {Promise<string>} its path
 * @throws if CHROMIUM_PATH names no file, or if no way of installing one works
 */
export const findBrowser = async () =>
  namedBrowser() ?? systemBrowser() ?? (await playwrightBrowser()) ?? (await installBrowser('chromium'))

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(await findTestBrowser())
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
