/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import headlessUi from '@/scripts/build/headless-ui.mjs'

const dist = join(process.cwd(), 'node_modules/@headlessui/react/dist')
const modules = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.js') && !file.startsWith('headlessui.') && !file.includes('__mocks__'))
const read = (module: string) => readFileSync(join(dist, module), 'utf8')
const load = (module: string, source = read(module)): string =>
  headlessUi.call({ resourcePath: `/site/node_modules/@headlessui/react/dist/${module}` }, source)

const names = (source: string) =>
  [...source.matchAll(/export(?:\{([^}]*)\}| (?:const|function) (\w+))/g)]
    .flatMap(([, list, name]) => name ?? list?.split(',').map((one) => one.split(' as ').at(-1)) ?? [])
    .sort()

test('every module of the installed Headless UI loads, stays a module, and exports what it did', () => {
  expect(modules.length).toBeGreaterThan(100)
  for (const module of modules) {
    const loaded = load(module)
    expect(() => transformSync(loaded, { loader: 'js' })).not.toThrow()
    expect([module, names(loaded)]).toEqual([module, names(read(module))])
  }
})

test('what stands in for a module is light', () => {
  for (const [module, most] of [
    ['internal/floating.js', 800],
    ['components/transition/transition.js', 400],
  ] as const)
    expect(load(module).length).toBeLessThan(most)
})

test('components and enumerations can be left out by the bundler', () => {
  const combobox = load('components/combobox/combobox.js')
  expect(combobox).not.toMatch(/Object\.assign\([\w$]+,\{Input:/)
  expect(combobox.match(/\/\*#__PURE__\*\//g)?.length).toBe(5)
  expect(load('utils/render.js')).toContain('={None:0,RenderStrategy:1,Static:2,}')
})

describe('a Headless UI that has changed stops the build', () => {
  test.each([
    ['a new name in a module', 'hooks/use-transition.js', 'export{a as useTransition,b as useMore}', 'lacks useMore'],
    [
      'a new name of a package',
      'x.js',
      'import{useHover as a,usePress as b}from"@react-aria/interactions"',
      'lacks usePress',
    ],
    ['a default import', 'x.js', 'import a from"@react-aria/focus"', 'lacks default'],
    ['a new package', 'x.js', 'import*as a from"@react-stately/list"', 'imports @react-stately/list'],
  ])('%s', (_, module, source, message) => {
    expect(() => load(module, source)).toThrow(message)
  })
})
