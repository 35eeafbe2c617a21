import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseDocument } from 'yaml'
import { temporaryFolder } from '../../temporary-folder'

type Path = (string | number)[]

/** A copy of content/ for tests to break, made once per test file; `mend` undoes the changes of a test. */
export class ContentFolder {
  readonly path = temporaryFolder()
  private readonly touched = new Set<string>()

  constructor() {
    cpSync('content', this.path, { recursive: true })
  }

  read(file: string) {
    return readFileSync(join(this.path, file), 'utf8')
  }

  write(file: string, source: string | Buffer) {
    this.touched.add(file)
    const path = join(this.path, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, source)
  }

  remove(file: string) {
    this.touched.add(file)
    rmSync(join(this.path, file))
  }

  /** Sets a field of the front matter, or removes it (`undefined`). */
  set(file: string, path: Path, value: unknown) {
    const [, front, body] = file.endsWith('.yaml')
      ? [null, this.read(file), null]
      : (/^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(this.read(file)) ?? [])
    const document = parseDocument(front ?? '')
    if (value === undefined) document.deleteIn(path)
    else document.setIn(path, value)
    const fields = document.toString({ lineWidth: 0 })
    this.write(file, body === null ? fields : `---\n${fields}---\n${body}`)
  }

  /** Changes the Markdown body. */
  body(file: string, change: (body: string) => string) {
    const source = this.read(file)
    const start = source.indexOf('\n---\n') + 5
    const body = source.slice(start)
    if (change(body) === body) throw new Error(`the test changes nothing in ${file}`)
    this.write(file, source.slice(0, start) + change(body))
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
    for (const file of this.touched) {
      const original = join('content', file)
      if (existsSync(original)) writeFileSync(join(this.path, file), readFileSync(original))
      else rmSync(join(this.path, file), { force: true })
    }
    this.touched.clear()
  }
}
