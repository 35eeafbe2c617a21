/** What the oldest browsers of `browserslist` (package.json) lack, by MDN's data on browsers. */
import { readFileSync } from 'node:fs'
import type { BrowserName, CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
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
  version.replace('≤', '').localeCompare(limit, 'en', { numeric: true }) <= 0

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
