import postcss, { type AtRule, type ChildNode, type Container, type Root } from 'postcss'
import parser, { type Node as Part } from 'postcss-selector-parser'
import { frameLoadedClass, knownId } from '@/lib/loader/contract'
import { decode, type Names, shortNames } from './short-names'

/**
 * The class names of a page, its elements (`<p`), ids (`#main`), marks (`[data-reveal`) and roles (`[role=list`), those inside
 * `<noscript>` included.
 */
const namesOf = (html: string) => [
  ...[...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => decode(names).split(/\s+/)),
  ...(html.match(/<[a-z][a-z0-9-]*/gi) ?? []),
  ...[...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => `#${id}`),
  ...(html.match(/(?<=\s)data-[\w-]+(?==)/g) ?? []).map((name) => `[${name}`),
  ...[...html.matchAll(/\srole="([^"]*)"/g)].map(([, role = '']) => `[role=${role}`),
]

/** The parts of form controls; those of `<details>` are none. */
const controlPart = /^::-webkit-(?!details)|^::-moz|^:-moz-ui|^::file|^::placeholder/

/** The functions around a part of a selector: `:is`, `:not`, `:where` … */
const functionsAround = ({ parent }: Pick<Part, 'parent'>): string[] =>
  parent ? [...(parent.type === 'pseudo' ? [parent.value] : []), ...functionsAround(parent)] : []

/** The sign of an attribute that marks a place in the page; undefined for others. */
const markOf = ({ attribute, value }: parser.Attribute) =>
  attribute.startsWith('data-') ? `[${attribute}` : attribute === 'role' ? `[role=${value}` : undefined

/**
 * What a selector asks for: all of some class names, elements (`<p`), ids and marks; and, where it names classes and ids in its
 * functions alone, or marks in `:has`, one of those: what they say may hold for one or another. The parts of form controls
 * stand for an `input`. Beside a class, a mark may be a state that a script sets.
 */
function asked(selector: string) {
  const [classes, some, elements, marks]: [string[], string[], string[], string[]] = [[], [], [], []]
  let isControl = false
  parser((root) =>
    root.walk((part) => {
      const functions = functionsAround(part)
      const isOutside = functions.length === 0
      if (part.type === 'class' && !functions.includes(':not')) (isOutside ? classes : some).push(part.value)
      if (part.type === 'tag' && isOutside) elements.push(`<${part.value}`)
      if (part.type === 'id' && part.value !== knownId && !functions.includes(':not'))
        (isOutside ? marks : some).push(`#${part.value}`)
      const mark = part.type === 'attribute' ? markOf(part) : undefined
      if (mark && isOutside) marks.push(mark)
      if (mark && functions.includes(':has') && !functions.includes(':not')) some.push(mark)
      isControl ||= part.type === 'pseudo' && isOutside && controlPart.test(part.value)
    }),
  ).processSync(selector)
  if (isControl && elements.length === 0) elements.push('<input')
  return classes.length > 0
    ? { classes, others: elements, some: [] }
    : { classes, others: [...elements, ...marks], some }
}

/** @param names what the pages have: see `namesOf` */
function isUsed(selector: string, names: Names): boolean {
  const { classes, others, some } = asked(selector)
  const needed = [...classes, ...others]
  return needed.every((name) => names.has(name)) && (some.length === 0 || some.some((name) => names.has(name)))
}

/** The class names of Tailwind's utilities in a sheet. */
export function utilitiesIn(sheet: Root): Set<string> {
  const names = new Set<string>()
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params !== 'utilities') return
    layer.walkRules(({ selector }) => {
      const { classes, some } = asked(selector)
      for (const name of [...classes, ...some]) names.add(name)
    })
  })
  return names
}

/**
 * Takes out what has become empty. An empty layer stays as a statement: the order of layers is that in which they are named
 * first (CSS Cascade 5), and the whole sheet comes later.
 */
function tidy(container: Container) {
  container.each((node) => {
    if (!('each' in node)) return
    tidy(node as Container)
    if ((node as Container).nodes?.length !== 0) return
    if ((node as AtRule).name === 'layer') (node as AtRule).nodes = undefined
    else node.remove()
  })
}

const variables = (text: string) => text.match(/--[\w-]+/g) ?? []

