/** Stop the build if the oldest browsers of `browserslist` (package.json) cannot read a script or style. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type CallExpression,
  type Identifier,
  type Literal,
  type Node,
  parse,
  type TemplateLiteral,
  type TryStatement,
  type VariableDeclarator,
} from 'acorn'
import { fullAncestor } from 'acorn-walk'
import doiuse from 'doiuse'
import postcss, { type ChildNode } from 'postcss'
import { listFiles } from '../../lib/util/files'
import { missingSelectors } from '../shared/browser-gaps'
import { oldestBrowsers } from '../shared/browsers'
import { attribute, elementsOf, elementText } from '../shared/html'
import { pageFiles } from '../shared/page-files'
import { stopAt } from '../shared/problems'
import { isExecutable } from './next/defer-scripts'

type Source = { name: string; text: string }

/** The last edition of ECMAScript that they support: the flag `v` of regular expressions is of the next. */
const ecmaVersion = 2022

/** The methods that throw at a selector that the browser does not know. */
const selecting = ['querySelector', 'querySelectorAll', 'closest', 'matches']

/** Return the text of a string or template; values in a template do not count. */
const textOf = (node: Node | null | undefined): string =>
  node?.type === 'Literal'
    ? String((node as Literal).value)
    : node?.type === 'TemplateLiteral'
      ? (node as TemplateLiteral).quasis.map(({ value }) => value.cooked).join('')
      : ''

/** Return what a call asks the document for, if it is one of those and no `try` catches its error. */
function askedBy({ callee, arguments: [selector] }: CallExpression, ancestors: Node[]): Node | undefined {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined
  const isCaught = ancestors.some(
    (node, i) => node.type === 'TryStatement' && ancestors[i + 1] === (node as TryStatement).block,
  )
  return selecting.includes(callee.property.name) && !isCaught ? selector : undefined
}

/** List the selectors that a script asks the document for, as it writes them or from a constant. */
function selectorsOf(program: Node): string[] {
  const constants: { name: string; text: string }[] = []
  const asked: Node[] = []
  fullAncestor(program, (node, _, ancestors) => {
    const { id, init } = node as VariableDeclarator
    if (node.type === 'VariableDeclarator' && id.type === 'Identifier')
      constants.push({ name: id.name, text: textOf(init) })
    const selector = node.type === 'CallExpression' && askedBy(node as CallExpression, ancestors)
    if (selector) asked.push(selector)
  })
  return asked.flatMap((node) => [
    textOf(node),
    ...constants.flatMap(({ name, text }) => ((node as Identifier).name === name ? text : [])),
  ])
}

const missing = new Set(missingSelectors())

/** List what the oldest browsers cannot read in a script. */
export function scriptProblems({ name, text }: Source): string[] {
  try {
    const names = selectorsOf(parse(text, { ecmaVersion, sourceType: 'module' })).flatMap((selector) =>
      [...selector.matchAll(/:([a-z-]+)/g)].flatMap(([, pseudo = '']) => (missing.has(pseudo) ? pseudo : [])),
    )
    return [...new Set(names)].map((pseudo) => `${name}: asks for ":${pseudo}", at which the oldest browsers throw`)
  } catch (error) {
    return [`${name}: the oldest browsers cannot read it: ${(error as Error).message}`]
  }
}

/**
 * CSS features, by caniuse name, that some of the oldest browsers lack wholly or partly, and why that is harmless.
 */
const harmless: Record<string, string> = {
  'css-clip-path': 'only basic shapes are used',
  'css-color-adjust': 'paper in fewer colors',
  'css-content-visibility': 'what is out of view is laid out at once',
  'css-display-contents': 'not on buttons and tables, where it fails',
  'css-marker-pseudo': 'the marker has the color of the text',
  'css-masks': 'with a prefix',
  'css-media-scripting': 'the loader does the same where it matters (components/client/plain.ts)',
  'css-paged-media': 'paper has the margins of the printer',
  'css-resize': 'a text field keeps its size',
  'css-text-indent': 'only lengths are used',
  'css3-attr': 'only in `content`, where all have it',
  'extended-system-fonts': 'fallback names follow',
  'intrinsic-width': 'with a prefix',
  multicolumn: 'breaks in columns are a matter of looks',
  'text-decoration': 'lines are a little thinner',
}

/**
 * List harmful gaps of the oldest browsers in a style sheet. `@supports` or an earlier fallback value makes a gap
 * harmless.
 */
export async function styleProblems({ name, text }: Source): Promise<string[]> {
  const found = new Set<string>()
  const report = (what: string, where: string) =>
    found.add(`${name}: ${what}: ${where.replace(/\s+/g, ' ').slice(0, 120)}`)
  const root = postcss.parse(text)
  root.walkAtRules('supports', (rule) => void rule.remove())
  // Browsers that do not know a value keep the previous one.
  root.walkDecls((declaration) => {
    const isBefore = (node: ChildNode) => node.type === 'decl' && node.prop === declaration.prop
    if (declaration.parent?.nodes.slice(0, declaration.parent.index(declaration)).some(isBefore)) declaration.remove()
  })
  const plugin = doiuse({
    browsers: oldestBrowsers(),
    ignore: Object.keys(harmless),
    onFeatureUsage: ({ message, usage }) => report(message.replace(/^.*?: /, ''), usage.toString()),
  })
  await postcss([plugin]).process(root, { from: undefined })
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
export async function checkBrowsers(folder: string): Promise<void> {
  const { scripts, styles } = sourcesOf(folder)
  const inStyles = await Promise.all(styles.map(styleProblems))
  stopAt('browsers', [...scripts.flatMap(scriptProblems), ...inStyles.flat()])
}
