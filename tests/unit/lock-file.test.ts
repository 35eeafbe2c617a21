/** @jest-environment node */
import { readFileSync } from 'node:fs'

const lock: Record<string, { resolved?: string }> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages

test('versions are exact, and packages come from the public registry', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const wanted: Record<string, string> = { ...dependencies, ...devDependencies }
  expect(Object.entries(wanted).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  // npm may omit the addresses: then each machine uses its own registry.
  const addresses = Object.values(lock).map(({ resolved }) => resolved)
  expect(addresses.filter((address) => address && !address.startsWith('https://registry.npmjs.org/'))).toEqual([])
})
