import { settings } from '../../lib/compiled/data'
import { routes } from '../../lib/routes'
import { listFiles } from '../../lib/util/files'
import { writeBelow } from '../shared/page-files'
import { type ParsedPage, parsePage } from '../shared/parsed-page'
import { stopAt } from '../shared/problems'
import { type HeaderRule, headersFile } from './headers'
import { type Host, hostFilesOf, mayReadRedirects } from './host'
import { cloudflareLimits, hiddenFiles, redirectPages, redirectsFile, redirectsOf } from './redirects'
import { apacheFile, nginxFile, vercelFile } from './server-configurations'

/**
 * Write the files that the chosen host reads, or those for all hosts: headers, redirects of former addresses, one
 * address for each page.
 * @returns the redirect pages of former addresses, for hosts that cannot redirect
 */
export function writeForHosts(folder: string, rules: HeaderRule[], host?: Host): ParsedPage[] {
  const redirects = redirectsOf(routes, settings.redirects.moved)
  const exported = listFiles(folder)
  stopAt('redirects', hiddenFiles(redirects, exported))
  // Netlify would serve such a page instead of redirecting.
  const pages = mayReadRedirects(host) ? [] : redirectPages(redirects, exported)
  for (const { file, html } of pages) writeBelow(folder, file, html)
  if (!host || host === 'cloudflare') {
    for (const limit of cloudflareLimits(redirectsFile(redirects))) console.log(`redirects: Cloudflare Pages ${limit}`)
  }

  const files = listFiles(folder)
  const texts: Record<string, () => string> = {
    _headers: () => headersFile(rules),
    _redirects: () => redirectsFile(redirects),
    'nginx.conf': () => nginxFile(rules, redirects, files),
    '.htaccess': () => apacheFile(rules, redirects, files),
    'vercel.json': () => vercelFile(rules, redirects, files),
    // GitHub Pages would otherwise leave out _next.
    '.nojekyll': () => '',
  }
  for (const file of hostFilesOf(host)) writeBelow(folder, file, texts[file]?.() ?? '')
  return pages.map(parsePage)
}
