import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { daysAhead } from '../../lib/content/ahead'
import { readContent } from '../../lib/content/read'
import { localePath, locales } from '../../lib/i18n/locales'

/** The files of a site that list its pages for machines, by their English addresses. */
const listings = ['/feed.xml', '/search.json', '/search-texts.json']

/** Find future posts that a site reveals before their date: in its sitemap, feed or search index. */
export function earlyPosts(content: string, site: string): string[] {
  // A preview has no sitemap.
  const read = (path: string) => (existsSync(join(site, path)) ? readFileSync(join(site, path), 'utf8') : '')
  const files = ['/sitemap.xml', ...locales.flatMap((locale) => listings.map((path) => localePath(path, locale)))]
  return [...daysAhead(readContent(content).entries)].flatMap(([slug, day]) => {
    const early = `is dated ${day}, but is already published`
    return files.flatMap((file) => (read(file).includes(slug) ? [`out${file}: ${slug} ${early}`] : []))
  })
}
