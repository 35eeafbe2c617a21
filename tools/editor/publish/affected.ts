import { setImmediate } from 'node:timers/promises'
import { readSources } from '../../../lib/content/read'
import { localePath, locales } from '../../../lib/i18n/locales'
import { definitionOf } from '../../../lib/page-types'
import { compileContent } from '../../../scripts/build/compile'
import { renderPage, type Site } from '../preview/render'

/** Texts of content files by their paths below content/. */
type Files = ReadonlyMap<string, string>

/** Render the pages of compiled content. */
export type MakeSite = (compiled: ReadonlyMap<string, unknown>) => Site

const addressesOf = ({ routes }: Site) =>
  routes
    .filter(({ pageType }) => !definitionOf(pageType).framed)
    .flatMap(({ path }) => locales.map((locale) => localePath(path, locale)))

const htmlOf = (site: Site, address: string) => renderPage(site, address).catch(() => '')

/**
 * Return the addresses of the pages that will change, in both languages: each page is rendered before and after.
 * @param signal cancels it, without an answer @throws if the content before or after does not compile
 */
export async function affectedPages(
  make: MakeSite,
  before: Files,
  after: Files,
  signal?: AbortSignal,
): Promise<string[] | undefined> {
  const [old, now] = [
    make(compileContent(readSources(before).entries)),
    make(compileContent(readSources(after).entries)),
  ]
  const affected: string[] = []
  for (const address of new Set([...addressesOf(now), ...addressesOf(old)])) {
    if ((await htmlOf(old, address)) !== (await htmlOf(now, address))) affected.push(address)
    // Yield to other requests in between.
    await setImmediate()
    if (signal?.aborted) return undefined
  }
  return affected
}
