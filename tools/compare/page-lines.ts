import { html as parser } from 'parse5'
import { linesOf } from '../../lib/seo/structured-data/nodes'
import {
  attribute,
  type Element,
  elementsOf,
  elementText,
  isElement,
  type Node,
  nodesOf,
  visibleText,
} from '../../scripts/shared/html'

/**
 * Return a text without the parts that change with every build: files of `_next/static` keep their name and
 * extension; hashes of the Content-Security-Policy and React's ids become placeholders. A list of hashes becomes one.
 */
export function withoutHashes(text: string): string {
  return text
    .replace(/\/_next\/static\/[\w./~-]*/g, nameWithoutHash)
    .replace(/('sha256-[\w+/=]+'\s*)+/g, (hashes) => `'sha256-*'${/\s$/.test(hashes) ? ' ' : ''}`)
    .replace(/_R_\w*?_(?=\W|$)/g, '_R_')
}

/**
 * Remove the hash of a name: `/_next/static/media/figtree.1t3s5vbq-357l.woff2` → `/_next/figtree.woff2`,
 * `/_next/static/chunks/0uw5yb.css` → `/_next/*.css`.
 */
function nameWithoutHash(address: string): string {
  const parts = address.split('/').at(-1)?.split('.') ?? []
  const ending = parts.length > 1 ? `.${parts.at(-1)}` : ''
  return `/_next/${parts.length > 2 ? parts[0] : '*'}${ending}`
}

const skipped = new Set(['script', 'style', 'template'])
/** Inline elements: they do not break a line. */
const inline = new Set(
  'a abbr b br button cite code em i img input label small span strong sub sup svg time use'.split(' '),
)
/** Return what assistive technology announces about an element's text. */
const roles = new Set('h1 h2 h3 h4 h5 h6 li dt dd th td caption figcaption label legend option summary'.split(' '))
const landmarks = new Set('main nav header footer aside article form ul ol dl table figure details dialog'.split(' '))
/** Their ends matter too: they show what is clickable. */
const controls = new Set(['a', 'button', 'summary'])
/** Attributes without effect for visitors, or ids that refer to words (the words are listed instead). */
const unseen =
  /^(class|style|id|for|loading|decoding|fetchpriority|crossorigin|data-(?!src$).*|aria-(controls|labelledby|describedby|owns))$/
const seenInDrawings = new Set(['role', 'aria-label', 'aria-hidden', 'href'])
/** Links in the head that only affect loading. */
const hints = /^(stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch)$/

type Attribute = { name: string; value: string }

const tag = (name: string, attributes: Attribute[]) =>
  `<${[name, ...attributes.map((item) => `${item.name}="${item.value}"`).sort()].join(' ')}>`

/** Return the fragments that the links of a page lead to: `/faq#costs` → `costs`. */
export const fragmentsIn = (html: string): string[] =>
  [...html.matchAll(/href="[^"#]*#([^"]+)"/g)].map(([, fragment = '']) => fragment)

/** Return title, metadata and links sorted by name, then structured data as lines of path and value. */
function headLines(elements: Element[]): string[] {
  const nameOf = (element: Element) =>
    ['name', 'property', 'http-equiv', 'rel'].map((name) => attribute(element, name)).find(Boolean) ?? element.tagName
  const listed = elements
    .filter(
      ({ tagName, namespaceURI }) => ['title', 'meta', 'link'].includes(tagName) && namespaceURI === parser.NS.HTML,
    )
    .filter((element) => element.tagName !== 'link' || !hints.test(nameOf(element)))
    // Those with the same name keep their order: the first picture counts.
    .sort((a, b) => nameOf(a).localeCompare(nameOf(b)))
  const data = elements.filter((element) => attribute(element, 'type') === 'application/ld+json')
  return [
    ...listed.map((element) => tag(element.tagName, element.attrs) + visibleText(element)),
    ...data.flatMap((script) => linesOf(JSON.parse(elementText(script)))),
  ]
}

/**
 * Return a function that looks up the words that ids refer to: an element's own, or with `for:ID` those of a field's
 * label.
 */
function labelReader(elements: Element[]): (ids: string) => string {
  const words = new Map<string, string>()
  for (const element of elements) {
    const [id, field] = [attribute(element, 'id'), attribute(element, 'for')]
    if (id) words.set(id, visibleText(element))
    if (field) words.set(`for:${field}`, visibleText(element))
  }
  return (ids) => Array.from(ids.split(/\s+/), (id) => words.get(id) ?? '').join(' ')
}

/**
 * Describe what a page says to people, search engines and assistive technology, line by line: metadata and structured
 * data, then the text in reading order with its headings, lists, landmarks, links, controls, labelled fields and
 * pictures. Classes, styles, scripts, wrappers and build hashes are left out.
 * @param targets the ids that links lead to; others do not matter to visitors
 * @throws if its structured data is not valid JSON
 */
export function pageLines(html: string, targets: Set<string>): string[] {
  const elements = elementsOf(html)
  const wordsOf = labelReader(elements)
  const lines = headLines(elements)
  let line = ''
  const endLine = (role: string) => {
    const said = line.replace(/\s+/g, ' ').trim()
    if (said) lines.push(role ? `${role}: ${said}` : said)
    line = ''
  }
  const noticed = (element: Element): string => {
    const isDrawing = element.namespaceURI === parser.NS.SVG
    const attributes: Attribute[] = element.attrs.filter(({ name }) =>
      isDrawing ? seenInDrawings.has(name) : !unseen.test(name),
    )
    const add = (name: string, value: string) => value && attributes.push({ name, value })
    const id = attribute(element, 'id') ?? ''
    add('id', targets.has(id) ? id : '')
    add('label', wordsOf(attribute(element, 'aria-labelledby') ?? `for:${id}`))
    add('description', wordsOf(attribute(element, 'aria-describedby') ?? ''))
    const { tagName } = element
    return attributes.length > 0 || landmarks.has(tagName) || controls.has(tagName) ? tag(tagName, attributes) : ''
  }
  const visit = (node: Node, role: string) => {
    if ('value' in node) line += node.value
    if (!isElement(node) || skipped.has(node.tagName)) return
    const isBlock = !inline.has(node.tagName)
    const own = roles.has(node.tagName) ? node.tagName : role
    if (isBlock) endLine(role)
    line += node.tagName === 'br' ? ' ' : noticed(node)
    if (landmarks.has(node.tagName)) endLine('')
    // A browser that runs scripts treats its content as text.
    const children = node.tagName === 'noscript' ? nodesOf(elementText(node)) : node.childNodes
    for (const child of children) visit(child, own)
    if (controls.has(node.tagName)) line += `</${node.tagName}>`
    if (isBlock) endLine(own)
  }
  const [root] = elements
  const body = elements.find(({ tagName }) => tagName === 'body')
  if (root) lines.unshift(noticed(root))
  if (body) visit(body, '')
  return lines.map(withoutHashes)
}
