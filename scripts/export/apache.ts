import type { HeaderRule } from './headers'
import { expressionOf, hostFilesExpression } from './hosts'
import { isNotFound } from './pages'
import type { Redirect } from './redirects'
import { fromTemplate } from './template'

const indented = (lines: string[]) => lines.map((line) => `  ${line}`)

/** Lines for the addresses a regular expression matches. */
const forPaths = (expression: string, lines: string[]) => [
  `<If "%{REQUEST_URI} =~ m#${expression}#">`,
  ...indented(lines),
  '</If>',
]

/** A rule's headers. A file's type is forced: Apache sets it after its headers. */
function headerLines({ pattern, headers }: HeaderRule): string[] {
  const lines = Object.entries(headers).map(([name, value]) =>
    name === 'Content-Type' ? `ForceType "${value}"` : `Header always set ${name} "${value}"`,
  )
  return pattern === '/*' ? lines : forPaths(expressionOf(pattern), lines)
}

/**
 * The text of `.htaccess` for Apache 2.4 (AllowOverride All, modules headers and rewrite): the same headers, redirects,
 * clean addresses and not-found pages as on the other hosts. `DirectorySlash Off`, because a folder beside a page of the same
 * name is not another address of it.
 */
export function apacheFile(rules: HeaderRule[], redirects: Redirect[], files: string[]): string {
  const folders = files
    .filter(isNotFound)
    .map((file) => file.slice(0, -'404.html'.length))
    .sort((a, b) => a.length - b.length)
  return fromTemplate('htaccess', {
    notFound: folders.flatMap((folder) =>
      folder ? forPaths(`^/${folder}`, [`ErrorDocument 404 /${folder}404.html`]) : ['ErrorDocument 404 /404.html'],
    ),
    headers: rules.flatMap(headerLines),
    hostFiles: hostFilesExpression,
    redirects: redirects.map(({ from, to }) => `RewriteRule ^${from.slice(1)}$ ${to} [R=301,L]`),
  })
}
