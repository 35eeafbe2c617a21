import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageDataKey } from '../../../lib/loader/contract'
import { orAdapt } from '../../shared/problems'

/** `self.__next_f.push([1,"…"])`: a piece of the data that React starts from, as Next writes it into a page. */
const piece = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*\])\)$/

/** Return the data file of a page. A 404 page is a copy of its folder's `not-found` and shares its data. */
export const dataFile = (file: string) => file.replace(/(^|\/)404\.html$/, '$1not-found.html').replace(/html$/, 'txt')

/** Return the hash of a page's data in the format of the integrity option of `fetch`. */
export const integrityOf = (data: string) => `sha256-${createHash('sha256').update(data).digest('base64')}`

/** Return the data that Next wrote beside a page. @throws if there is none */
export function readData(folder: string, file: string): string {
  const path = join(folder, dataFile(file))
  if (!existsSync(path)) throw new Error(`its data, ${dataFile(file)}, is not beside it: ${orAdapt('page-data.ts')}`)
  return readFileSync(path, 'utf8')
}

/**
 * Split the inline scripts of a page into the data React starts from and the code that starts it.
 * @throws if a piece of data is not text
 */
export function splitInline(scripts: string[]): { data: string; code: string } {
  let data = ''
  let code = ''
  for (const script of scripts) {
    const [, list] = piece.exec(script.trim()) ?? []
    // Each is on its own line and closed: a script may end in a comment or without a semicolon.
    if (!list) {
      code += `${script}\n;`
      continue
    }
    const [kind, text] = JSON.parse(list) as [number, unknown]
    if (kind === 1 && typeof text === 'string') data += text
    else if (kind !== 0) throw new Error(`a piece of data of kind ${kind}: ${orAdapt('page-data.ts')}`)
  }
  return { data, code }
}

/**
 * Return the last script of every page: it waits for the page's data, which the loader has requested, and then runs
 * Next's own code. Without the data, or if the loader has cancelled, nothing happens here.
 */
export function startScript(code: string): { file: string; content: string } {
  const content = `{
const data = document.${pageDataKey}
data.then((text) => {
  if (document.${pageDataKey} !== data) return
  document.${pageDataKey} = 0
  self.__next_f = [[0], [1, text]]
  ;${code}
}, () => {})
}
`
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16)
  return { file: `_next/static/chunks/start-${hash}.js`, content }
}
