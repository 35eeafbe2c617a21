/** What the oldest browsers of `browserslist` (package.json) lack, by MDN's data on browsers. */
import { readFileSync } from 'node:fs'
import type { BrowserName, CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { memoize } from '../../lib/util/memoize'
import { oldestBrowsers } from './browsers'

// Read, not imported: TypeScript would infer the type of 20 MB, and Playwright loads no module that names its own address.
const file = 'node_modules/@mdn/browser-compat-data/data.json'
const { api, css, javascript } = JSON.parse(readFileSync(file, 'utf8')) as CompatData

/** MDN's names of the browsers whose name in `browserslist` differs. */
const mdnNames: Record<string, BrowserName> = { ios_saf: 'safari_ios', samsung: 'samsunginternet_android' }

const floor = oldestBrowsers().map((browser) => {
  const [name = '', version = ''] = browser.split(' ')
  return { name: mdnNames[name] ?? (name as BrowserName), version }
})

const isAtMost = (version: string, limit: string) =>
  version.replace(/^≤|\.0$/g, '').localeCompare(limit, 'en', { numeric: true }) <= 0

/** Test whether a browser has a feature from a version on, under its own name and without a flag. */
const isIn = (
  { version_added, version_removed, flags, prefix, alternative_name }: SimpleSupportStatement,
  version: string,
) =>
  typeof version_added === 'string' &&
  version_added !== 'preview' &&
  isAtMost(version_added, version) &&
  !(version_removed || flags || prefix || alternative_name)

/** Test whether one of the oldest browsers lacks a feature; not if MDN does not know the feature. */
export function isMissing(feature: Identifier | undefined): boolean {
  const support = feature?.__compat?.support
  return floor.some(({ name, version }) => {
    const statements = support?.[name]
    return statements !== undefined && ![statements].flat().some((statement) => isIn(statement, version))
  })
}

/** Return MDN's entry of an interface or function of the DOM, or of a member. */
export const memberOf = (owner: string, member?: string): Identifier | undefined =>
  member === undefined ? api[owner] : (api[owner]?.[member] ?? api[owner]?.[`${member}_static`])

const membersOf = ({ __compat, ...members }: Identifier): [string, Identifier][] => Object.entries(members)

/** List what the oldest browsers lack, as paths from the global object: `Element.checkVisibility`, `Navigation`, `Response.json_static`. */
export function missingNames(): string[] {
  const owners = [...membersOf(api), ...membersOf(javascript.builtins as Identifier)]
  return owners.flatMap(([owner, feature]) => {
    if (isMissing(feature)) return [owner]
    return membersOf(feature)
      .filter(([, entry]) => isMissing(entry))
      .map(([member]) => `${owner}.${member}`)
  })
}

/** List the pseudo-classes and pseudo-elements that the oldest browsers lack, without colons. */
export const missingSelectors = (): string[] =>
  membersOf(css.selectors as Identifier).flatMap(([name, entry]) => (isMissing(entry) ? name : []))

/** List the functions of CSS values that the oldest browsers lack, of all data types: `light-dark`. */
export function missingFunctions(): string[] {
  const all = (feature: Identifier): [string, Identifier][] =>
    membersOf(feature).flatMap(([name, entry]) => [[name, entry], ...all(entry)])
  const functions = all(css.types as Identifier)
  // The same name may also be an option of another function.
  const known = new Set(functions.flatMap(([name, entry]) => (isMissing(entry) ? [] : name)))
  return functions.flatMap(([name]) => (known.has(name) ? [] : name))
}

/** Return MDN's entry of a name, or of a part of it; undefined if it has none. */
const partOf = (group: Identifier | undefined, name: string, part?: string): Identifier | undefined =>
  part === undefined ? group?.[name] : group?.[name]?.[part]

/** Test whether the oldest browsers lack a property, or one of its values: `resize`, `break-after: avoid`. */
export const lacksProperty = memoize((name: string): boolean => {
  const [property = '', value] = name.split(': ')
  return isMissing(partOf(css.properties, property, value))
})

/** Test whether they lack an at-rule, or one of its features: `@media (scripting)`. */
export const lacksAtRule = (name: string, feature?: string): boolean =>
  isMissing(partOf(css['at-rules'], name, feature))
