/** @jest-environment node */
import { readFileSync } from 'node:fs'

type Package = {
  version?: string
  integrity?: string
  inBundle?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}
type Lock = Record<string, Package>

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages as Lock

/** Platforms on which `npm ci` must work. */
const platforms = [
  { os: 'darwin', cpu: 'x64' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'win32', cpu: 'x64' },
  { os: 'win32', cpu: 'arm64' },
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'musl' },
]

/** Return the entry that a package at `path` gets for `name`: that of the nearest node_modules above it. */
function entryOf(packages: Lock, path: string, name: string): Package | undefined {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const found = packages[[at, 'node_modules', name].filter(Boolean).join('/')]
    if (found || !at) return found
  }
}

/** A list in a package's manifest; without one, the package works everywhere. */
const serves = (list: string[] | undefined, wanted: string | undefined) => !list || !wanted || list.includes(wanted)

/**
 * List the entries that keep the lock file from installing on one of the platforms. npm silently omits packages that
 * the present registry does not offer for another platform.
 */
function lockProblems(packages: Lock): string[] {
  return Object.entries(packages).flatMap(([path, { version, optionalDependencies = {} }]) => {
    const parent = `${path.replace(/^.*node_modules\//, '')}@${version}`
    const children = Object.entries(optionalDependencies).map(([name, range]) => ({
      name,
      range,
      entry: entryOf(packages, path, name),
    }))
    const problems = children
      .filter(({ entry }) => !entry?.version || !(entry.integrity || entry.inBundle))
      .map(({ name, range }) => `${name}@${range} is missing, which ${parent} lists`)
    const native = children.filter(({ entry }) => entry?.os && entry.cpu)
    // One or two are specific to a platform, such as fsevents; more are builds of one program.
    if (native.length < 3) return problems
    const unserved = platforms.filter(
      ({ os, cpu, libc }) =>
        !native.some(({ entry }) => serves(entry?.os, os) && serves(entry?.cpu, cpu) && serves(entry?.libc, libc)),
    )
    return [
      ...problems,
      ...unserved.map((platform) => `${parent} has nothing for ${Object.values(platform).join(' ')}`),
    ]
  })
}

const fix =
  'choose a version whose packages for every platform the registry offers (`npm view NAME@VERSION version`), in ' +
  'package.json or, when another package brings it, under "overrides", then run `npm install --package-lock-only`'

test('the lock file has the packages of every platform', () => {
  const problems = lockProblems(lock).map((problem) => `package-lock.json: ${problem}: ${fix}`)
  expect(problems).toEqual([])
})

test('versions are exact, and packages come from the public registry', () => {
  const { dependencies, devDependencies, overrides } = JSON.parse(readFileSync('package.json', 'utf8'))
  const wanted: Record<string, string> = { ...dependencies, ...devDependencies, ...overrides }
  expect(Object.entries(wanted).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  // npm may omit the addresses: then each machine uses its own registry.
  const addresses = Object.values(lock).map(({ resolved }: Package & { resolved?: string }) => resolved)
  expect(addresses.filter((address) => address && !address.startsWith('https://registry.npmjs.org/'))).toEqual([])
})
