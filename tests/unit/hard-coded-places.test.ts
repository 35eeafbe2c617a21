/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { settings } from '@/lib/compiled/data'
import { listFiles } from '@/lib/util/files'

/** Files that name every state, or the state whose law they cite. */
const places = ['lib/geography/states.json', 'scripts/check/launch/facts.json', 'scripts/check/launch/people.ts']

const files = ['app', 'components', 'lib', 'messages', 'scripts']
  .flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`))
  .filter((file) => /\.(tsx?|mjs|css|html|json|yaml)$/.test(file) && !places.includes(file))

test('no town, street or road is named outside content/', () => {
  const names = new RegExp(`(?<!\\p{L})(?:${settings.local.names.join('|')})(?!\\p{L})`, 'giu')
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(names)].map(([name]) => `${file}: ${name}`),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})
