/**
 * Try newer packages on a copy of the repository: `npm run upgrade-check [-- NAME@VERSION …]`. Installs them, checks
 * the types, runs the unit tests, and builds the site twice, fast and plain; each build ends with a walk in a
 * browser. Without names it takes the newest versions of the packages that the build or the pages depend on. Prints
 * what broke, and changes nothing here.
 */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../shared/command'
import { copySources } from '../shared/copy-repository'

/** Packages whose output or internals the site depends on most. */
const watched = [
  'next',
  'react',
  'react-dom',
  'next-intl',
  'tailwindcss',
  '@tailwindcss/postcss',
  '@headlessui/react',
  'framer-motion',
  '@sveltia/cms',
]

const usage = `npm run upgrade-check [-- NAME@VERSION …]
  Tries newer packages on a copy of the repository: types, unit tests, both builds, a walk in a browser.
  Without names: the newest ${watched.join(', ')}.
  Changes nothing here; takes about ten minutes.`

type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> }

const installedVersions = (): Record<string, string> => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
  return { ...devDependencies, ...dependencies }
}

/** Split `NAME@VERSION`, where a name may begin with `@`. @throws without a version */
function parsePackage(text: string): { name: string; version: string } {
  const [, name, version] = /^(@?[^@]+)@(.+)$/.exec(text) ?? []
  if (!name || !version) throw new Error(`"${text}": write NAME@VERSION, such as next@latest`)
  return { name, version }
}

/** Ask the registry for the version that a range or tag resolves to. @throws if there is none */
function resolveVersion(name: string, version: string): string {
  const { stdout, stderr } = spawnSync('npm', ['view', `${name}@${version}`, 'version', '--json'], {
    encoding: 'utf8',
    shell: true,
  })
  const found: unknown = stdout ? JSON.parse(stdout) : undefined
  const newest = Array.isArray(found) ? found.at(-1) : found
  if (typeof newest !== 'string') throw new Error(`${name}@${version}: no such version\n${stderr}`)
  return newest
}

const steps: { name: string; command: string; env?: Record<string, string> }[] = [
  { name: 'types', command: 'npm run types' },
  { name: 'unit tests', command: 'npm run test:unit -- --silent' },
  { name: 'plain build', command: 'npm run build', env: { SITE_PLAIN: '1', SITE_FOLDER: 'test-results/plain' } },
  { name: 'build', command: 'npm run build', env: { SITE_FOLDER: 'test-results/site' } },
]

const endOf = ({ stdout, stderr }: SpawnSyncReturns<string>) =>
  (stdout + stderr).trimEnd().split('\n').slice(-30).join('\n')

function runIn(folder: string, command: string, env: Record<string, string> = {}) {
  return spawnSync(command, {
    cwd: folder,
    shell: true,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1', ...env },
  })
}

/** Run each step in a folder, even if others fail. @returns the names of the failed ones */
function runSteps(folder: string): string[] {
  return steps.flatMap(({ name, command, env }, index) => {
    console.log(`[${index + 1}/${steps.length}] ${name}`)
    const start = Date.now()
    const result = runIn(folder, command, env)
    const seconds = Math.round((Date.now() - start) / 1000)
    if (result.status === 0) console.log(`${name}: passed after ${seconds} s`)
    else console.log(`${name}: failed after ${seconds} s: ${command}\n${endOf(result)}\n`)
    return result.status === 0 ? [] : [name]
  })
}

function checkUpgrade(requested: string[]) {
  const installed = installedVersions()
  const targets =
    requested.length > 0 ? requested.map(parsePackage) : watched.map((name) => ({ name, version: 'latest' }))
  const upgrades = targets
    .map(({ name, version }) => ({ name, version: resolveVersion(name, version) }))
    .filter(({ name, version }) => installed[name] !== version)
  if (upgrades.length === 0) return console.log('Nothing to try: these versions are installed.')

  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'))
  try {
    copySources(process.cwd(), folder)
    const list = upgrades.map(({ name, version }) => `${name}@${version}`)
    for (const { name, version } of upgrades) console.log(`${name}: ${installed[name] ?? 'new'} → ${version}`)
    console.log('Installing them in a copy of the repository; all of it takes about ten minutes.')
    const install = runIn(folder, `npm install --save-exact --no-audit --no-fund ${list.join(' ')}`)
    if (install.status !== 0) throw new Error(`npm cannot install them together:\n${endOf(install)}`)
    const failed = runSteps(folder)
    if (failed.length > 0)
      throw new Error(`Broken: ${failed.join(', ')}. docs/export-and-upgrades.md says where to look.`)
    console.log('Everything passed: install these versions, and run npm test.')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

void runCommand(() => checkUpgrade(process.argv.slice(2)), usage)
