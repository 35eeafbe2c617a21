/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sourceFiles } from './source-files'

const read = (file: string) => readFileSync(file, 'utf8')

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !entry.name.startsWith('.') ? entry.name : [],
  )

/** Return files below some folders that exist, except installed packages. */
const filesBelow = (...folders: string[]) =>
  folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name).replaceAll('\\', '/'),
      ),
    )

const docs = filesBelow('docs').filter((file) => file.endsWith('.md'))
const readmes = filesBelow('scripts', 'tools').filter((file) => file.endsWith('/README.md'))
const documents = ['README.md', 'CONTRIBUTING.md', 'content/README.md', ...docs, ...readmes]

/** Return the maximum size of a document in kilobytes: a larger one answers two questions. */
const mostKilobytes = (document: string) => (document === 'README.md' ? 6 : document === 'content/README.md' ? 12 : 8)

const { scripts } = JSON.parse(read('package.json'))

const withoutBlocks = (text: string) => text.replace(/^ *```[\s\S]*?^ *```/gm, '')

/**
 * Find paths in backticks that begin with a folder of the repository; capitals (`lib/page-types/NAME.ts`) stand for any
 * name.
 */
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:app|components|content|docs|lib|messages|public|scripts|tests|tools)\/[^`\s]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/[A-Z*]/.test(path.replace('README', '')))

/** Find the files and folders of the repository in a command: `npx jest tests/unit/documents.test.ts`. */
const commandPathsIn = (text: string) =>
  [...text.matchAll(/\b(?:npx|npm run|node) [^`\n#]*/g)].flatMap(([command]) =>
    [...command.matchAll(/(?<= )(?:scripts|tests|tools)\/[\w./-]+/g)].map(([path]) => path),
  )

/** Find targets of relative links outside code. */
const linksIn = (text: string) =>
  [...text.replace(/`[^`]*`/g, '').matchAll(/\]\(([\w.#-][^)\s:]*)\)/g)].map(([, target = '']) => target)

/** Find the fragments of a document's headings, as GitHub generates them. */
const anchorsIn = (text: string) =>
  [...withoutBlocks(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Test whether the target of a link in a document exists. */
function leadsSomewhere(document: string, target: string): boolean {
  const [path, fragment] = target.split('#')
  const file = path ? join(dirname(document), path) : document
  return existsSync(file) && (!fragment || anchorsIn(read(file)).includes(fragment))
}

describe.each(documents)('%s', (document) => {
  const text = read(document)

  test('every path exists', () => {
    expect(pathsIn(withoutBlocks(text)).filter((path) => !existsSync(path))).toEqual([])
  })

  test('every file that a command names exists', () => {
    expect(commandPathsIn(text).filter((path) => !existsSync(path))).toEqual([])
  })

  test('every file that a README names alone is beside it', () => {
    if (!readmes.includes(document)) return
    const names = [...withoutBlocks(text).matchAll(/`([a-z-]+(?:\/[a-z-]+)?\.(?:tsx?|mjs|json|yaml))`/g)].map(
      ([, name = '']) => name,
    )
    expect(names.filter((name) => !existsSync(join(dirname(document), name)) && !existsSync(name))).toEqual([])
  })

  test('every link leads somewhere', () => {
    expect(linksIn(withoutBlocks(text)).filter((target) => !leadsSomewhere(document, target))).toEqual([])
  })

  test('every npm script exists', () => {
    const names = [...text.matchAll(/npm run (?:--?\w+ )*([\w:-]+)/g)].map(([, name = '']) => name)
    expect(names.filter((name) => !(name in scripts))).toEqual([])
  })

  test('every bench exists', () => {
    const names = [...text.matchAll(/npm run bench -- ([\w-]+)/g)].map(([, name = '']) => name)
    expect(names.filter((name) => !existsSync(`tools/bench/${name}.ts`))).toEqual([])
  })

  test('answers one question: it is short', () => {
    expect(statSync(document).size).toBeLessThanOrEqual(mostKilobytes(document) * 1024)
  })
})

test('README.md names every folder and links to every page of docs/', () => {
  const readme = read('README.md')
  const generated = ['node_modules', 'out', 'desk', 'test-results', 'playwright-report']
  const folders = foldersIn('.').filter((name) => !generated.includes(name))
  expect(folders.filter((name) => !readme.includes(`\`${name}/\``))).toEqual([])
  expect(docs.filter((file) => dirname(file) === 'docs' && !linksIn(readme).includes(file))).toEqual([])
})

test.each(['lib', 'scripts', 'tools'].filter((folder) => existsSync(folder)))(
  'docs/architecture.md names every folder of %s',
  (folder) => {
    const heading = new RegExp(`^## The folders of ${folder}\n([\\s\\S]*?)(?=^## )`, 'm')
    const [, table = ''] = heading.exec(read('docs/architecture.md')) ?? []
    expect(foldersIn(folder).filter((name) => !table.includes(`\`${name}/\``))).toEqual([])
  },
)

test('docs/deploy.md has every environment variable that the code reads', () => {
  // Those of Node, Next and the operating system.
  const others = ['NEXT_TELEMETRY_DISABLED', 'NODE_ENV', 'NODE_OPTIONS', 'PATH', 'PROGRAMFILES', 'LOCALAPPDATA']
  const roots = readdirSync('.').filter((name) => /\.config\.(ts|mjs)$/.test(name))
  const folders = ['app', 'components', 'lib', 'scripts', 'tools'].filter((folder) => existsSync(folder))
  const sources = [...sourceFiles(...folders).map(({ source }) => source), ...roots.map(read)]
  const names = sources.flatMap((source) =>
    [...source.matchAll(/process\.env\.([A-Z_]+)/g)].map(([, name = '']) => name),
  )
  expect(names.length).toBeGreaterThan(5)
  const table = read('docs/deploy.md')
  expect([...new Set(names)].filter((name) => !others.includes(name) && !table.includes(`| \`${name}\``))).toEqual([])
})
