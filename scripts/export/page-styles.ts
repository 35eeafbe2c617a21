import postcss, { type AtRule, type ChildNode, type Container, type Root } from 'postcss'

/** The class names of a page, those inside `<noscript>` included. */
const classesIn = (html: string) =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => decode(names).split(/\s+/)))

const decode = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|#x27);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
  )

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
export function asked(selector: string): { all: string[]; some: string[] } {
  const all = namesIn(plain(selector))
  return { all, some: all.length > 0 ? [] : namesIn(selector.replace(/:not\([^()]*\)/g, '')) }
}

function isUsed(selector: string, classes: Set<string>): boolean {
  const { all, some } = asked(selector)
  return all.every((name) => classes.has(name)) && (some.length === 0 || some.some((name) => classes.has(name)))
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

const isSelectorList = (node: ChildNode) =>
  node.type === 'rule' && (node.parent as AtRule | undefined)?.name !== 'keyframes'

/**
 * The classes of the pages of each kind, by file. Pages of a kind share their styles, since the security policy names each
 * text once.
 */
export function classesByKind(pages: Iterable<{ file: string; html: string }>, kindOf: (file: string) => string) {
  const byKind = new Map<string, Set<string>>()
  for (const { file, html } of pages) {
    const kind = kindOf(file)
    byKind.set(kind, new Set([...(byKind.get(kind) ?? []), ...classesIn(html)]))
  }
  return byKind
}

/**
 * What a page needs of the style sheet: the rules whose classes it has. What scripts add to it and what other pages need
 * is in the whole sheet, which the loader asks for beside the scripts.
 * @param css the whole sheet
 */
export function pageStyles(css: string): (classes: Set<string>) => string {
  const whole = postcss.parse(css)
  return (classes) => {
    const root = whole.clone()
    root.walkRules((rule) => {
      if (!isSelectorList(rule)) return
      rule.selectors = rule.selectors.filter((selector) => isUsed(selector, classes))
      if (rule.selector === '') rule.remove()
    })
    dropVariables(root)
    tidy(root)
    return root.toString()
  }
}
