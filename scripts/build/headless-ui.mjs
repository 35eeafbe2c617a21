import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Modules of Headless UI that no page needs, and what stands in for each. */
const modules = {
  'components/transition/transition.js': 'transition.mjs',
  'hooks/use-active-press.js': 'press.mjs',
  'hooks/use-element-size.js': 'element-size.mjs',
  'hooks/use-server-handoff-complete.js': 'handoff.mjs',
  'hooks/use-transition.js': 'use-transition.mjs',
  'hooks/use-tree-walker.js': 'tree-walker.mjs',
  'internal/floating.js': 'floating.mjs',
  'internal/form-fields.js': 'form-fields.mjs',
  'internal/frozen.js': 'frozen.mjs',
  'utils/env.js': 'env.mjs',
}

/** Packages that Headless UI imports for what no page needs. */
export const packages = {
  '@react-aria/focus': 'focus-ring.mjs',
  '@react-aria/interactions': 'hover.mjs',
  '@tanstack/react-virtual': 'virtual.mjs',
  'use-sync-external-store/with-selector': 'with-selector.mjs',
}

const standIn = (file) => readFileSync(new URL(`./unused/${file}`, import.meta.url), 'utf8')

/** What the bundler's cache knows this loader by: it does not see that the loader or what stands in for a module has changed. */
export const version = [...Object.values(modules), ...Object.values(packages)]
  .reduce(
    (hash, file) => hash.update(standIn(file)),
    createHash('sha256').update(readFileSync(new URL(import.meta.url))),
  )
  .digest('hex')

/** The names in an export of a module, or in one of its imports: `a as b` is known by the one, imported by the other. */
const namesIn = (list, side) => list.split(',').map((name) => name.trim().split(' as ').at(side))

/** @throws when a module says names that what stands in for it does not have. */
function checkNames(file, names, whose) {
  const source = standIn(file)
  const missing = names.filter((name) => !new RegExp(`export (const|function) ${name}\\b`).test(source))
  if (missing.length > 0) throw new Error(`${whose}: scripts/build/unused/${file} lacks ${missing.join(', ')}`)
}

/** @throws when a module imports a package in a way that the build does not know. */
function checkImports(source, module) {
  for (const [, list, name] of source.matchAll(/import(?:[\w$]+,)?(?:\{([^}]*)\}|[^{};]*?)from"([^"]+)"/g)) {
    if (packages[name]) checkNames(packages[name], namesIn(list ?? 'default', 0), `${module} imports ${name}`)
    else if (name !== 'react' && name !== 'react-dom')
      throw new Error(`${module} imports ${name}: weigh it, then name it in headless-ui.mjs`)
  }
}

/** An enumeration as TypeScript compiles it, which knows each name by its number too: `(t=>(t[t.Open=0]="Open",t))(X||{})`. */
const enumeration = /\(([\w$]+)=>\(((?:\1\[\1\.\w+=-?\d+\]="\w+",)+)\1\)\)\([\w$]+\|\|\{\}\)/g

/**
 * Lets the bundler leave out what nobody imports: it cannot know that to make a component or an enumeration has no effect. The
 * first component of each family holds all others (`Combobox.Button`), which nobody uses.
 */
function lighten(source) {
  const plain = source.replace(
    enumeration,
    (_, name, members) => `{${members.replaceAll(`${name}[${name}.`, '').replace(/=(-?\d+)\]="\w+",/g, ':$1,')}}`,
  )
  const make = /forwardRefWithAs as ([\w$]+)/.exec(plain)?.[1]
  if (!make) return plain
  return plain
    .replace(/Object\.assign\(([\w$]+),\{(?:[A-Z]\w*:[\w$]+,?)+\}\)/g, '$1')
    .replaceAll(`=${make}(`, `=/*#__PURE__*/${make}(`)
}

/**
 * The bundler's loader for the modules of Headless UI.
 * @returns what the site needs of a module: together less than half of the library's weight.
 * @throws when the library has changed: what stands in for a module lacks a name, or a further package is imported.
 */
export default function headlessUi(source) {
  const [, module = ''] = this.resourcePath.replaceAll('\\', '/').split('/@headlessui/react/dist/')
  const file = modules[module]
  if (!file) {
    checkImports(source, module)
    return lighten(source)
  }
  checkNames(file, namesIn(/export\{([^}]*)\}/.exec(source)?.[1] ?? '', -1), module)
  return standIn(file)
}
