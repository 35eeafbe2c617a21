/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { sourceFiles } from './source-files'

type Import = { target: string; typeOnly: boolean; isLazy: boolean }

/** Return the imports of a file: paths from the root of the repository, or names of packages. */
function importsOf(path: string, source: string): Import[] {
  const found = [...source.matchAll(/^(?:import|export)\s+(?:([^'"]*?)\s*from\s*)?['"]([^'"]+)['"]/gm)]
  const lazy = [...source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)].map(([, target]) => ['', '', target])
  return [...found, ...lazy].map(([, names = '', target = ''], i) => ({
    target: target.startsWith('.') ? join(dirname(path), target) : target.replace(/^@\//, ''),
    typeOnly: names.startsWith('type ') || /^\{(\s*type [^,}]+,?)+\s*\}$/.test(names),
    isLazy: i >= found.length,
  }))
}

/** The folders that each folder may import from, besides packages and components/ui. */
const may: Record<string, RegExp> = {
  app: /^(app|components|lib)\//,
  'components/pages': /^(components\/(pages|sections|islands|ui)|lib)\//,
  'components/layout': /^(components\/(layout|sections|islands|ui)|lib)\//,
  'components/sections': /^(components\/(sections|islands|ui)|lib)\//,
  'components/islands': /^(components\/(islands|client|ui)|lib)\//,
  'components/client': /^(components\/client|lib)\//,
  lib: /^(lib|messages)\//,
  scripts: /^((scripts|lib)\/|tailwind\.config$)/,
  tools: /^(tools|scripts|lib)\//,
}

/** Imports allowed in components/ui: nothing specific to this clinic. */
const uiMay =
  /^(react|next(\/.+)?|tailwind-variants\/lite|components\/ui\/.+|lib\/(screens|i18n\/(locales|translator|full-load)|pictures\/(icons|drawings|photos|photo-shapes)|clinic\/hours|content\/markdown|util\/no-break))$/

const ours = /^((app|components|content|lib|messages|scripts|tests|tools)\/|tailwind\.config$)/

const roomOf = (path: string) => path.split('/').slice(0, 2).join('/')
const toolOf = (path: string) => path.split('/')[1]
const isTool = (path: string) => path.startsWith('tools/')

function wrongImports(path: string, source: string): string[] {
  const allowed = may[roomOf(path)] ?? may[path.split('/')[0] ?? '']
  return importsOf(path, source)
    .filter(({ target }) => {
      if (isTool(path) && isTool(target)) return toolOf(path) !== toolOf(target)
      if (path.startsWith('components/ui/')) return !uiMay.test(target)
      return ours.test(target) && !allowed?.test(target)
    })
    .map(({ target }) => `${path} → ${target}`)
}

const isClient = (source: string) => /^(\/\*[\s\S]*?\*\/\s*|\/\/.*\s*)*['"]use client['"]/.test(source)
const usesHooks = (source: string) => /\buse[A-Z]\w*\(|\bon[A-Z]\w+=\{/.test(source)

const files = sourceFiles('app', 'components', 'lib', 'scripts', 'tools')
const components = files.filter(({ path }) => path.startsWith('components/'))

test('imports point one way: app → components → lib', () => {
  expect(files.flatMap(({ path, source }) => wrongImports(path, source))).toEqual([])
})

test.each([
  ['lib/util/site.ts', '@/components/ui/link'],
  ['lib/util/site.ts', '../../scripts/serve'],
  ['lib/content/read.ts', '../../app/layout'],
  ['scripts/serve.ts', '../components/ui/link'],
  ['components/pages/faq-page.tsx', '@/app/layout'],
  ['components/sections/embed.tsx', '../pages/faq-page'],
  ['components/layout/header.tsx', '@/components/pages/faq-page'],
  ['components/islands/toast.ts', '@/components/sections/embed'],
  ['components/client/fonts.ts', '@/components/islands/toast'],
  ['lib/seo/title.ts', '../../scripts/check/launch'],
  ['lib/seo/title.ts', '../../tailwind.config'],
  ['components/ui/link.tsx', '@/lib/clinic'],
  ['components/ui/link.tsx', '@/lib/i18n'],
  ['components/ui/link.tsx', '../sections/steps'],
  ['components/ui/link.tsx', 'framer-motion'],
  ['app/layout.tsx', '@/scripts/serve'],
  ['scripts/export/index.ts', '../../tools/editor/build-editor'],
  ['lib/seo/title.ts', '@/tools/desk/run'],
  ['tools/desk/run.ts', '../editor/repository'],
  ['tools/desk/run.ts', '../../components/ui/link'],
])('%s must not import %s', (path, target) => {
  expect(wrongImports(path, `import { a } from '${target}'\n`)).toHaveLength(1)
  expect(wrongImports(path, `import type {\n  a,\n} from '${target}'\n`)).toHaveLength(1)
  expect(wrongImports(path, `const a = await import('${target}')\n`)).toHaveLength(1)
})

/** Next requires the directive in this very file. */
const errorPage = 'app/global-error.tsx'

test('only islands run in the browser', () => {
  const elsewhere = files.filter(
    ({ path, source }) => !path.startsWith('components/islands/') && path !== errorPage && isClient(source),
  )
  expect(elsewhere.map(({ path }) => path)).toEqual([])
})

test('whatever needs the browser says so', () => {
  const silent = components.filter(({ source }) => usesHooks(source) && !isClient(source))
  expect(silent.map(({ path }) => path)).toEqual([])
})

test('every island needs the browser', () => {
  const idle = components.filter(({ source }) => isClient(source) && !usesHooks(source))
  expect(idle.map(({ path }) => path)).toEqual([])
})

/** Return all transitive imports of a file; without the lazy ones, only those at its start. */
function loadedWith(path: string, withLazy = true, seen = new Set<string>()): Set<string> {
  const file = fileAt(path)
  if (seen.has(file ?? path)) return seen
  seen.add(file ?? path)
  if (!file) return seen
  for (const { target, typeOnly, isLazy } of importsOf(file, readFileSync(file, 'utf8'))) {
    if (!typeOnly && (withLazy || !isLazy)) loadedWith(target, withLazy, seen)
  }
  return seen
}

/** Return the file that an import names; undefined for packages and generated files. */
const fileAt = (target: string) =>
  ['', '.tsx', '.ts', '.mjs', '/index.ts']
    .map((ending) => target + ending)
    .find((name) => /\.\w+$/.test(name) && existsSync(name))

/** Map each folder of `top`, or file in it, to the folders whose files it loads. */
function roomsOf(top: string, sources: { path: string; source: string }[]): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>()
  for (const { path, source } of sources.filter((file) => file.path.startsWith(`${top}/`))) {
    const loaded = importsOf(path, source)
      .filter(({ target, typeOnly }) => !typeOnly && target.startsWith(`${top}/`))
      .map(({ target }) => roomOf(fileAt(target) ?? target))
      .filter((room) => room !== roomOf(path))
    rooms.set(roomOf(path), new Set([...(rooms.get(roomOf(path)) ?? []), ...loaded]))
  }
  return rooms
}

/** Map each file of a folder to the files that it imports from the same folder, types included. */
function importsWithin(folder: string, sources: { path: string; source: string }[]): Map<string, Set<string>> {
  const inFolder = sources.filter(({ path }) => path.startsWith(`${folder}/`))
  return new Map(
    inFolder.map(({ path, source }) => [
      path,
      new Set(importsOf(path, source).map(({ target }) => fileAt(target) ?? target)),
    ]),
  )
}

/** Find folders or files that import themselves indirectly. */
function inCircles(imports: Map<string, Set<string>>): string[] {
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const next of imports.get(from) ?? []) if (!seen.has(next)) reached(next, seen.add(next))
    return seen
  }
  return [...imports.keys()].filter((name) => reached(name).has(name))
}

test.each(['lib', 'scripts'])('no circle of rooms in %s', (top) => {
  const rooms = roomsOf(top, files)
  expect(rooms.size).toBeGreaterThan(5)
  expect(inCircles(rooms)).toEqual([])
})

test('a circle of folders is found; one of types alone does not count', () => {
  const circle = (from: string) =>
    inCircles(
      roomsOf('lib', [
        { path: 'lib/clinic/a.ts', source: "import { b } from '../seo/b'\n" },
        { path: 'lib/seo/b.ts', source: `${from} '../clinic/a'\n` },
      ]),
    )
  expect(circle('import { a } from')).toEqual(['lib/clinic', 'lib/seo'])
  expect(circle('import type { a } from')).toEqual([])
})

test('no files in lib import each other in a circle, types included', () => {
  const imports = importsWithin('lib', files)
  expect(imports.size).toBeGreaterThan(100)
  expect(inCircles(imports)).toEqual([])
})

test('islands do not bundle content, messages or schemas', () => {
  const islands = components.filter(({ path }) => path.startsWith('components/islands/'))
  const loaded = new Set(islands.flatMap(({ path }) => [...loadedWith(path)]))
  expect(loaded).toContain('lib/i18n/locales.ts')
  expect(
    [...loaded].filter((name) =>
      /^(messages\/|next-intl|zod|marked|lib\/(clinic\/facts|i18n\/translator|compiled|content|page-types|schemas\/))/.test(
        name,
      ),
    ),
  ).toEqual([])
})

test.each(['tools/desk/index', 'tools/editor/index', 'tools/setup/index', 'scripts/serve'])(
  '%s starts in a fresh clone: nothing that it imports reads what a build prepares',
  (name) => {
    const loaded = loadedWith(name, false)
    expect(loaded.size).toBeGreaterThan(2)
    expect([...loaded].filter((file) => /^(\.content\/|lib\/compiled\/)/.test(file))).toEqual([])
  },
)
