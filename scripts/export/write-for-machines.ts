import type { ISitemapField } from 'next-sitemap'
import { settings } from '../../lib/compiled/data'
import { locales } from '../../lib/i18n/locales'
import { historyGap } from '../../lib/seo/git-history'
import { llmsFile, llmsPath } from '../../lib/seo/llms'
import { writeBelow } from '../shared/page-files'
import { securityFile, securityPath } from './security-file'
import { robotsFile, sitemapFile, sitemapPath } from './sitemap'

/** Write the files for search engines and language models. */
export function writeForMachines(folder: string, entries: ISitemapField[]): void {
  for (const locale of locales) writeBelow(folder, llmsPath(locale).slice(1), llmsFile(locale))
  writeBelow(folder, sitemapPath.slice(1), sitemapFile(entries))
  writeBelow(folder, 'robots.txt', robotsFile())
  writeBelow(folder, securityPath.slice(1), securityFile(settings.clinic.email))
  const gap = historyGap()
  if (gap) console.log(`sitemap: no page says when it changed: ${gap}`)
}
