import { isNode, isScalar, LineCounter, parseDocument, visit, type YAMLParseError } from 'yaml'

/** A mistyped line, counted from 1, and how to mend it. */
type Mistake = { line: number; reason: string }

/** Spaces and marks that look like a plain space, or like nothing, and that YAML takes for letters. */
const odd = '[\\u00a0\\u1680\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u2064\\u3000\\ufeff]'
const oddSpace =
  'holds a space that is none, which word processors and Option+Space write: delete it, and type a plain one'
const before = '^ *(?:- +)*'
const inQuotes = 'put the whole text in quotes'

/** What is wrong with a line, by how it looks. */
const lines: [RegExp, string][] = [
  [RegExp(`${before}-?${odd}|${before}[\\w-]+:${odd}`), oddSpace],
  [/^ *\t/, 'begins with a tab: delete it, and type spaces, two for each step to the right'],
  [/^(?:---|\.\.\.)\s*$/, 'ends the fields before their end: delete this line of marks'],
  [/^ *-[^\s-]/, 'has no space after its "-": type one'],
  [RegExp(`${before}[\\w-]+:[^\\s:/]`), 'has no space after its colon: type one'],
]

/** What is wrong with a text behind `name: ` or `- `, by how it looks. */
const values: [RegExp, string][] = [
  [/^"[^"]*\\/, 'has a \\ between double quotes, where it has a meaning of its own: type it twice'],
  [/^".*".*"|^"[^"]*"[^"]+$/, 'has straight quotes within its text: type curly ones, “like this”'],
  [/^"/, 'begins with a quotation mark that never closes: type one more at the end of the text'],
  [/^'/, 'has an apostrophe in single quotes, which ends them: put the text in double quotes'],
  [/^\{.*: .*: /, 'has a text with a colon between { and }: put that text in quotes'],
  [/:(?:\s|$)/, `has a colon in its text: ${inQuotes}`],
]

/** Signs that no unquoted text may begin with. */
const first = /^(?:[*&!@`%?,\]}-]|[|>](?![-+]?$)|\[(?=.*\].)|\{(?=.*\}.))/
const meansElse = (sign: string) => `begins with ${sign}, which has a meaning of its own here: ${inQuotes}`

const unclosed: [RegExp, string][] = [
  [/^\[[^\]]*$/, 'begins a list with [ that never closes: type ] at its end'],
  [/^\{[^}]*$/, 'begins with { that never closes: type } at its end'],
]

const reasonIn = (table: [RegExp, string][], text: string) => table.find(([pattern]) => pattern.test(text))?.[1]
const textOf = (line: string) => line.replace(/^\s*(?:- +)*(?:[\w-]+:(?: +|$))?/, '').trim()
const indentOf = (line: string) => /^ */.exec(line)?.[0].length ?? 0
const isField = (line: string) => /^\s*(?:- +)*[\w-]+:(?:\s|$)|^\s*- /.test(line)

/** Say what is wrong with a line by how it looks; undefined if nothing strikes. */
function reasonOf(line: string): string | undefined {
  const value = textOf(line)
  const sign = first.exec(value)?.[0]
  return (
    reasonIn([...lines, ...unclosed], line) ??
    reasonIn(unclosed, value) ??
    (sign ? meansElse(sign) : reasonIn(values, value))
  )
}

/** Explain why the parser stopped, from the lines around: its own words help only programmers. */
function explain({ code, message, linePos }: YAMLParseError, source: string): Mistake {
  const all = source.split(/\r?\n/)
  const at = Math.min(linePos?.[0].line ?? 1, all.length)
  const lineAt = (line: number) => all[line - 1] ?? ''
  if (code === 'DUPLICATE_KEY')
    return { line: at, reason: `has the field "${/[\w-]+/.exec(lineAt(at))?.[0]}" once more: keep one of the two` }
  // An open quotation mark is noticed only further down.
  const open = message.startsWith('Missing closing')
    ? all.slice(0, at).findLastIndex((line) => /^["'][^"']*$/.test(textOf(line))) + 1
    : 0
  const from = open || at
  const own = reasonOf(lineAt(from))
  if (own) return { line: from, reason: own }
  const above = reasonIn(unclosed, textOf(lineAt(at - 1))) ?? reasonIn(lines, lineAt(at - 1))
  if (above) return { line: at - 1, reason: above }
  if (!isField(lineAt(at)))
    return {
      line: at,
      reason: 'is no "name: value" line: write one, or move it up to the end of the text that it continues',
    }
  const line = indentOf(lineAt(at + 1)) > indentOf(lineAt(at)) ? at + 1 : at
  const reason =
    reasonIn(lines, lineAt(line)) ??
    'begins further left or right than its neighbors: give it the same spaces; if the text above goes on here, put that text in quotes'
  return { line, reason }
}

const oddSigns = RegExp(odd)
const oddDash = RegExp(`^-(?:${odd}|[^\\s\\d-].* - )`)

/** Find what the parser accepts though it is not what was meant. */
function misread(document: ReturnType<typeof parseDocument>, counter: LineCounter): Mistake | undefined {
  let mistake: Mistake | undefined
  const found = (node: unknown, reason: string) => {
    mistake = { line: isNode(node) && node.range ? counter.linePos(node.range[0]).line : 1, reason }
    return visit.BREAK
  }
  const used = new Set<string>()
  visit(document, { Alias: (_, { source }) => void used.add(source) })
  visit(document, {
    // Programs write &a1 and *a1 for what appears twice; what a person types refers to nothing.
    Alias: (_, node) => (node.resolve(document) ? undefined : found(node, meansElse('*'))),
    Pair: (_, { key }) => (isScalar(key) && oddSigns.test(String(key.value)) ? found(key, oddSpace) : undefined),
    Map(_, node) {
      // `{clinic}` as the whole text, or `{ firstVisit: 1,200 }`.
      const bare = node.flow ? node.items.find(({ key, value }) => isScalar(key) && value === null) : undefined
      if (!bare) return undefined
      const isNumber = isScalar(bare.key) && typeof bare.key.value === 'number'
      return found(
        node,
        isNumber
          ? 'has a comma within a number: write 1200, not 1,200'
          : `has a part between { and } without a colon and a space: type them, or ${inQuotes}`,
      )
    },
    Node(_, node) {
      if ('anchor' in node && node.anchor && !used.has(node.anchor)) return found(node, meansElse('&'))
      if (node.tag?.startsWith('!')) return found(node, meansElse('!'))
      if (!isScalar(node) || node.type !== 'PLAIN' || !node.source) return undefined
      if (oddDash.test(node.source)) return found(node, reasonOf(node.source) ?? oddSpace)
      // A comment that is meant as one has a space after its `#`.
      if (!node.comment || /^\s/.test(node.comment)) return undefined
      const whole = JSON.stringify(`${node.source} #${node.comment}`)
      return found(node, `ends before its " #", where a comment begins: put the text in quotes, ${whole}`)
    },
  })
  return mistake
}

/** Parse YAML. @returns the document, and what in it was mistyped, if anything */
export function parseYaml(source: string) {
  const counter = new LineCounter()
  const document = parseDocument(source, { lineCounter: counter })
  const [error] = document.errors
  const mistake = error ? explain(error as YAMLParseError, source) : misread(document, counter)
  return { document, counter, mistake }
}
