import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { bodyHashAttribute } from '@/lib/loader/contract'
import { listFiles } from '@/lib/util/files'
import { stateBodyHash } from '@/scripts/export/state-body-hash'
import { elementsOf } from '@/scripts/shared/html'

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** A word that every page shows, which the next version writes in capitals. */
const words = new Set(locales.map((locale) => translator(locale)('nav.contact')))
const shown = new RegExp(`([>"])(${[...words].join('|')})(?=[<"])`, 'g')

/** State the hash of a page anew: with another word, the earlier one is not its own. */
function withHash(html: string): string {
  const bare = html.replace(new RegExp(` ${bodyHashAttribute}="[^"]*"`), '')
  return bare === html ? html : stateBodyHash(bare, elementsOf(bare, true))
}

/**
 * Write the next version of a site, as an edit of a text makes it: another build, with another word and other data on
 * every page, and scripts of the same names.
 * @param site the folder of the built site @param next an empty folder
 */
export function writeNextVersion(site: string, next: string): void {
  cpSync(site, next, { recursive: true })
  const folder = join(next, '_next/static')
  const build = readdirSync(folder).find((name) => /^[\da-f]{20}$/.test(name))
  if (!build) throw new Error(`${folder} names no build`)
  const other = build.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))
  renameSync(join(folder, build), join(folder, other))
  const integrity = new Map<string, string>()
  // The data of pages first: their HTML names its hash.
  for (const extension of ['.txt', '.html'])
    for (const file of listFiles(next).filter((name) => name.endsWith(extension))) {
      const before = readFileSync(join(next, file), 'utf8')
      const after = before
        .replaceAll(build, other)
        .replace(shown, (_, mark, word) => mark + word.toUpperCase())
        .replace(/(?<=data-integrity=")[^"]+/, (hash) => integrity.get(hash) ?? hash)
      integrity.set(sha256(before), sha256(after))
      writeFileSync(join(next, file), extension === '.html' ? withHash(after) : after)
    }
}
