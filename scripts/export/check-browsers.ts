/** Stop the build if the oldest browsers of `browserslist` (package.json) cannot read a script or style. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Literal, type Node, parse, type TemplateElement } from 'acorn'
import { full } from 'acorn-walk'
import doiuse from 'doiuse'
import postcss, { type ChildNode } from 'postcss'
import { listFiles } from '../../lib/util/files'
import { oldestBrowsers } from '../shared/browsers'
import { attribute, elementsOf, elementText } from '../shared/html'
import { pageFiles } from '../shared/page-files'
import { stopAt } from '../shared/problems'
import { isExecutable } from './next/defer-scripts'

type Source = { name: string; text: string }

/**
 * The last edition of ECMAScript that they support almost fully. Exceptions are named below; later syntax, such as
 * the flag `v` of regular expressions, does not parse.
 */
const ecmaVersion = 2022

const lookbehind = /\(\?<[=!]/

/** List features that Safari before 16.4 lacks, though they belong to that edition or an earlier one. */
function tooNewIn(program: Node): string[] {
  const found: string[] = []
  const look = (text: unknown) => {
    if (typeof text === 'string' && lookbehind.test(text)) found.push('a lookbehind, (?<= or (?<!')
  }
  full(program, (node) => {
    const { type } = node
    if (type === 'StaticBlock') found.push('a static block of a class')
    // A string may be the argument of the `RegExp` constructor.
    if (type === 'Literal') look((node as Literal).regex?.pattern ?? (node as Literal).value)
    if (type === 'TemplateElement') look((node as TemplateElement).value.raw)
  })
  return [...new Set(found)]
}

/** List what the oldest browsers cannot read in a script. */
export function scriptProblems({ name, text }: Source): string[] {
  try {
    const found = tooNewIn(parse(text, { ecmaVersion, sourceType: 'module' }))
    return found.map((what) => `${name}: has ${what}, which Safari reads from 16.4 on: write it in another way`)
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
  'css-container-query-units': 'drawings move slightly',
  'css-content-visibility': 'what is out of view is laid out at once',
  'css-display-contents': 'not on buttons and tables, where it fails',
  'css-has': 'marks a state that is also told otherwise',
  'css-hyphens': 'lines break elsewhere',
  'css-marker-pseudo': 'the marker has the color of the text',
  'css-masks': 'with a prefix',
  'css-media-scripting': 'the loader does the same where it matters (components/client/plain.ts)',
  'css-overflow': '`clip` is only an optimization here',
  'css-overscroll-behavior': 'the page scrolls on behind an open menu',
  'css-paged-media': 'paper has the margins of the printer',
  'css-resize': 'a text field keeps its size',
  'css-text-indent': 'only lengths are used',
  'css3-attr': 'only in `content`, where all have it',
  'extended-system-fonts': 'fallback names follow',
  'intrinsic-width': 'with a prefix',
  multicolumn: 'breaks in columns are a matter of looks',
  'text-decoration': 'lines are a little thinner',
}

/** Properties that caniuse does not track; `transform` does the same in all browsers. */
const individualTransform = /^(translate|rotate|scale)$/

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
  root.walkDecls(individualTransform, (declaration) => {
    report(`"${declaration.prop}" needs Chrome 104: write "transform"`, declaration.parent?.toString() ?? '')
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
