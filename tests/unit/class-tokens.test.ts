/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import postcss from 'postcss'
import { compile } from 'tailwindcss'
import { listFiles } from '@/lib/content/files'
import { utilitiesIn } from '@/scripts/export/page-styles'
import config from '@/tailwind.config'
import { sourceFiles } from './source-files'

/** What Tailwind's variants look for; they have no rules of their own. */
const marks = /^(group|peer)(\/[\w-]+)?$|^dark$/

/** The text from a place to the bracket that closes what is open there. */
function inBrackets(source: string, from: number): string {
  let depth = 1
  let to = from
  for (; depth > 0 && to < source.length; to++) {
    if ('({['.includes(source[to] ?? '')) depth++
    if (')}]'.includes(source[to] ?? '')) depth--
  }
  return source.slice(from, to)
}

const comments = /\/\/.*|\/\*[\s\S]*?\*\//g
/** Strings that are no classes: the variant asked for, what is compared. */
const values = /\b(?!class\b)\w+: '[^']*'|buttonClass\([^)]*\)|[=!]== '[^']*'/g
const strings = /'([^'\n]*)'|`([^`]*)`/g
const stringsIn = (code: string) =>
  [...code.matchAll(strings)].map(([, a, b]) => (a ?? b ?? '').replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, ' '))

/** The strings of a component that hold classes: `className="…"`, tw`…`, and those in `className={…}`, `tv(…)` and `cx(…)`. */
function classStrings(source: string): string[] {
  const code = source.replace(comments, '')
  const after = (opening: RegExp) =>
    [...code.matchAll(opening)].map((hit) => inBrackets(code, hit.index + hit[0].length))
  return [
    ...[...code.matchAll(/className="([^"]*)"|\btw`([^`]*)`/g)].map(([, a, b]) => a ?? b ?? ''),
    ...after(/className=\{/g).flatMap((part) => stringsIn(part.replace(values, ''))),
    ...after(/\b(?:tv|cx)\(/g).flatMap((part) => stringsIn(part.replace(/defaultVariants: \{[^}]*\}|'[^']*':/g, ''))),
  ]
}

const tokens = sourceFiles('components')
  .flatMap(({ source }) => classStrings(source))
  .flatMap((text) => text.split(/\s+/).filter(Boolean))

const read = (id: string, from: string) => {
  const path = id === 'tailwindcss' ? resolve('node_modules/tailwindcss/index.css') : resolve(from, id)
  // The rules of the typefaces are written by the build.
  const content = path.endsWith('fonts/fonts.css') ? '' : readFileSync(path, 'utf8')
  return { path, base: dirname(path), content }
}

const sheets = ['app', 'scripts'].flatMap((folder) =>
  listFiles(folder)
    .filter((file) => file.endsWith('.css') && file !== 'fonts/fonts.css')
    .map((file) => ({ file: join(folder, file), css: readFileSync(join(folder, file), 'utf8') })),
)

test('breakpoints have names (lib/screens.ts)', () => {
  const unnamed = /(?:min|max)-\[[^\]]*\]:|\((?:min|max)-width:/
  expect(tokens.filter((token) => unnamed.test(token))).toEqual([])
  expect(sheets.filter(({ css }) => unnamed.test(css)).map(({ file }) => file)).toEqual([])
})

test('what utilities cannot say has few lines of style sheets', () => {
  const lines = sheets.filter(({ file }) => file.startsWith('app')).flatMap(({ css }) => css.trim().split('\n'))
  expect(lines.length).toBeLessThanOrEqual(700)
})

test('nearly all classes of components are utilities of Tailwind', async () => {
  const { build } = await compile(readFileSync('app/globals.css', 'utf8'), {
    base: resolve('app'),
    loadStylesheet: async (id, from) => read(id, from),
    loadModule: async (id, from) => ({ path: resolve(from, id), base: from, module: config }),
  })
  const utilities = utilitiesIn(postcss.parse(build([...new Set(tokens)])))
  const others = tokens.filter((token) => !utilities.has(token) && !marks.test(token))
  expect(tokens.length).toBeGreaterThan(1500)
  // The style sheets' own: long text, and what motion dresses.
  expect([...new Set(others)].sort()).toEqual(['boxes', 'checked', 'points-6', 'prose', 'reading-progress', 'ruled'])
  expect(others.length / tokens.length).toBeLessThan(0.05)
})
