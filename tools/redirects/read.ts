import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'
import { isForeign } from '../../lib/content/foreign-files'
import { listFiles } from '../../lib/util/files'

/** An address of a former site, and where a plugin for redirects leads it. */
export type Former = { address: string; target?: string | undefined }

/** Addresses of a former site, without its domain, and the number of addresses on other sites. */
export type FormerSite = { found: Former[]; others: number }

const entities: Record<string, string> = { '&amp;': '&', '&apos;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' }

/** Read the addresses in the text of a sitemap. @throws if there are none */
function fromSitemap(file: string, text: string): string[] {
  const found = [...text.matchAll(/<loc>\s*(?:<!\[CDATA\[)?\s*(.*?)\s*(?:\]\]>)?\s*<\/loc>/gs)].map(
    ([, address = '']) => address.replace(/&\w+;/g, (entity) => entities[entity] ?? entity),
  )
  const pages = found.filter((address) => !/\.xml(?:\.gz)?$/.test(address))
  const opened = text.match(/<loc>/g)?.length ?? 0
  if (
    opened > found.length ||
    (found.length > 0 && !/<\/(?:urlset|sitemapindex)>\s*(?:<!--[\s\S]*?-->\s*)*$/.test(text))
  )
    throw new Error(`${file}: breaks off after ${found.length} addresses: save the sitemap again, whole`)
  if (pages.length > 0) return pages
  if (found.length > 0) throw new Error(`${file}: is a list of sitemaps: save those that it names, such as ${found[0]}`)
  throw new Error(`${file}: names no address: a sitemap has them in <loc>…</loc>`)
}

/** The columns of the exports of Yoast and Redirection: origin or source, target. */
const columns = { from: /^(?:origin|source|from)$/i, to: /^(?:target|destination|to)$/i }

/** Read a CSV: by its header if it names the columns, else the first address of each line. */
function fromLines(text: string): Former[] {
  const rows = Papa.parse<string[]>(text, { skipEmptyLines: true }).data.map((row) => row.map((cell) => cell.trim()))
  const [header = [], ...rest] = rows
  const [from, to] = [columns.from, columns.to].map((name) => header.findIndex((cell) => name.test(cell))) as [
    number,
    number,
  ]
  if (from < 0)
    return rows.flatMap((row) => {
      const address = row.find((cell) => /^(?:https?:\/\/|\/)/.test(cell))
      return address ? { address } : []
    })
  // Yoast writes paths without a slash.
  const whole = (cell: string) => (/^(?:https?:\/\/|\/)/.test(cell) ? cell : `/${cell}`)
  return rest.flatMap((row) => {
    const [address, target] = [row[from], row[to]]
    return address ? { address: whole(address), target: target ? whole(target) : undefined } : []
  })
}

/** Read the addresses in the text of a file. @throws when there are none */
export function addressesIn(file: string, text: string): Former[] {
  if (/^\s*(?:<!doctype html|<html)/i.test(text)) throw new Error(`${file}: is an HTML page: save the sitemap itself`)
  const isSitemap = /^\s*</.test(text)
  const found = isSitemap ? fromSitemap(file, text).map((address): Former => ({ address })) : fromLines(text)
  if (found.length === 0) throw new Error(`${file}: names no address: one a line, or in a column of a CSV`)
  return found
}

/** Return the domain that most addresses have, and the others count as other sites. */
export function formerSite(all: Former[]): FormerSite {
  const parsed = all.flatMap(({ address, target }) =>
    URL.canParse(address, 'https://none') ? { url: new URL(address, 'https://none'), target } : [],
  )
  const count = new Map<string, number>()
  for (const { url } of parsed) count.set(url.hostname, (count.get(url.hostname) ?? 0) + 1)
  const named = [...count].filter(([host]) => host !== 'none').sort(([, a], [, b]) => b - a)
  const bare = (host: string) => host.replace(/^www\./, '')
  const isOwn = (host: string) => host === 'none' || bare(host) === bare(named[0]?.[0] ?? '')
  const own = parsed.filter(({ url }) => isOwn(url.hostname))
  const found = new Map(own.map(({ url, target }) => [url.pathname + url.search, target]))
  return {
    found: [...found].map(([address, target]) => ({ address, target })),
    others: parsed.length - own.length,
  }
}

/** Decode a text: Excel saves UTF-16, with a byte order mark. */
function decode(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex')
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

/** Read a file, or all files of a folder. @throws when one cannot be read as a list of addresses */
export function readFormerSite(path: string): FormerSite {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) throw new Error(`${path}: no such file or folder`)
  const files = stats.isDirectory()
    ? listFiles(path)
        .filter((file) => !isForeign(file))
        .map((file) => join(path, file))
    : [path]
  return formerSite(files.flatMap((file) => addressesIn(file, decode(readFileSync(file)))))
}
