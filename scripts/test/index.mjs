// Runs every check, from a fresh clone on: `npm test`. The last line is always `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { listFlaky, readE2e, readUnit } from './reports.mjs'

const reports = { unit: 'test-results/unit.json', e2e: 'test-results/e2e.json' }

/**
 * The steps, in order. `essential`: nothing works without it, so the run ends if it fails. `counts`: read the number
 * of tests from its report; any other failed step counts as one failure.
 */
const steps = [
  { name: 'install', command: 'node scripts/install.mjs', essential: true },
  { name: 'lint', command: 'npm run lint' },
  // Compiles the content first.
  { name: 'types', command: 'npm run types', essential: true },
  { name: 'dead code', command: 'knip' },
  {
    name: 'unit tests',
    command: `jest --json --outputFile=${reports.unit}`,
    counts: () => readUnit(reports.unit),
  },
  { name: 'build', command: 'npm run build', essential: true },
  { name: 'another clinic', command: 'tsx tests/clinics --turn' },
  { name: 'browser tests', command: 'playwright test', counts: () => readE2e(reports.e2e) },
]

/** @param {number} port @returns {Promise<boolean>} */
const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/**
 * Find two consecutive free ports, which two runs in different folders hardly share: a build runs before they are used.
 */
async function findPorts() {
  for (;;) {
    const port = 10_000 + 2 * Math.floor(Math.random() * 10_000)
    if ((await isFree(port)) && (await isFree(port + 1))) return port
  }
}

/** Set the environment of all steps. */
async function prepare() {
  const port = Number(process.env.TEST_PORT || (await findPorts()))
  Object.assign(process.env, {
    NEXT_TELEMETRY_DISABLED: '1',
    // The tested site contains frames from this machine, so it must not replace the one to publish.
    SITE_FOLDER: 'test-results/site',
    // Replaces the clinic's providers: the tests do not contact them.
    DEMO_FRAMES: 'all',
    TEST_PORT: String(port),
    // The browser tests load the frames from an origin of their own (playwright.config.ts).
    DEMO_ORIGIN: `http://127.0.0.1:${port + 1}`,
  })
  mkdirSync('test-results', { recursive: true })
  for (const file of Object.values(reports)) rmSync(file, { force: true })
}

/** Run a step. A failed one counts at least once, whatever its report says. */
function runStep({ command, counts }) {
  // A shell also finds the tools on Windows, where each is a .cmd file.
  const isPassed = spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
  try {
    const { passed, failed } = counts?.() ?? { passed: 0, failed: 0 }
    return { passed, failed: isPassed ? failed : Math.max(1, failed) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const total = { passed: 0, failed: 0 }
await prepare()
for (const [i, step] of steps.entries()) {
  console.log(`[${i + 1}/${steps.length}] ${step.name}`)
  const start = Date.now()
  const { passed, failed } = runStep(step)
  console.log(`${step.name}: ${failed === 0 ? 'passed' : 'failed'} after ${Math.round((Date.now() - start) / 1000)} s`)
  total.passed += passed
  total.failed += failed
  if (failed > 0 && step.essential) break
}
for (const name of listFlaky(reports.e2e)) console.log(`flaky, passed at the second try: ${name}`)
process.exitCode = total.failed === 0 ? 0 : 1
console.log(`${total.passed} passed, ${total.failed} failed`)
