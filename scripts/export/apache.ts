import type { HeaderRule } from './headers'
import { expressionOf, hostFilesExpression } from './hosts'
import { isNotFound } from './pages'
import type { Redirect } from './redirects'

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
 * clean addresses and not-found pages as on the other hosts.
 */
export function apacheFile(rules: HeaderRule[], redirects: Redirect[], files: string[]): string {
  const folders = files
    .filter(isNotFound)
    .map((file) => file.slice(0, -'404.html'.length))
    .sort((a, b) => a.length - b.length)
  return [
    '# Written by `npm run build`. The folder must be the root of a site.',
    'Options -Indexes -MultiViews',
    'AddDefaultCharset utf-8',
    'DirectoryIndex index.html',
    // A folder beside a page of the same name is not another address of it.
    'DirectorySlash Off',
    ...folders.flatMap((folder) =>
      folder ? forPaths(`^/${folder}`, [`ErrorDocument 404 /${folder}404.html`]) : ['ErrorDocument 404 /404.html'],
    ),
    '',
    'Header always set Cache-Control "public, max-age=0, must-revalidate"',
    ...rules.flatMap(headerLines),
    '<IfModule mod_deflate.c>',
    '  AddOutputFilterByType DEFLATE text/html text/plain text/css text/markdown text/xml application/xml application/json application/javascript text/javascript application/rss+xml application/feed+json image/svg+xml',
    '</IfModule>',
    '',
    'RewriteEngine On',
    `RewriteRule ^(${hostFilesExpression})$ - [R=404,L]`,
    ...redirects.map(({ from, to }) => `RewriteRule ^${from.slice(1)}$ ${to} [R=301,L]`),
    '# One address per page: no index, no .html, no slash at the end.',
    'RewriteCond %{THE_REQUEST} "^\\S+ /+(?:[^?\\s]*/)?index(?:\\.html)?[?\\s]"',
    'RewriteRule ^(?:(.+)/)?index(?:\\.html)?$ /$1 [R=301,L]',
    'RewriteCond %{THE_REQUEST} "^\\S+ [^?\\s]+\\.html[?\\s]"',
    'RewriteRule ^(.+)\\.html$ /$1 [R=301,L]',
    'RewriteRule ^(.+)/$ /$1 [R=301,L]',
    'RewriteCond %{REQUEST_FILENAME} !-f',
    'RewriteCond %{DOCUMENT_ROOT}/$1.html -f',
    'RewriteRule ^(.+)$ /$1.html [L]',
    '',
  ].join('\n')
}