/** Takes out the custom properties that nothing reads, with what registers them. */
function dropVariables(root: Root) {
  const read = new Set<string>()
  root.walkDecls(({ value }) => {
    for (const name of value.match(/(?<=var\()--[\w-]+/g) ?? []) read.add(name)
  })
  root.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove()
  })
  root.walkAtRules('property', (rule) => {
    if (!variables(rule.params).some((name) => read.has(name))) rule.remove()
  })
}

/** A selector with the short names of its classes. */
const shortened = (selector: string, short: Map<string, string>) =>
  parser((root) =>
    root.walkClasses((part) => {
      const name = short.get(part.value)
      if (name) part.value = name
    }),
  ).processSync(selector)

/** The class names of a selector, whatever it says of them. */
function classesOf(selector: string): Set<string> {
  const names = new Set<string>()
  parser((root) => root.walkClasses(({ value }) => void names.add(value))).processSync(selector)
  return names
}

function classesIn(sheet: Root): Set<string> {
  const names = new Set<string>()
  sheet.walkRules((rule) => {
    if (isSelectorList(rule)) for (const name of classesOf(rule.selector)) names.add(name)
  })
  return names
}

const isSelectorList = (node: ChildNode) =>
  node.type === 'rule' && (node.parent as AtRule | undefined)?.name !== 'keyframes'

/**
 * The names of the pages of each kind: see `namesOf`. Pages of a kind share their styles, since the security policy
 * names each text once.
 */
export function namesByKind(pages: Iterable<{ file: string; html: string }>, kindOf: (file: string) => string) {
  const byKind = new Map<string, Names>()
  for (const { file, html } of pages) {
    const kind = kindOf(file)
    const names: Names = byKind.get(kind) ?? new Map()
    for (const name of namesOf(html)) names.set(name, (names.get(name) ?? 0) + 1)
    byKind.set(kind, names)
  }
  return byKind
}

/** The names of all kinds together. */
function inAll(kinds: Iterable<Names>): Names {
  const all: Names = new Map()
  for (const names of kinds) for (const [name, count] of names) all.set(name, (all.get(name) ?? 0) + count)
  return all
}

/** The short names of the utilities of all pages, and what each page needs of the style sheet. */
export type PageStyles = {
  short: Map<string, string>
  /**
   * The rules whose classes, elements, ids and marks a page has, with short names. What scripts add to it and what other
   * pages need is in the whole sheet, which the loader asks for beside the scripts.
   */
  of: (names: Names) => string
}

/**
 * @param css the whole sheet
 * @param kinds what the pages of each kind have: see `namesByKind`
 */
export function pageStyles(css: string, kinds: Iterable<Names>): PageStyles {
  const whole = postcss.parse(css)
  const taken = classesIn(whole).add(frameLoadedClass)
  const short = shortNames(inAll(kinds), utilitiesIn(whole), taken)
  const of = (names: Names) => {
    const root = whole.clone()
    root.walkRules((rule) => {
      if (!isSelectorList(rule)) return
      rule.selectors = rule.selectors
        .filter((selector) => isUsed(selector, names))
        .map((selector) => shortened(selector, short))
      if (rule.selector === '') rule.remove()
    })
    dropVariables(root)
    tidy(root)
    return root.toString()
  }
  return { short, of }
}

/** What ends a class name in a script, in data or in a page. */
const separators = /[\s"'`]+|\$\{|\}/

/** The words of scripts and data that may be class names. */
export function wordsOf(texts: Iterable<string>): Set<string> {
  const words = new Set<string>()
  for (const text of texts) for (const word of text.split(separators)) words.add(decode(word))
  return words
}

/**
 * A whole sheet that dresses the short names, and those long ones that still stand somewhere.
 * @param words the words of scripts and data: see `wordsOf`
 */
export function withShortNames(css: string, short: Map<string, string>, words: Set<string>): string {
  const isSaid = (name: string) => words.has(name) || !short.has(name) || separators.test(name) || name.includes('\\')
  const sheet = postcss.parse(css)
  sheet.walkRules((rule) => {
    if (!isSelectorList(rule)) return
    rule.selectors = rule.selectors.flatMap((selector) => {
      const shorter = shortened(selector, short)
      return shorter === selector || ![...classesOf(selector)].every(isSaid) ? [shorter] : [selector, shorter]
    })
  })
  return sheet.toString()
}
