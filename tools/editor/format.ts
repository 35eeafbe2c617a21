import { isScalar, parseDocument } from 'yaml'
import { splitFrontMatter } from '../../lib/content/front-matter'
import { inEachLocale, onceIfAlike } from '../../lib/schemas/fields'
import { isRecord } from '../../lib/util/is-record'
import { editYaml, filled, type Style } from '../../scripts/yaml/edit'

/** The field in which the editor keeps a file's original text until it writes the file again. */
export const sourceKey = 'sourceText'

type Value = Record<string, unknown>

const style: Style = {
  samePlace: true,
  printer: { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' },
  create(document, value) {
    const node = document.createNode(value)
    // Multi-line texts keep their lines, which commands that edit them rely on.
    if (isScalar(node) && typeof value === 'string' && value.includes('\n')) node.type = 'BLOCK_LITERAL'
    return node
  },
}

/**
 * Return fields with the doctor’s name changed: its form has a field for each language, while a file may have one
 * text for all.
 */
function withDoctor(fields: Value, change: (name: unknown) => unknown): Value {
  const { doctor } = fields
  return isRecord(doctor) && 'name' in doctor ? { ...fields, doctor: { ...doctor, name: change(doctor.name) } } : fields
}

/** Return the fields of a file as the editor shows them; a page's Markdown is its `body`. @throws for invalid YAML */
export function readFile(text: string, kind: 'page' | 'data'): Value {
  const { front, body } = splitFrontMatter(kind === 'page' ? 'page.md' : 'data.yaml', text)
  const document = parseDocument(front)
  if (document.errors[0]) throw document.errors[0]
  return {
    ...withDoctor(document.toJS() ?? {}, inEachLocale),
    ...(kind === 'page' ? { body: body.trim() } : {}),
    [sourceKey]: text,
  }
}

/** Return the text of a file with its present fields (`editYaml`). */
export function writeFile(content: Value, kind: 'page' | 'data'): string {
  const { [sourceKey]: source = '', body = '', ...fields } = content
  const read = splitFrontMatter(kind === 'page' ? 'page.md' : 'data.yaml', String(source).replaceAll('\r\n', '\n'))
  const lines = read.front && `${read.front.trimEnd()}\n`
  const written = withDoctor(fields, (name) => (isRecord(name) ? onceIfAlike(name) : name))
  const yaml = editYaml(lines, style, (map, put) => put(map, filled(written)))
  if (kind === 'data') return yaml
  const [gap] = source ? (/^\n*/.exec(read.body) ?? ['']) : ['\n']
  return `---\n${yaml}---\n${gap}${String(body).trim()}\n`
}
