import { routes } from '../../lib/routes'
import { listFiles } from '../../lib/util/files'
import { writeBelow } from '../shared/pages'
import { type ParsedPage, parsePage } from '../shared/site'
import { type HeaderRule, headersFile } from './headers'
import { apacheFile, nginxFile, vercelFile } from './hosts'
import { redirectPage, redirectsFile, redirectsOf } from './redirects'

/**
 * Write what each host reads: headers, redirects of former addresses, one address for each page.
 * @returns the pages that lead from former addresses to new ones
 */
export function writeForHosts(folder: string, rules: HeaderRule[]): ParsedPage[] {
  const redirects = redirectsOf(routes)
  const pages = redirects.map((redirect) => ({
    file: `${redirect.from.slice(1)}.html`,
    path: redirect.from,
    html: redirectPage(redirect),
  }))
  for (const { file, html } of pages) writeBelow(folder, file, html)

  const files = listFiles(folder)
  writeBelow(folder, '_headers', headersFile(rules))
  writeBelow(folder, '_redirects', redirectsFile(redirects))
  writeBelow(folder, 'nginx.conf', nginxFile(rules, redirects, files))
  writeBelow(folder, '.htaccess', apacheFile(rules, redirects, files))
  writeBelow(folder, 'vercel.json', vercelFile(rules, redirects, files))
  // GitHub Pages would otherwise leave out _next and turn the Markdown versions into pages.
  writeBelow(folder, '.nojekyll', '')
  return pages.map(parsePage)
}
