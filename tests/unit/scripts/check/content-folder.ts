import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Document, isCollection, isMap, isSeq, parseDocument } from 'yaml'
import { isContent, photosAmong, readSources } from '@/lib/content/read'
import { listFiles } from '@/lib/util/files'
import { checkRead } from '@/scripts/check/check-content'
import { copyContent, knownFacts } from '@/tests/known-facts'
import { temporaryFolder } from '../../temporary-folder'

/** `hours.monday.0`, or its steps. In a list, a step may be the id of an item: `signs.wrong.parts`. */
type Path = string | (string | number)[]

/** Return the steps of a path, with positions in place of ids. */
function stepsOf(document: Document, path: Path) {
  if (typeof path !== 'string') return path
  let node: unknown = document.contents
  return path.split('.').map((name) => {
    const position = isSeq(node)
      ? node.items.findIndex((item) => isMap(item) && [item.get('id'), item.get('code')].includes(name))
      : -1
    const step = position >= 0 ? position : /^\d+$/.test(name) ? Number(name) : name
    node = isCollection(node) ? node.get(step, true) : undefined
    return step
  })
}

const originals = new Map<string, string | Buffer>(
  listFiles('content').map((file) => {
    const data = knownFacts.get(file) ?? readFileSync(join('content', file))
    return [file, /\.(md|yaml)$/.test(file) ? data.toString() : data]
  }),
)

/**
 * A copy of content/ for tests to break, with known facts; `mend` undoes the changes of a test. It is kept in memory,
 * and written to disk for tests that need its path.
 */
export class ContentFolder {
  private readonly contents = new Map(originals)
  private readonly touched = new Set<string>()
  private readonly unwritten = new Set<string>()
  private folder: string | undefined

  /** The files, in folder order. */
  get files(): string[] {
    return [...this.contents.keys()].sort()
  }

  /** The folder with the files in their present state. */
  get path(): string {
    if (!this.folder) {
      this.folder = temporaryFolder()
      copyContent(this.folder)
    }
    for (const file of this.unwritten) {
      const path = join(this.folder, file)
      const data = this.contents.get(file)
      mkdirSync(dirname(path), { recursive: true })
      if (data === undefined) rmSync(path, { force: true })
      else writeFileSync(path, data)
    }
    this.unwritten.clear()
    return this.folder
  }

  /** Return the problems that the content check finds in the files. */
  check() {
    return checkRead(this.parse(), photosAmong(this.files))
  }

  /** The files, parsed. */
  parse() {
    return readSources(this.files.filter(isContent).map((file) => [file, this.read(file)]))
  }

  /** @throws if there is no such file */
  read(file: string): string {
    const data = this.contents.get(file)
    if (data === undefined) throw new Error(`there is no file ${file}`)
    return data.toString()
  }

  write(file: string, source: string | Buffer) {
    this.put(file, source)
    this.touched.add(file)
  }

  remove(file: string) {
    this.put(file, undefined)
    this.touched.add(file)
  }

  /** Return the name of a field as the check writes it. */
  fieldOf(file: string, path: Path): string {
    return stepsOf(parseDocument(this.partsOf(file).front), path).join('.')
  }

  /** Sets a field of the front matter, or removes it (`undefined`). */
  set(file: string, path: Path, value: unknown) {
    const { front, body } = this.partsOf(file)
    const document = parseDocument(front)
    const steps = stepsOf(document, path)
    if (value === undefined) document.deleteIn(steps)
    // Without aliases, which YAML writes for an object that stands twice and the check refuses.
    else document.setIn(steps, JSON.parse(JSON.stringify(value)))
    const fields = document.toString({ lineWidth: 0 })
    this.write(file, body === undefined ? fields : `---\n${fields}---\n${body}`)
  }

  /** Changes the Markdown body. */
  body(file: string, change: (body: string) => string) {
    const source = this.read(file)
    const start = source.indexOf('\n---\n') + 5
    const body = source.slice(start)
    if (change(body) === body) throw new Error(`the test changes nothing in ${file}`)
    this.write(file, source.slice(0, start) + change(body))
  }

  /** Replaces a part of the Markdown body. */
  replace(file: string, part: string | RegExp, text: string) {
    this.body(file, (body) => body.replace(part, text))
  }

  /** Adds a paragraph to the Markdown body. */
  add(file: string, text: string) {
    this.body(file, (body) => `${body.trimEnd()}\n\n${text}\n`)
  }

  /** Return the number of the first line that contains a text, 0 without one. */
  lineOf(file: string, text: string): number {
    const lines = this.read(file).split('\n')
    return lines.findIndex((line) => line.includes(text)) + 1
  }

  /** Copies a page in both languages, with another slug and unique search texts. */
  copyPage(from: string, to: string) {
    for (const locale of ['en', 'es']) {
      this.write(`${to}.${locale}.md`, this.read(`${from}.${locale}.md`))
      this.set(`${to}.${locale}.md`, ['seo'], {
        focus: to,
        title: to,
        description: `${to} ${locale.toUpperCase()} `.repeat(20).slice(0, 130),
      })
    }
  }

  mend() {
    for (const file of this.touched) this.put(file, originals.get(file))
    this.touched.clear()
  }

  /** Return the fields of a file as they are written, and the Markdown below them, if it has any. */
  private partsOf(file: string): { front: string; body?: string } {
    const source = this.read(file)
    if (file.endsWith('.yaml')) return { front: source }
    const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
    return { front, body }
  }

  private put(file: string, data: string | Buffer | undefined) {
    if (data === this.contents.get(file)) return
    if (data === undefined) this.contents.delete(file)
    else this.contents.set(file, data)
    this.unwritten.add(file)
  }
}
