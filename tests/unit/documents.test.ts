/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const documents = ['README.md', 'CONTRIBUTING.md', 'content/README.md']
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Paths in backticks that begin with a folder of the repository; capitals (`lib/kinds/NAME.ts`) are placeholders. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:app|components|content|lib|messages|public|scripts|tests)\/[^`\s]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/[A-Z*]/.test(path))

/** Targets of relative links outside code, without their fragments. */
const linksIn = (text: string) =>
  [...text.replace(/`[^`]*`/g, '').matchAll(/\]\(([\w.-][^)\s:#]*)[^):]*\)/g)].map(([, path = '']) => path)

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8').replace(/^ *```[\s\S]*?^ *```/gm, '')

  test('every path exists', () => {
    const links = linksIn(text).map((path) => join(dirname(document), path))
    expect([...pathsIn(text), ...links].filter((path) => !existsSync(path))).toEqual([])
  })

  test('every npm script exists', () => {
    const names = [...readFileSync(document, 'utf8').matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
    expect(names.filter((name) => !(name in scripts))).toEqual([])
  })
})

test.each(['lib', 'scripts'])(
  'README.md names every folder of %s/ where it shows how the code is laid out',
  (folder) => {
    const [, layout = ''] =
      /^## How the code is laid out\n+```\n([\s\S]*?)^```/m.exec(readFileSync('README.md', 'utf8')) ?? []
    // The lines of a folder are those up to the next that begins without a space.
    const [lines = ''] = new RegExp(`^${folder}/.*\\n(?: .*\\n)*`, 'm').exec(layout) ?? []
    const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(folders.map(({ name }) => name).filter((name) => !lines.includes(` ${name}/`))).toEqual([])
  },
)

test('a path that does not exist and a link to it are found', () => {
  expect(pathsIn('`lib/no-such.ts`, `lib/kinds/NAME.ts`, `out/`')).toEqual(['lib/no-such.ts'])
  expect(linksIn('[a](no-such.md#part), [b](https://example.com), [c](#part), `[d](e)`')).toEqual(['no-such.md'])
})
