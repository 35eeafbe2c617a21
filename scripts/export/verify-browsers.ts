/** Stop the build if the oldest browsers of `browserslist` (package.json) cannot read a script or style. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'acorn'
import postcss, { type ChildNode } from 'postcss'
import { listFiles } from '../../lib/util/files'
import { lacksAtRule, lacksProperty, missingFunctions, missingSelectors } from '../shared/browser-gaps'
import { attribute, elementsOf, elementText } from '../shared/html'
import { pageFiles } from '../shared/page-files'
import { stopAt } from '../shared/problems'
import { isExecutable } from './next/defer-scripts'

type Source = { name: string; text: string }

/** The last edition of ECMAScript that they support: the flag `v` of regular expressions is of the next. */
const ecmaVersion = 2022

const missing = new Set(missingSelectors())

/** What some of the oldest browsers lack in CSS, by reason why that is harmless. */
const harmless: Record<string, string[]> = {
  'it is a matter of looks': [
    '-webkit-tap-highlight-color',
    '::-webkit-inner-spin-button',
    'accent-color',
    'animation-range',
    'animation-timeline',
    'cursor: pointer',
    'font-family: ui-monospace',
    'hyphenate-limit-chars',
    'hyphens',
    'overscroll-behavior',
    'resize',
    'text-decoration: dotted',
    'text-wrap',
    'view-timeline',
  ],
  'a fold opens at once': ['::details-content', 'interpolate-size'],
  'what is out of view is laid out at once': ['contain-intrinsic-height', 'content-visibility'],
  'only in a forgiving selector list, beside [open]': [':open', ':popover-open'],
  'with a prefix': ['mask-image', 'mask-position', 'mask-size'],
  'paper and high contrast have the colors, margins and breaks of the browser': [
    '@page',
    'break-after: avoid',
    'forced-color-adjust',
    'print-color-adjust',
  ],
  'the loader does the same where it matters (components/client/plain.ts)': ['@media scripting'],
}

const harmlessNames = new Set(Object.values(harmless).flat())
/** The pseudo-classes that the oldest browsers lack, where a string of a script has one. */
const missingPseudo = new RegExp(`["'\`][^"'\`\\n]*(?<!:):(${[...missing].join('|')})(?![\\w-])`, 'g')

/** List what the oldest browsers cannot read in a script: syntax, and selectors, which would throw. */
export function scriptProblems({ name, text }: Source): string[] {
  try {
    parse(text, { ecmaVersion, sourceType: 'module' })
  } catch (error) {
    return [`${name}: the oldest browsers cannot read it: ${(error as Error).message}`]
  }
  const found = new Set([...text.matchAll(missingPseudo)].map(([, pseudo]) => `:${pseudo}`))
  return [...found]
    .filter((pseudo) => !harmlessNames.has(pseudo))
    .map((pseudo) => `${name}: uses "${pseudo}" in a selector, which throws in the oldest browsers`)
}

const functions = new Set(missingFunctions())

/** List what the oldest browsers lack of a node of a style sheet, by the names of `harmless`. */
function gapsIn(node: ChildNode): string[] {
  if (node.type === 'atrule') {
    const { name, params } = node
    const features = [...params.matchAll(/\(([a-z-]+)/g)].map(([, feature = '']) => feature)
    return [
      ...(lacksAtRule(name) ? [`@${name}`] : []),
      ...features.flatMap((feature) => (lacksAtRule(name, feature) ? `@${name} ${feature}` : [])),
    ]
  }
  if (node.type === 'rule') {
    const pseudos = [...node.selector.matchAll(/::?([a-z-]+)/g)]
    const gaps = pseudos.flatMap(([text, name = '']) => (missing.has(name) ? text : []))
    return node.parent?.type === 'rule' ? ['nesting', ...gaps] : gaps
  }
  if (node.type !== 'decl') return []
  const { prop, value } = node
  if (lacksProperty(prop)) return [prop]
  const words = [...value.matchAll(/[a-z-]+(\(?)/g)]
  return words.flatMap(([word, isCall]) => {
    const isGap = isCall ? functions.has(word.slice(0, -1)) : lacksProperty(`${prop}: ${word}`)
    return isGap ? `${prop}: ${word}` : []
  })
}

/**
 * List harmful gaps of the oldest browsers in a style sheet. `@supports` or an earlier fallback value makes a gap
 * harmless.
 */
export function styleProblems({ name, text }: Source): string[] {
  const root = postcss.parse(text)
  root.walkAtRules('supports', (rule) => void rule.remove())
  // Browsers that do not know a value keep the previous one.
  root.walkDecls((declaration) => {
    const isBefore = (node: ChildNode) => node.type === 'decl' && node.prop === declaration.prop
    if (declaration.parent?.nodes.slice(0, declaration.parent.index(declaration)).some(isBefore)) declaration.remove()
  })
  const found = new Set<string>()
  root.walk((node) => {
    for (const gap of gapsIn(node).filter((name) => !harmlessNames.has(name)))
      found.add(`${name}: the oldest browsers lack "${gap}": ${node.toString().replace(/\s+/g, ' ').slice(0, 120)}`)
  })
  return [...found]
}

/** List the scripts and styles of the site, from files and pages, each text once. */
function sourcesOf(folder: string) {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const files = listFiles(folder)
  const scripts = new Map<string, string>()
  const styles = new Map<string, string>()
  for (const file of files) {
    if (file.endsWith('.js')) scripts.set(read(file), file)
    if (file.endsWith('.css')) styles.set(read(file), file)
  }
  for (const file of pageFiles(folder))
    for (const element of elementsOf(read(file))) {
      if (element.tagName === 'style') styles.set(elementText(element), file)
      if (isExecutable(element) && attribute(element, 'src') === undefined) scripts.set(elementText(element), file)
    }
  const list = (texts: Map<string, string>): Source[] => [...texts].map(([text, name]) => ({ name, text }))
  return { scripts: list(scripts), styles: list(styles) }
}

/** Check every script and style that the site delivers. @throws if the oldest browsers cannot read something */
export function verifyBrowsers(folder: string): void {
  const { scripts, styles } = sourcesOf(folder)
  stopAt('browsers', [...scripts.flatMap(scriptProblems), ...styles.flatMap(styleProblems)])
}
