import type { HeaderRule } from './headers'
import type { Redirect } from './redirects'

/** Configuration files of hosts, which visitors cannot request. */
export const hostFiles = ['_headers', '_redirects', 'nginx.conf', 'vercel.json', '.htaccess', '.nojekyll']

/** A header rule's pattern as the regular expression of a path: `/*.md` → `\.md$`. */
export const expressionOf = (pattern: string) =>
  `^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`.replace(/^\^\/\.\*(?!\$)|\.\*\$$/g, '')

/** Alternatives of a regular expression that names the hosts' own files. */
export const hostFilesExpression = hostFiles.map((file) => file.replaceAll('.', '\\.')).join('|')

/** The text of `vercel.json`: clean addresses, redirects and headers (Vercel, "Project configuration"). */
export function vercelFile(rules: HeaderRule[], redirects: Redirect[]): string {
  const source = (pattern: string) => pattern.replaceAll('.', '\\.').replaceAll('*', '(.*)')
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
    headers: rules.map(({ pattern, headers }) => ({
      source: source(pattern),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  }
  return `${JSON.stringify(configuration, null, 1)}\n`
}
