import postcss, { type AtRule, type ChildNode, type Container, type Root } from 'postcss'
import { decode, shortNames } from './short-names'

/** The class names of a page and its elements (`<p`), those inside `<noscript>` included. */
const namesOf = (html: string) => [
  ...[...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => decode(names).split(/\s+/)),
  ...(html.match(/<[a-z][a-z0-9-]*/gi) ?? []),
]

/** A class name in a selector, with its escapes (CSS Syntax, "Consume an escaped code point"). */
const className = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-])+)/gi
const unescaped = (name: string) =>
  name.replace(/\\([0-9a-f]{1,6}\s?|.)/gi, (_, code: string) =>
    /^[0-9a-f]/i.test(code) ? String.fromCodePoint(Number.parseInt(code, 16)) : code,
  )

/** A selector without its functions: what they say may hold for one class or another. */
function plain(selector: string): string {
  let depth = 0
  let text = ''
  for (let i = 0; i < selector.length; i++) {
    if (selector[i] === '\\') {
      if (depth === 0) text += selector.slice(i, i + 2)
      i++
      continue
    }
    if (selector[i] === '(') depth++
    if (depth === 0) text += selector[i]
    if (selector[i] === ')') depth--
  }
  return text
}

const namesIn = (selector: string) => [...selector.matchAll(className)].map(([, name = '']) => unescaped(name))

/** The class names that a selector asks for, and those of which it asks for one. */
function asked(selector: string): { all: string[]; some: string[] } {
  const all = namesIn(plain(selector))
  return { all, some: all.length > 0 ? [] : namesIn(selector.replace(/:not\([^()]*\)/g, '')) }
}

/** The elements that a selector names outside its functions; the parts of form controls stand for an `input`. */
function elementsIn(selector: string): string[] {
  const bare = plain(selector).replace(/\\.|\[[^\]]*\]/g, '')
  const names = [...bare.matchAll(/(?<![\w.#:-])[a-z][a-z0-9]*/g)].map(([name]) => `<${name}`)
  const isControl = /::-webkit-(?!details)|::-moz|:-moz-ui|::file|::placeholder/.test(bare)
  return isControl && names.length === 0 ? ['<input'] : names
}

/** @param names the classes and elements of the pages */
function isUsed(selector: string, names: Set<string>): boolean {
  const { all, some } = asked(selector)
  const needed = [...all, ...elementsIn(selector)]
  return needed.every((name) => names.has(name)) && (some.length === 0 || some.some((name) => names.has(name)))
}

/** The class names of Tailwind's utilities in a sheet. */
export function utilitiesIn(sheet: Root): Set<string> {
  const names = new Set<string>()
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params !== 'utilities') return
    layer.walkRules(({ selector }) => {
      const { all, some } = asked(selector)
      for (const name of [...all, ...some]) names.add(name)
    })
  })
  return names
}

/** Takes out what has become empty. */
function tidy(container: Container) {
  container.each((node) => {
    if (!('each' in node)) return
    tidy(node as Container)
    if ((node as Container).nodes?.length === 0) node.remove()
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

const shortOf = (short: Map<string, string>, name: string) => {
  const found = short.get(unescaped(name))
  return found && `.${found}`
}

const isSelectorList = (node: ChildNode) =>
  node.type === 'rule' && (node.parent as AtRule | undefined)?.name !== 'keyframes'

/**
 * The classes and elements of the pages of each kind. Pages of a kind share their styles, since the security policy
 * names each text once.
 */
export function namesByKind(pages: Iterable<{ file: string; html: string }>, kindOf: (file: string) => string) {
  const byKind = new Map<string, Set<string>>()
  for (const { file, html } of pages) {
    const kind = kindOf(file)
    byKind.set(kind, new Set([...(byKind.get(kind) ?? []), ...namesOf(html)]))
  }
  return byKind
}

/**
 * What a page needs of the style sheet: the rules whose classes and elements it has, with short names. What scripts add
 * to it and what other pages need is in the whole sheet, which the loader asks for beside the scripts.
 * @param css the whole sheet
 */
export function pageStyles(css: string): (names: Set<string>) => { short: Map<string, string>; text: string } {
  const whole = postcss.parse(css)
  const utilities = utilitiesIn(whole)
  return (names) => {
    const short = shortNames(names, utilities)
    const root = whole.clone()
    root.walkRules((rule) => {
      if (!isSelectorList(rule)) return
      rule.selectors = rule.selectors
        .filter((selector) => isUsed(selector, names))
        .map((selector) => selector.replace(className, (whole, name) => shortOf(short, name) ?? whole))
      if (rule.selector === '') rule.remove()
    })
    dropVariables(root)
    tidy(root)
    return { short, text: root.toString() }
  }
}
