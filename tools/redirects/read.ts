import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../lib/util/files'

/** Addresses of a former site, without its domain, and the number of addresses on other sites. */
export type FormerSite = { addresses: string[]; others: number }

const entities: Record<string, string> = { '&amp;': '&', '&apos;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' }

/** Read the addresses in the text of a sitemap. @throws if there are none */
function fromSitemap(file: string, text: string): string[] {
  const found = [...text.matchAll(/<loc>\s*(?:<!\[CDATA\[)?\s*(.*?)\s*(?:\]\]>)?\s*<\/loc>/gs)].map(
    ([, address = '']) => address.replace(/&\w+;/g, (entity) => entities[entity] ?? entity),
  )
  const pages = found.filter((address) => !/\.xml(?:\.gz)?$/.test(address))
  const opened = text.match(/<loc>/g)?.length ?? 0
  if (opened > found.length || (found.length > 0 && !/<\/(?:urlset|sitemapindex)>\s*$/.test(text)))
    throw new Error(`${file}: breaks off after ${found.length} addresses: save the sitemap again, whole`)
  if (pages.length > 0) return pages
  if (found.length > 0) throw new Error(`${file}: is a list of sitemaps: save those that it names, such as ${found[0]}`)
  throw new Error(`${file}: names no address: a sitemap has them in <loc>…</loc>`)
}

/** Read the first address of each line of a CSV or a list. */
const fromLines = (text: string): string[] =>
  text.split(/\r?\n/).flatMap((line) => {
    const cells = line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
    return cells.find((cell) => /^(?:https?:\/\/|\/)/.test(cell)) ?? []
  })

/** Read the addresses in the text of a file. @throws when there are none */
export function addressesIn(file: string, text: string): string[] {
  if (/^\s*(?:<!doctype html|<html)/i.test(text)) throw new Error(`${file}: is an HTML page: save the sitemap itself`)
  const found = /^\uFEFF?\s*</.test(text) ? fromSitemap(file, text) : fromLines(text)
  if (found.length === 0) throw new Error(`${file}: names no address: one a line, or in a column of a CSV`)
  return found
}

/** Return the domain that most addresses have, and the others count as other sites. */
export function formerSite(found: string[]): FormerSite {
  const parsed = found.flatMap((address) =>
    URL.canParse(address, 'https://none') ? new URL(address, 'https://none') : [],
  )
  const count = new Map<string, number>()
  for (const { hostname } of parsed) count.set(hostname, (count.get(hostname) ?? 0) + 1)
  const named = [...count].filter(([host]) => host !== 'none').sort(([, a], [, b]) => b - a)
  const bare = (host: string) => host.replace(/^www\./, '')
  const own = parsed.filter(({ hostname }) => hostname === 'none' || bare(hostname) === bare(named[0]?.[0] ?? ''))
  return {
    addresses: [...new Set(own.map(({ pathname, search }) => pathname + search))],
    others: parsed.length - own.length,
  }
}

/** Read a file, or all files of a folder. @throws when one cannot be read as a list of addresses */
export function readFormerSite(path: string): FormerSite {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) throw new Error(`${path}: no such file or folder`)
  const files = stats.isDirectory() ? listFiles(path).map((file) => join(path, file)) : [path]
  return formerSite(files.flatMap((file) => addressesIn(file, readFileSync(file, 'utf8'))))
}
